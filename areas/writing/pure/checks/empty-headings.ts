import { isBlank } from '../characters.ts';
import type { Rule } from './finding.ts';

export const emptyHeadings: Rule = ({ blocks }) =>
  blocks
    .filter(({ level, text }) => level !== undefined && isBlank(text))
    .map(({ path }) => ({
      kind: 'empty-heading',
      key: `empty-heading:${path.join()}`,
      title: 'A heading without words',
      reason: 'Screen readers announce a heading here, and then nothing.',
      suggestion: 'Write the heading, or make it plain text.',
      quote: '',
      place: { path },
      fix: {
        label: 'Make it plain text',
        done: 'It’s no longer a heading.',
        edits: [{ type: 'level', path, level: 0 }],
      },
    }));
