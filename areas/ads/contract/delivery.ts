import { z } from 'zod';
import { australianZones } from '#platform/contract/australian-zones.ts';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { callsToAction, creativeTypes, limits, surfaces, topics } from '../pure/options.ts';

/** An ad as a reader sees it. It names nobody, and says nothing of its reader. */
export const ShownAd = z.object({
  id: Id,
  /** Counts one view and one press, for an hour. It says nothing of whom it was given to. */
  token: z.string(),
  advertiser: z.string(),
  title: z.string(),
  body: z.string(),
  type: z.enum(creativeTypes),
  imageUrl: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  altText: z.string(),
  callToAction: z.enum(callsToAction),
  /** The name of the site that the button leads to; null: it leads nowhere. */
  leadsTo: z.string().nullable(),
  ink: z.string(),
  paper: z.string(),
  textSize: z.number(),
  /** Everything that was known when it was chosen, in one sentence. */
  why: z.string(),
  /** The browser shows an ad set so often, and counts by itself. */
  adSetId: Id,
  times: z.number().int(),
  days: z.number().int(),
});
export type ShownAd = z.infer<typeof ShownAd>;

export const listAds = operation({
  name: 'listAds',
  method: 'GET',
  path: '/api/ads',
  policy: 'member',
  summary: 'Ads for a page, chosen by the page alone. Empty for members who have switched ads off.',
  query: z.object({
    surface: z.enum(surfaces),
    /** The clock of the device. */
    zone: z.enum(australianZones).optional(),
    topic: z.enum(topics).optional(),
    /** One in ten items is an ad at most. */
    places: z.coerce.number<number>().int().min(1).max(limits.served).default(1),
  }),
  output: json(z.array(ShownAd).max(limits.served)),
});

const token = z.string().min(20).max(400);

export const countAdViews = operation({
  name: 'countAdViews',
  method: 'POST',
  path: '/api/ads/views',
  policy: 'member',
  summary:
    'Counts ads of which half was in view for a second. Each counts once, however often it is said, and nothing is kept of who saw it.',
  body: z.object({ tokens: z.array(token).min(1).max(limits.tokens) }),
  /** How many of them were new. */
  output: json(z.object({ counted: z.number().int() })),
  errors: ['unavailable'],
  direct: true,
  keyless: true,
});

export const pressAd = operation({
  name: 'pressAd',
  method: 'POST',
  path: '/api/ads/presses',
  policy: 'member',
  summary: 'Counts a press on the button of an ad that was seen, once, and answers where it leads.',
  body: z.object({ token }),
  output: json(z.object({ url: z.string() })),
  errors: ['conflict', 'gone', 'unavailable'],
  direct: true,
  keyless: true,
});

export const AdChoice = z.object({
  /** Ads are switched off everywhere. */
  off: z.boolean(),
});
export type AdChoice = z.infer<typeof AdChoice>;

export const getAdChoice = operation({
  name: 'getAdChoice',
  method: 'GET',
  path: '/api/ads/choice',
  policy: 'member',
  summary: 'Whether you have switched ads off.',
  output: json(AdChoice),
});

export const putAdChoice = operation({
  name: 'putAdChoice',
  method: 'PUT',
  path: '/api/ads/choice',
  policy: 'member',
  summary: 'Switches ads off or on for you, on all your devices. It costs nothing.',
  body: AdChoice,
  output: json(AdChoice),
  whileSuspended: true,
});

export const deliveryPart = contractPart({
  operations: [listAds, countAdViews, pressAd, getAdChoice, putAdChoice],
  entities: { ShownAd, AdChoice },
});
