import { cityOf } from '#platform/contract/zones.ts';
import { type Surface, surfaceNames, type Topic, topicNames } from './options.ts';
import type { Zone } from './zones.ts';

/** What of a page and a device an ad was chosen by; null where the advertiser did not ask. */
export interface ChosenBy {
  readonly surface: Surface;
  readonly zone: Zone | null;
  readonly topic: Topic | null;
}

/** Everything that was known when it was chosen, in one sentence. */
export function whyThisAd({ surface, zone, topic }: ChosenBy): string {
  const reasons = [
    ...(zone ? [`your device is on ${cityOf(zone)} time`] : []),
    ...(topic ? [`this page is about “${topicNames[topic]}”`] : []),
  ];
  return `You see this ad because ${reasons.join(' and ') || `it can be on any page of “${surfaceNames[surface]}”`}.`;
}

export const notUsed =
  'Nothing about you was used: not your disability, your settings, your groups, your messages or what you read before.';
