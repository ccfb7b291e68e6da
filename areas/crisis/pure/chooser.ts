import type { HelpChannel, HelpService, Region } from '../contract.ts';
import type { Need, ServiceFacts } from './facts.ts';
import { isOpen, type Reader } from './hours.ts';
import { factsOf, serviceOf } from './services.ts';

/** How somebody can communicate right now. */
export const waysToTalk = ['talk', 'text', 'type', 'sign', 'point'] as const;
export type WayToTalk = (typeof waysToTalk)[number];

const kinds: Readonly<Record<WayToTalk, readonly HelpChannel['kind'][]>> = {
  talk: ['call', 'relay'],
  text: ['text'],
  type: ['chat', 'tty', 'email', 'web'],
  sign: ['video'],
  // Pointing needs somebody beside one: the card to show, and no service.
  point: [],
};

export interface Choice {
  /** Open now in that channel, nearest to the need first. */
  readonly open: readonly HelpService[];
  /** They have the channel, and nobody here knows whether it is answered now. */
  readonly unknown: readonly HelpService[];
}

const groups: readonly ServiceFacts['group'][] = ['emergency', 'crisis', 'support'];

/** Smaller is nearer: there for the need, then for everybody rather than for some, then the kind of service. */
function distance(facts: ServiceFacts, need: Need): number {
  const place = facts.needs.indexOf(need);
  const fits = place < 0 ? 100 : place * 10;
  return fits + (facts.audience && facts.group !== 'emergency' ? 5 : 0) + groups.indexOf(facts.group);
}

/** Services that answer now in the way that somebody can use; each with only the channels of that way. */
export function choose(ask: {
  readonly region: Region;
  readonly way: WayToTalk;
  readonly need: Need;
  readonly now: Date;
  readonly reader: Reader;
}): Choice {
  const open: HelpService[] = [];
  const unknown: HelpService[] = [];
  const inOrder = factsOf[ask.region]
    .map((facts, index) => ({ facts, at: distance(facts, ask.need) + index / 1000 }))
    .sort((a, b) => a.at - b.at);
  for (const { facts } of inOrder) {
    const fitting = facts.channels.filter(({ kind }) => kinds[ask.way].includes(kind));
    for (const [state, list] of [
      [true, open],
      [null, unknown],
    ] as const) {
      const channels = fitting.filter(({ hours }) => isOpen(hours ?? facts.hours, ask.now, ask.reader) === state);
      if (channels.length > 0) list.push({ ...serviceOf({ ...facts, channels }, ask.now, ask.reader), openNow: state });
    }
  }
  return { open, unknown };
}
