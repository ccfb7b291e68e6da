import type { Document, Heading, Image, Mark, Node, Table } from '../types.ts';
import { reworded, withNode } from './text-blocks.ts';

/** A change as data: it can be stored, sent to a worker, and made in a document or in a plain text. */
export type Edit =
  | WordsEdit
  /** The level of a heading; 0 makes it a paragraph. */
  | { readonly type: 'level'; readonly path: readonly number[]; readonly level: number }
  | { readonly type: 'picture'; readonly path: readonly number[]; readonly set: Partial<Image['attrs']> }
  /** The first row of a table becomes its headings. */
  | { readonly type: 'headers'; readonly path: readonly number[] };

export interface WordsEdit {
  readonly type: 'words';
  readonly path: readonly number[];
  /** Characters within the block; a mention and a line break are one each. */
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** A style for the new words. A plain text does without it. */
  readonly mark?: Mark;
}

const withHeaders = (table: Table): Table => ({
  ...table,
  content: table.content.map((row, at) =>
    at > 0 ? row : { ...row, content: row.content.map((cell) => ({ ...cell, type: 'tableHeader' as const })) },
  ),
});

function edited(node: Node, edit: Edit): Node {
  switch (edit.type) {
    case 'words': {
      if (node.type !== 'paragraph' && node.type !== 'heading') return node;
      return { ...node, content: reworded(node.content ?? [], edit.from, edit.to, edit.insert, edit.mark) };
    }
    case 'level': {
      if (node.type !== 'heading') return node;
      if (edit.level === 0) return { type: 'paragraph', ...(node.content && { content: node.content }) };
      return { ...node, attrs: { level: edit.level as Heading['attrs']['level'] } };
    }
    case 'picture':
      return node.type === 'image' ? { ...node, attrs: { ...node.attrs, ...edit.set } } : node;
    case 'headers':
      return node.type === 'table' ? withHeaders(node) : node;
  }
}

/** The last place first, so that those before it keep their numbers. No edit adds or removes a block. */
const lastFirst = (one: Edit, two: Edit) =>
  one.type === 'words' && two.type === 'words' && one.path.join() === two.path.join() ? two.from - one.from : 0;

/** The document with the edits made. An edit whose place holds something else changes nothing. */
export const applyToDocument = (document: Document, edits: readonly Edit[]): Document =>
  [...edits].sort(lastFirst).reduce((all, edit) => withNode(all, edit.path, (node) => edited(node, edit)), document);

const nodeAt = (document: Document, path: readonly number[]): unknown =>
  path.reduce<{ readonly content?: readonly unknown[] } | undefined>(
    (node, at) => node?.content?.[at] as { readonly content?: readonly unknown[] } | undefined,
    document,
  );

/** Whether the places of the edits are in both documents the same: edits that were found in one may be made in the other. */
export const sameAtEdits = (edits: readonly Edit[], one: Document, two: Document): boolean =>
  one === two || edits.every(({ path }) => JSON.stringify(nodeAt(one, path)) === JSON.stringify(nodeAt(two, path)));
