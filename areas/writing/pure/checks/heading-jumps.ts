import type { Document, Heading } from '../types.ts';
import { textOfInline, walk } from '../walk.ts';
import { saysNothing } from './empty-headings.ts';
import type { Finding, Rule } from './finding.ts';
import { withNode } from './text-blocks.ts';

type Level = Heading['attrs']['level'];

/** The heading and those that follow it as deep or deeper, all higher by as much: what stood side by side still does. */
function raised(document: Document, path: readonly number[], by: number): { document: Document; more: number } {
  const headings = [...walk(document)].filter(({ node }) => node.type === 'heading');
  const from = headings.findIndex((one) => one.path.join() === path.join());
  const levelOf = (at: number) => (headings[at]?.node as Heading | undefined)?.attrs.level ?? 0;
  let after = from + 1;
  while (levelOf(after) >= levelOf(from)) after += 1;
  const raise = (heading: Heading): Heading => ({ ...heading, attrs: { level: (heading.attrs.level - by) as Level } });
  return {
    document: headings
      .slice(from, after)
      .reduce((all, one) => withNode(all, one.path, (node) => raise(node as Heading)), document),
    more: after - from - 1,
  };
}

/** A heading that goes down by more than one level. Above the first one stands the title, at level 1. */
export const headingJumps: Rule = ({ document }) => {
  const found: Finding[] = [];
  let before = 1;
  for (const { node, path } of walk(document)) {
    if (node.type !== 'heading') continue;
    if (saysNothing(node.content ?? [])) continue;
    const words = textOfInline(node.content).replaceAll(/\s+/g, ' ').trim();
    const { level } = node.attrs;
    const fitting = before + 1;
    if (level > fitting) {
      const { document: changed, more } = raised(document, path, level - fitting);
      found.push({
        key: `heading-jump:${words}`,
        title: before === 1 ? `The first heading has level ${level}` : `Heading jumps from level ${before} to ${level}`,
        reason: 'Screen readers move by level, and a gap sounds like a missing part.',
        quote: words,
        place: { path },
        fix: {
          label: `Make it level ${fitting}`,
          done:
            more === 0
              ? `The heading has level ${fitting} now.`
              : `The heading has level ${fitting} now. ${more === 1 ? 'The next one moved' : `The next ${more} moved`} with it.`,
          change: () => ({ document: changed }),
        },
      });
    }
    before = level;
  }
  return found;
};
