import type { Table } from '../types.ts';
import { plainText, walk } from '../walk.ts';
import type { Rule } from './finding.ts';
import { withNode } from './text-blocks.ts';

const withHeaders = (table: Table): Table => ({
  ...table,
  content: table.content.map((row, at) =>
    at > 0 ? row : { ...row, content: row.content.map((cell) => ({ ...cell, type: 'tableHeader' as const })) },
  ),
});

/** Tables without one heading. */
export const tableHeaders: Rule = ({ document }) =>
  [...walk(document)].flatMap(({ node, path }) => {
    if (node.type !== 'table') return [];
    if (node.content.some((row) => row.content.some((cell) => cell.type === 'tableHeader'))) return [];
    return [
      {
        key: `table:${path.join()}`,
        title: 'A table without headings',
        reason: 'Without headings, a screen reader cannot say what a number belongs to.',
        quote: plainText({ type: 'doc', content: [node] }).split('\n')[0] ?? '',
        place: { path: [...path, 0, 0, 0] },
        fix: {
          label: 'Make the first row headings',
          done: 'The first row holds headings now.',
          change: () => ({ document: withNode(document, path, (one) => withHeaders(one as Table)) }),
        },
      },
    ];
  });
