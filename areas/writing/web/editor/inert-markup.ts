import { markupTokens } from '../../pure/markup/tokens.ts';

/** What the schema and paste.ts read. Everything else stays outside, handlers and addresses to fetch from above all. */
const kept = /^(?:alt|class|colspan|href|lang|rowspan|start|data-[a-z-]+)$/;
/** Of the page around the text, or acting by being there. */
const ofThePage = /^(?:html|head|body|base|meta|link|frame|frameset|embed|param|source|track)$/;
const name = /^[a-z][a-z0-9:-]*$/;

/** Styles are read as words: the browser would apply them, which this site does not allow. */
const written = ([attribute, value]: readonly [string, string]) => {
  const safe = attribute === 'style' ? 'data-style' : attribute;
  return kept.test(safe) ? ` ${safe}="${value.replaceAll('"', '&quot;')}"` : '';
};

/**
 * Markup from elsewhere, written anew before it becomes a page of any kind: tags with the few attributes above and text,
 * nothing else. A browser looks at a handler as soon as it is an attribute, in a page that is never shown too. What holds
 * here does not hang on reading the source as a browser would: whatever comes out was written here.
 */
export function inertMarkup(html: string): string {
  const out: string[] = [];
  for (const { kind, from, to, name: tag, attributes } of markupTokens(html)) {
    if (kind === 'text') out.push(html.slice(from, to));
    else if (kind === 'sign') out.push('&lt;');
    else if (kind !== 'raw' && name.test(tag) && !ofThePage.test(tag))
      out.push(kind === 'end' ? `</${tag}>` : `<${tag}${attributes.map(written).join('')}>`);
  }
  return out.join('');
}
