import { plainText, walk } from '../walk.ts';
import type { Rule } from './finding.ts';

/** Tables without one heading. */
export const tableHeaders: Rule = ({ document }) =>
  [...walk(document)].flatMap(({ node, path }) => {
    if (node.type !== 'table') return [];
    if (node.content.some((row) => row.content.some((cell) => cell.type === 'tableHeader'))) return [];
    return [
      {
        kind: 'table-headers',
        key: `table:${path.join()}`,
        title: 'A table without headings',
        reason: 'Without headings, a screen reader cannot say what a number belongs to.',
        suggestion: 'Make the first row headings.',
        quote: plainText({ type: 'doc', content: [node] }).split('\n')[0] ?? '',
        place: { path: [...path, 0, 0, 0] },
        fix: {
          label: 'Make the first row headings',
          done: 'The first row holds headings now.',
          edits: [{ type: 'headers', path }],
        },
      },
    ];
  });
