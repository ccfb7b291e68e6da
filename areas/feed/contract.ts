import { z } from 'zod';
import { moment, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, json, operation } from '#platform/contract/operation.ts';

export const FeedPosition = z.object({
  /** Posts up to here were there at the last visit; null on the first one. */
  seenUntil: Timestamp.nullable(),
});

export const readFeedPosition = operation({
  name: 'readFeedPosition',
  method: 'GET',
  path: '/api/feed/position',
  policy: 'member',
  summary: 'How far you had read at your last visit.',
  output: json(FeedPosition),
});

export const markFeedSeen = operation({
  name: 'markFeedSeen',
  method: 'POST',
  path: '/api/feed/seen',
  policy: 'member',
  summary: 'Notes the newest post shown. A visit ends after 30 minutes without one of these.',
  body: z.object({ newest: moment }),
  output: json(FeedPosition),
  whileSuspended: true,
});

export const feedContract = areaContract({
  name: 'feed',
  operations: [readFeedPosition, markFeedSeen],
  entities: { FeedPosition },
});
