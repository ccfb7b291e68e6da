import { oneLine } from '#platform/contract/one-line.ts';
import type { Block, Document, Image, Inline, Mark, Node } from './types.ts';

const inside = (node: Node): readonly Node[] => ('content' in node ? (node.content ?? []) : []);

/** Every node in reading order, with the way to it from the document. */
export function* walk(document: Document): Generator<{ readonly node: Node; readonly path: readonly number[] }> {
  function* below(nodes: readonly Node[], path: readonly number[]): Generator<{ node: Node; path: readonly number[] }> {
    for (const [at, node] of nodes.entries()) {
      const here = [...path, at];
      yield { node, path: here };
      yield* below(inside(node), here);
    }
  }
  yield* below(document.content, []);
}

export const textOfInline = (nodes: readonly Inline[] = []): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'mention' ? `@${node.attrs.username}` : '\n'))
    .join('');

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .trim();

export interface PlainOptions {
  /** Puts the descriptions of pictures in their place. */
  readonly descriptions?: boolean;
  /** Leaves out what stands behind a content warning; its label stays. */
  readonly hideWarnings?: boolean;
  /** Leaves out quotes: what somebody else said. */
  readonly hideQuotes?: boolean;
}

/** The words alone, a line for each paragraph, heading, list item and table row. */
export function plainText(document: Document, options: PlainOptions = {}): string {
  const lines: string[] = [];
  const add = (text: string) => {
    const line = tidy(text);
    if (line) lines.push(line);
  };
  const picture = ({ attrs }: Image) => {
    if (options.descriptions && !attrs.decorative) add(attrs.alt);
    add(attrs.caption);
  };
  const blocks = (nodes: readonly Block[]): void => {
    for (const node of nodes) block(node);
  };
  function block(node: Block): unknown {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'codeBlock':
        return add(textOfInline(node.content));
      case 'image':
        return picture(node);
      case 'bulletList':
      case 'orderedList':
        for (const item of node.content) blocks(item.content);
        return undefined;
      case 'table':
        for (const row of node.content)
          add(
            row.content
              .map((cell) => plainText({ type: 'doc', content: cell.content }, options).replaceAll('\n', ' '))
              .join(', '),
          );
        return undefined;
      case 'warning':
        add(node.attrs.label);
        return options.hideWarnings ? undefined : blocks(node.content);
      case 'blockquote':
        return options.hideQuotes ? undefined : blocks(node.content);
      case 'horizontalRule':
        return undefined;
    }
  }
  blocks(document.content);
  return lines.join('\n');
}

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** How a text begins, in one line; cuts neither a word nor an emoji, and says with "…" that it goes on. */
export function excerptOf(text: string, most = 150): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  let kept = '';
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  const next = line.charAt(kept.length);
  const words = next === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  // One word without an end is cut after all.
  return `${(words || kept).trimEnd()}…`;
}

export interface OutlineEntry {
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
  /** Places from the document down: the second block is [1]. */
  readonly path: readonly number[];
}

/** The headings with words, in order. Ids come from the words, so that a link to a heading outlives other changes. */
export function outline(document: Document, prefix = 'h'): readonly OutlineEntry[] {
  const used = new Set<string>();
  const entries: OutlineEntry[] = [];
  for (const { node, path } of walk(document)) {
    if (node.type !== 'heading') continue;
    const text = tidy(textOfInline(node.content)).replaceAll('\n', ' ');
    const slug = text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
      .replaceAll(/^-+|-+$/g, '');
    if (!text) continue;
    const base = `${prefix}-${slug || 'part'}`;
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    entries.push({ id, level: node.attrs.level, text, path });
  }
  return entries;
}

export const imagesOf = (document: Document): readonly Image[] =>
  [...walk(document)].flatMap(({ node }) => (node.type === 'image' ? [node] : []));

/** Each once, in order. */
export const mediaIdsOf = (document: Document): readonly number[] => [
  ...new Set(imagesOf(document).map(({ attrs }) => attrs.mediaId)),
];

/** Members that are mentioned, each once, in order. */
export const mentionsOf = (document: Document): readonly { readonly userId: number; readonly username: string }[] => {
  const found = new Map<number, { userId: number; username: string }>();
  for (const { node } of walk(document)) if (node.type === 'mention') found.set(node.attrs.userId, node.attrs);
  return [...found.values()];
};

export const hrefOf = (marks: readonly Mark[] | undefined): string | undefined =>
  marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0];

/** Links with the words that carry them; neighbouring pieces of one link are one. */
export function linksOf(
  document: Document,
): readonly { readonly href: string; readonly text: string; readonly path: readonly number[] }[] {
  const links: { href: string; text: string; path: readonly number[] }[] = [];
  let before = '';
  for (const { node, path } of walk(document)) {
    const href = node.type === 'text' ? hrefOf(node.marks) : undefined;
    const last = links.at(-1);
    const neighbour = last?.href === href && before === [...path.slice(0, -1), (path.at(-1) ?? 0) - 1].join();
    if (href !== undefined && node.type === 'text') {
      if (last && neighbour) last.text += node.text;
      else links.push({ href, text: node.text, path });
    }
    before = href === undefined ? '' : path.join();
  }
  return links;
}

/** Paragraphs of plain words and nothing else: a plain field can hold it without loss. */
export const isPlain = (document: Document): boolean =>
  document.content.every(
    (block) =>
      block.type === 'paragraph' &&
      (block.content ?? []).every((one) => one.type === 'hardBreak' || (one.type === 'text' && !one.marks?.length)),
  );
