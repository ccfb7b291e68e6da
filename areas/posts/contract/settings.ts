import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

export const FeedSettings = z.object({
  /** Show descriptions of pictures as text. */
  showAltText: z.boolean(),
  /** Do not show pictures that nobody has described. */
  hideUndescribed: z.boolean(),
  /** Whatever you attach needs words, or one of the two ways out, before you share it. */
  requireDescriptions: z.boolean().default(false),
  /** Posts whose content warning contains one of these words stay closed; lower case. */
  hiddenWarnings: z.array(text(60).trim().toLowerCase()).max(limits.hiddenWarnings),
});
export type FeedSettings = z.infer<typeof FeedSettings>;

export const readFeedSettings = operation({
  name: 'readFeedSettings',
  method: 'GET',
  path: '/api/feed/settings',
  policy: 'member',
  summary: 'Your feed settings.',
  output: json(FeedSettings),
});

export const saveFeedSettings = operation({
  name: 'saveFeedSettings',
  method: 'PUT',
  path: '/api/feed/settings',
  policy: 'member',
  summary: 'Replaces your feed settings.',
  body: FeedSettings,
  output: json(FeedSettings),
  whileSuspended: true,
});

export const settingsPart = contractPart({
  operations: [readFeedSettings, saveFeedSettings],
  entities: { FeedSettings },
});
