import type { HelpLine } from '#platform/server/area.ts';
import type { Region } from '../contract.ts';
import { factsOf } from '../pure/services.ts';

const dial = { call: 'Call', text: 'Text' } as const;

/** The numbers for a page that can say no more: danger and distress, only what an ordinary phone can press. */
export const helpLines = (region: Region): HelpLine[] => [
  { name: 'All numbers, and support from members', ways: [{ label: 'Open Crisis Support', href: '/crisis-support' }] },
  ...factsOf[region]
    .filter(({ group }) => group !== 'support')
    .flatMap(({ name, channels }) => {
      const ways = channels.flatMap(({ kind, label, href }) =>
        href && (kind === 'call' || kind === 'text')
          ? { label: `${dial[kind]} ${label.replace(/^SMS /, '')}`, href }
          : [],
      );
      return ways.length > 0 ? { name, ways } : [];
    }),
];
