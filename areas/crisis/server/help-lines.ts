import type { HelpLine } from '#platform/server/area.ts';
import type { Region } from '../contract.ts';
import { factsOf } from '../pure/services.ts';

const dial = { call: 'Call', text: 'Text' } as const;

/** The numbers for a page that can say no more: danger, then distress; only what an ordinary phone can press. */
export const helpLines = (region: Region): HelpLine[] => [
  ...linesOf(region, 'emergency'),
  ...linesOf(region, 'crisis'),
  { name: 'More ways, and support from members', ways: [{ label: 'Open Crisis Support', href: '/crisis-support' }] },
];

const linesOf = (region: Region, wanted: 'emergency' | 'crisis'): HelpLine[] =>
  factsOf[region]
    .filter(({ group }) => group === wanted)
    .flatMap(({ name, channels }) => {
      const ways = channels.flatMap(({ kind, label, href }) =>
        href && (kind === 'call' || kind === 'text')
          ? { label: `${dial[kind]} ${label.replace(/^SMS /, '')}`, href }
          : [],
      );
      return ways.length > 0 ? { name, ways } : [];
    });
