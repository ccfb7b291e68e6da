import type { Image } from '../types.ts';
import { walk } from '../walk.ts';
import type { Rule } from './finding.ts';
import { withNode } from './text-blocks.ts';

/** Pictures that have neither words nor the mark of decoration. */
export const missingDescriptions: Rule = ({ document }) =>
  [...walk(document)].flatMap(({ node, path }) => {
    if (node.type !== 'image' || node.attrs.decorative || node.attrs.alt.trim() !== '') return [];
    const { mediaId, caption } = node.attrs;
    return [
      {
        key: `picture:${mediaId}:${path.join()}`,
        title: 'A picture without a description',
        reason: 'People who can’t see it only learn that there’s a picture.',
        quote: caption,
        place: { path },
        picture: { mediaId },
        fix: {
          label: 'It’s only decoration',
          done: 'The picture is marked as decoration.',
          change: () => ({ document: describe(document, path, { decorative: true }) }),
        },
      },
    ];
  });

export const describe = (
  document: Parameters<Rule>[0]['document'],
  path: readonly number[],
  part: Partial<Image['attrs']>,
) => withNode(document, path, (node) => ({ ...(node as Image), attrs: { ...(node as Image).attrs, ...part } }));
