import { isBlank } from '../characters.ts';
import type { Rule } from './finding.ts';
import { textBlocksOf, withNode } from './text-blocks.ts';

export const emptyHeadings: Rule = ({ document }) =>
  textBlocksOf(document)
    .filter(({ level, text }) => level !== undefined && isBlank(text))
    .map(({ path }) => ({
      key: `empty-heading:${path.join()}`,
      title: 'A heading without words',
      reason: 'Screen readers announce a heading here, and then nothing.',
      quote: '',
      place: { path },
      fix: {
        label: 'Make it plain text',
        done: 'It’s no longer a heading.',
        change: () => ({ document: withNode(document, path, () => ({ type: 'paragraph' })) }),
      },
    }));
