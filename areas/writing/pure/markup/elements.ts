import { markupTokens, type Token } from './tokens.ts';

/** An element with what is heard of it. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Of its start tag. */
  readonly from: number;
  readonly to: number;
  /** The element that it is in. */
  readonly parent: MarkupElement | undefined;
  /** Words inside, and the descriptions of pictures inside; up to 1,000 characters. */
  text: string;
  /** Names of elements inside. */
  readonly inside: Set<string>;
}

const mostText = 1000;
/** Deeper ones are read as if they stood here: no one writes so, and each would make every word slower. */
const deepest = 50;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** A start tag of the second ends an open one of the first. */
const endedBy: Readonly<Record<string, RegExp>> = {
  p: /^(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|pre|form)$/,
  li: /^li$/,
  tr: /^tr$/,
  td: /^(?:td|th|tr)$/,
  th: /^(?:td|th|tr)$/,
  option: /^option$/,
};

/** Spaces as characters, so that a text of nothing else is empty. */
const spaced = (text: string) => text.replace(/&(?:nbsp|#160|#xa0|ensp|emsp|thinsp|zwnj|shy);/gi, ' ');
const hidden = ({ attributes }: MarkupElement) => attributes.get('aria-hidden') === 'true' || attributes.has('hidden');

/** All elements in their order. What is not closed ends with what it is in; a closing tag without a start is nothing. */
export function elementsOf(html: string): readonly MarkupElement[] {
  const all: MarkupElement[] = [];
  const open: MarkupElement[] = [];
  const say = (words: string) => {
    if (open.some(hidden)) return;
    for (const one of open) if (one.text.length < mostText) one.text += words.slice(0, mostText - one.text.length);
  };
  const start = ({ name, attributes, from, to }: Token): MarkupElement => {
    const before = open.at(-1);
    if (before && endedBy[before.name]?.test(name)) open.pop();
    // The first of two attributes with one name counts.
    const own = new Map([...attributes].reverse());
    const made = { name, attributes: own, from, to, parent: open.at(-1), text: '', inside: new Set<string>() };
    for (const one of open) one.inside.add(name);
    all.push(made);
    return made;
  };
  for (const token of markupTokens(html)) {
    if (token.kind === 'text') say(spaced(html.slice(token.from, Math.min(token.to, token.from + mostText))));
    else if (token.kind === 'sign') say('<');
    else if (token.kind === 'end') {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at >= 0) open.length = at;
    } else {
      const made = start(token);
      if (made.name === 'img' && !hidden(made)) say(spaced(made.attributes.get('alt') ?? ''));
      const label = made.attributes.get('aria-label');
      if (label && open.length > 0) say(` ${label} `);
      if (token.kind === 'start' && !empty.test(made.name) && open.length < deepest) open.push(made);
    }
  }
  return all;
}
