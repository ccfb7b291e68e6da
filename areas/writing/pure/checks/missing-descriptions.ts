import { walk } from '../walk.ts';
import type { Rule } from './finding.ts';

/** Pictures that have neither words nor the mark of decoration. */
export const missingDescriptions: Rule = ({ document }) =>
  [...walk(document)].flatMap(({ node, path }) => {
    if (node.type !== 'image' || node.attrs.decorative || node.attrs.alt.trim() !== '') return [];
    const { mediaId, caption } = node.attrs;
    return [
      {
        kind: 'missing-description',
        key: `picture:${mediaId}:${path.join()}`,
        title: 'A picture without a description',
        reason: 'People who can’t see it only learn that there’s a picture.',
        suggestion: 'Say in a sentence what it shows.',
        quote: caption,
        place: { path },
        picture: { mediaId },
        fix: {
          label: 'It’s only decoration',
          done: 'The picture is marked as decoration.',
          edits: [{ type: 'picture', path, set: { decorative: true } }],
        },
      },
    ];
  });
