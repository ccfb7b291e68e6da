/** What the schema and paste.ts read. Everything else stays outside, handlers and addresses to fetch from above all. */
const kept = /^(?:alt|class|colspan|href|lang|rowspan|start|data-[a-z-]+)$/;
/** Not markup inside, up to their own end. */
const raw = /^(?:script|style|textarea|title|iframe|noembed|noframes|noscript|xmp|plaintext)$/;
/** Of the page around the text, or acting by being there. */
const ofThePage = /^(?:html|head|body|base|meta|link|frame|frameset|embed|param|source|track)$/;
const name = /^[a-z][a-z0-9:-]*$/;

const startsName = (sign: string | undefined) => sign !== undefined && /[a-z]/i.test(sign);
const isSpace = (sign: string | undefined) => sign !== undefined && /[\t\n\f\r ]/.test(sign);

interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The place after it; undefined when the text ends inside it. */
  readonly end: number | undefined;
}

/** Reads a start or end tag as browsers do: from its name at this place to its closing bracket. */
function readTag(html: string, from: number): Tag {
  let at = from;
  const until = (stop: (sign: string) => boolean) => {
    const start = at;
    while (at < html.length && !stop(html[at] ?? '')) at += 1;
    return html.slice(start, at);
  };
  const tagName = until((sign) => isSpace(sign) || sign === '/' || sign === '>').toLowerCase();
  const attributes: (readonly [string, string])[] = [];
  while (at < html.length) {
    until((sign) => !isSpace(sign) && sign !== '/');
    if (html[at] === '>') return { name: tagName, attributes, end: at + 1 };
    const start = at;
    at += 1;
    until((sign) => isSpace(sign) || sign === '/' || sign === '>' || sign === '=');
    const attribute = html.slice(start, at).toLowerCase();
    until((sign) => !isSpace(sign));
    if (html[at] !== '=') {
      attributes.push([attribute, '']);
      continue;
    }
    at += 1;
    until((sign) => !isSpace(sign));
    const quote = html[at];
    if (quote === '"' || quote === "'") {
      at += 1;
      attributes.push([attribute, until((sign) => sign === quote)]);
      at += 1;
    } else attributes.push([attribute, until((sign) => isSpace(sign) || sign === '>')]);
  }
  return { name: tagName, attributes, end: undefined };
}

/** Styles are read as words: the browser would apply them, which this site does not allow. */
const written = ([attribute, value]: readonly [string, string]) => {
  const safe = attribute === 'style' ? 'data-style' : attribute;
  return kept.test(safe) ? ` ${safe}="${value.replaceAll('"', '&quot;')}"` : '';
};

/** The place after a comment, a declaration or what browsers take for one. */
function afterComment(html: string, at: number): number {
  const short = /^<!--(-?)>/.exec(html.slice(at, at + 6));
  if (short) return at + short[0].length;
  const close = html.startsWith('<!--', at) ? '-->' : '>';
  const end = html.indexOf(close, at + (close === '>' ? 2 : 4));
  return end < 0 ? html.length : end + close.length;
}

/**
 * Markup from elsewhere, written anew before it becomes a page of any kind: tags with the few attributes above and text,
 * nothing else. A browser looks at a handler as soon as it is an attribute, in a page that is never shown too. What holds
 * here does not hang on reading the source as a browser would: whatever comes out was written here.
 */
export function inertMarkup(html: string): string {
  const out: string[] = [];
  const unclosed = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    out.push(html.slice(at, open));
    const isEnd = html[open + 1] === '/';
    if (startsName(html[open + (isEnd ? 2 : 1)])) {
      const tag = readTag(html, open + (isEnd ? 2 : 1));
      if (tag.end === undefined) return out.join('');
      at = tag.end;
      if (raw.test(tag.name)) {
        if (isEnd || unclosed.has(tag.name)) continue;
        const close = new RegExp(`</${tag.name}(?=[\\t\\n\\f\\r />])`, 'gi');
        close.lastIndex = at;
        const end = close.exec(html);
        if (end) at = end.index;
        else unclosed.add(tag.name);
      } else if (name.test(tag.name) && !ofThePage.test(tag.name)) {
        out.push(isEnd ? `</${tag.name}>` : `<${tag.name}${tag.attributes.map(written).join('')}>`);
      }
    } else if (isEnd || html[open + 1] === '!' || html[open + 1] === '?') at = afterComment(html, open);
    else {
      out.push('&lt;');
      at = open + 1;
    }
  }
  out.push(html.slice(at));
  return out.join('');
}
