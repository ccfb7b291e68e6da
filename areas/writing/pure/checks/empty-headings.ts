import { isBlank } from '../characters.ts';
import type { Inline } from '../types.ts';
import { textOfInline } from '../walk.ts';
import type { Rule } from './finding.ts';
import { textBlocksOf, withNode } from './text-blocks.ts';

/** Nothing that is read out: no words, and nobody’s name. */
export const saysNothing = (content: readonly Inline[]): boolean => isBlank(textOfInline(content));

export const emptyHeadings: Rule = ({ document }) =>
  textBlocksOf(document)
    .filter(({ type, content }) => type === 'heading' && saysNothing(content))
    .map(({ path }) => ({
      key: `empty-heading:${path.join()}`,
      title: 'A heading without words',
      reason: 'Screen readers announce a heading here, and then nothing.',
      quote: '',
      place: { path },
      fix: {
        label: 'Make it plain text',
        done: 'It is no heading any more.',
        change: () => ({ document: withNode(document, path, () => ({ type: 'paragraph' })) }),
      },
    }));
