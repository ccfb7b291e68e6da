import { markupTokens, type Token } from './tokens.ts';

/** An element with what is heard of it. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Of its start tag. */
  readonly from: number;
  readonly to: number;
  /** It stands in a <label>. */
  readonly inLabel: boolean;
  /** Words inside, and the descriptions of pictures inside; up to 1,000 characters. */
  text: string;
  /** Which of td, th and track are inside. */
  readonly inside: Set<string>;
}

const mostText = 1000;
const watched = /^(?:td|th|track)$/;
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
/** By its own attributes. */
export const hidden = ({ attributes }: MarkupElement) =>
  attributes.get('aria-hidden') === 'true' || attributes.has('hidden');

/**
 * All elements in their order. What is not closed ends with what it is in; a closing tag without a start is nothing.
 * Each hands its words to the one around it when it ends, so that no depth makes a word slower.
 */
export function elementsOf(html: string): readonly MarkupElement[] {
  const all: MarkupElement[] = [];
  const open: MarkupElement[] = [];
  const openOf = new Map<string, number>();
  let hiddenOpen = 0;
  const isOpen = (name: string) => (openOf.get(name) ?? 0) > 0;
  const step = (element: MarkupElement, by: 1 | -1) => {
    openOf.set(element.name, (openOf.get(element.name) ?? 0) + by);
    if (hidden(element)) hiddenOpen += by;
  };
  const say = (words: string) => {
    const top = open.at(-1);
    if (top && hiddenOpen === 0) top.text += words.slice(0, mostText - top.text.length);
  };
  const end = () => {
    const done = open.pop();
    if (!done) return;
    step(done, -1);
    const around = open.at(-1);
    if (!around) return;
    around.text += done.text.slice(0, mostText - around.text.length);
    for (const name of done.inside) around.inside.add(name);
  };
  const start = ({ name, attributes, from, to }: Token): MarkupElement => {
    if (endedBy[open.at(-1)?.name ?? '']?.test(name)) end();
    // The first of two attributes with one name counts.
    const own = new Map([...attributes].reverse());
    const made = { name, attributes: own, from, to, inLabel: isOpen('label'), text: '', inside: new Set<string>() };
    if (watched.test(name)) open.at(-1)?.inside.add(name);
    all.push(made);
    return made;
  };
  for (const token of markupTokens(html)) {
    if (token.kind === 'text') say(spaced(html.slice(token.from, Math.min(token.to, token.from + mostText))));
    else if (token.kind === 'sign') say('<');
    else if (token.kind === 'end') {
      // Looks back no further than it closes.
      if (isOpen(token.name)) while (open.at(-1)?.name !== token.name) end();
      if (open.at(-1)?.name === token.name) end();
    } else {
      const made = start(token);
      if (made.name === 'img' && !hidden(made)) say(spaced(made.attributes.get('alt') ?? ''));
      const label = made.attributes.get('aria-label');
      if (label) say(` ${label} `);
      if (token.kind === 'start' && !empty.test(made.name)) {
        open.push(made);
        step(made, 1);
      }
    }
  }
  while (open.length > 0) end();
  return all;
}
