import type { Heading } from '../types.ts';
import { walk } from '../walk.ts';
import type { Finding, Rule } from './finding.ts';
import { flat, withNode } from './text-blocks.ts';

/** A heading that goes down by more than one level. Above the first one stands the title, at level 1. */
export const headingJumps: Rule = ({ document }) => {
  const found: Finding[] = [];
  let before = 1;
  for (const { node, path } of walk(document)) {
    if (node.type !== 'heading') continue;
    const words = flat(node.content ?? []).trim();
    if (words === '') continue;
    const { level } = node.attrs;
    const fitting = before + 1;
    if (level > fitting) {
      const attrs = { level: fitting as Heading['attrs']['level'] };
      found.push({
        key: `heading-jump:${words}`,
        title: before === 1 ? `The first heading has level ${level}` : `Heading jumps from level ${before} to ${level}`,
        reason: 'Screen readers move by level, and a gap sounds like a missing part.',
        quote: words,
        place: { path },
        fix: {
          label: `Make it level ${fitting}`,
          done: `The heading has level ${fitting} now.`,
          change: () => ({ document: withNode(document, path, (one) => ({ ...(one as Heading), attrs })) }),
        },
      });
    }
    before = level;
  }
  return found;
};
