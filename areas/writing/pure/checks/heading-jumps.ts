import { isBlank } from '../characters.ts';
import type { Edit } from './edits.ts';
import type { Finding, Rule } from './finding.ts';
import { readable, type TextBlock } from './text-blocks.ts';

interface Placed extends TextBlock {
  readonly level: number;
}

/** The headings higher by as much as the first needs; where one would come above it, that one and those after it by less. */
function raised(headings: readonly Placed[], fitting: number): readonly Edit[] {
  let by = Number.POSITIVE_INFINITY;
  return headings.map(({ path, level }) => {
    by = Math.min(by, level - fitting);
    return { type: 'level', path, level: level - by };
  });
}

/** What is said when a heading moved, and others with it. */
const doneWith = (level: number, others: number): string =>
  [
    `The heading has level ${level} now.`,
    ...(others === 1 ? ['The next one moved with it.'] : others > 1 ? [`The next ${others} moved with it.`] : []),
  ].join(' ');

/**
 * A heading that goes down by more than one level. Above the first one stands the title, at level 1. The fix takes along
 * the headings after it that are deeper than its new level: what stood side by side, below or above still does.
 */
export const headingJumps: Rule = ({ blocks }) => {
  const headings = blocks.flatMap((block): readonly Placed[] =>
    block.level === undefined || isBlank(block.text) ? [] : [{ ...block, level: block.level }],
  );
  return headings.flatMap((heading, at): Finding[] => {
    const { level, path, content } = heading;
    const before = headings[at - 1]?.level ?? 1;
    const fitting = before + 1;
    if (level <= fitting) return [];
    const end = headings.findIndex((one, place) => place > at && one.level <= fitting);
    const moving = headings.slice(at, end < 0 ? undefined : end);
    const words = readable(content);
    return [
      {
        kind: 'heading-jump',
        key: `heading-jump:${words}`,
        title: at === 0 ? `The first heading has level ${level}` : `Heading jumps from level ${before} to ${level}`,
        reason: 'Screen readers move by level, and a gap sounds like a missing part.',
        suggestion: `Make it level ${fitting}.`,
        quote: words,
        place: { path },
        fix: {
          label: `Make it level ${fitting}`,
          done: doneWith(fitting, moving.length - 1),
          edits: raised(moving, fitting),
        },
      },
    ];
  });
};
