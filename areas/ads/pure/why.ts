import { cityOf } from '#platform/contract/zones.ts';
import { type Language, languageNames, type Surface, surfaceNames, type Topic, topicNames } from './options.ts';
import type { Zone } from './zones.ts';

/** What of a page and a device an ad was chosen by; null where the advertiser did not ask. */
export interface ChosenBy {
  readonly surface: Surface;
  readonly zone: Zone | null;
  readonly topic: Topic | null;
  readonly language: Language | null;
}

/** Everything that was known when it was chosen, in one sentence. */
export function whyThisAd({ surface, zone, topic, language }: ChosenBy): string {
  const reasons = [
    ...(zone ? [`your device is on ${cityOf(zone)} time`] : []),
    ...(topic ? [`this page is about “${topicNames[topic]}”`] : []),
    ...(language ? [`this page is in ${languageNames[language]}`] : []),
  ];
  const last = reasons.pop();
  if (!last) return `You see this ad because it can be on any page of “${surfaceNames[surface]}”.`;
  return `You see this ad because ${reasons.length > 0 ? `${reasons.join(', ')} and ` : ''}${last}.`;
}

export const notUsed =
  'Nothing about you was used: not your disability, your settings, your groups, your messages or what you read before.';
