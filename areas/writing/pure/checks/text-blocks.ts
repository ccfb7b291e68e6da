import type { Block, Document, Inline, Mark, Node } from '../types.ts';
import { textOfInline, walk } from '../walk.ts';
import { type Word, wordsOf } from './words.ts';

/** Stands for a mention, so that places in the words and in the block agree. */
const mention = '\ufffc';

export interface TextBlock {
  readonly path: readonly number[];
  /** Of a heading; a paragraph has none. */
  readonly level?: number;
  readonly content: readonly Inline[];
  readonly text: string;
  readonly words: readonly Word[];
  /** Within a quote: what somebody else said stays as they said it. */
  readonly quoted: boolean;
}

/** Paragraphs and headings with their words; code is left alone. */
export function textBlocksOf(document: Document): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let quote: readonly number[] | undefined;
  for (const { node, path } of walk(document)) {
    if (quote && !quote.every((at, depth) => path[depth] === at)) quote = undefined;
    if (node.type === 'blockquote') quote ??= path;
    if (node.type !== 'paragraph' && node.type !== 'heading') continue;
    const content = node.content ?? [];
    const level = node.type === 'heading' ? { level: node.attrs.level } : {};
    const text = flat(content);
    blocks.push({ path, ...level, content, text, words: wordsOf(text), quoted: quote !== undefined });
  }
  return blocks;
}

export const flat = (content: readonly Inline[]): string =>
  content.map((one) => (one.type === 'text' ? one.text : one.type === 'mention' ? mention : '\n')).join('');

/** A part of the words as it is read, with the names of those who are mentioned. */
export const readable = (content: readonly Inline[], from = 0, to = Number.POSITIVE_INFINITY): string =>
  textOfInline(slice(content, from, to))
    .replaceAll(/\s+/g, ' ')
    .trim();

const sameMarks = (one: Inline, two: Inline) =>
  one.type === 'text' && two.type === 'text' && JSON.stringify(one.marks ?? []) === JSON.stringify(two.marks ?? []);

function joined(content: readonly Inline[]): readonly Inline[] {
  const made: Inline[] = [];
  for (const one of content) {
    const last = made.at(-1);
    if (last?.type === 'text' && one.type === 'text' && sameMarks(last, one))
      made[made.length - 1] = { ...last, text: last.text + one.text };
    else if (one.type !== 'text' || one.text !== '') made.push(one);
  }
  return made;
}

/** The part of a content between two places. */
function slice(content: readonly Inline[], from: number, to: number): readonly Inline[] {
  let at = 0;
  return content.flatMap((one): readonly Inline[] => {
    const length = one.type === 'text' ? one.text.length : 1;
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)];
    at += length;
    if (start >= end) return [];
    return one.type === 'text' ? [{ ...one, text: one.text.slice(start, end) }] : [one];
  });
}

/** New words for a part of a content, in the style of its first letter, with another style if wanted. */
export function reworded(
  content: readonly Inline[],
  from: number,
  to: number,
  text: string,
  add?: Mark,
): readonly Inline[] {
  const old = slice(content, from, to).find((one) => one.type === 'text');
  const kept = old?.type === 'text' ? (old.marks ?? []) : [];
  const marks = add ? [...kept.filter(({ type }) => type !== add.type), add] : kept;
  const words: readonly Inline[] = text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  return joined([...slice(content, 0, from), ...words, ...slice(content, to, Number.POSITIVE_INFINITY)]);
}

/** The document with another node in one place; without one, the place closes. */
export function withNode(
  document: Document,
  path: readonly number[],
  make: (node: Node) => Node | undefined,
): Document {
  const inside = (nodes: readonly Node[], [at = 0, ...rest]: readonly number[]): readonly Node[] =>
    nodes.flatMap((node, index) => {
      if (index !== at) return [node];
      if (rest.length === 0) return make(node) ?? [];
      return [{ ...node, content: inside('content' in node ? (node.content ?? []) : [], rest) } as Node];
    });
  return { ...document, content: inside(document.content, path) as readonly Block[] };
}
