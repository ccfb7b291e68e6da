import { z } from 'zod';
import { Id, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits, objectives } from '../pure/options.ts';
import { Ad } from './ad-sets.ts';
import { Creative } from './creatives.ts';
import { byId, Currency, Day, seenVersion } from './fields.ts';

/** An ad as a moderator sees it: what it will look like, who pays, and what is checked of them. */
export const WaitingAd = z.object({
  ad: Ad,
  creative: Creative,
  /** As it stands above the ad. */
  advertiser: z.string(),
  isRegistered: z.boolean(),
  objective: z.enum(objectives),
  submittedAt: Timestamp,
});
export type WaitingAd = z.infer<typeof WaitingAd>;

export const listWaitingAds = operation({
  name: 'listWaitingAds',
  method: 'GET',
  path: '/api/moderation/ads',
  policy: 'moderator',
  summary: 'Ads that wait to be looked at, those that wait longest first.',
  query: z.object(paging(20)),
  output: paged(WaitingAd),
});

export const reviewAd = operation({
  name: 'reviewAd',
  method: 'POST',
  path: '/api/moderation/ads/{id}/review',
  policy: 'ads.review',
  summary: 'Approves an ad or refuses it with a reason, as it was seen. The people of its account are told.',
  params: byId,
  body: z
    .object({
      decision: z.enum(['approved', 'refused']),
      reason: z.string().trim().max(limits.reason).default(''),
      version: seenVersion,
    })
    .refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
      error: 'Say why, so that they can put it right.',
      path: ['reason'],
    }),
  output: json(Ad),
  errors: ['conflict'],
});

/** What one campaign cost on one day by the clock of its account, before and after counter-entries. */
export const AdCharge = z.object({
  campaignId: Id,
  name: z.string(),
  advertiser: z.string(),
  day: Day,
  impressions: z.number().int(),
  clicks: z.number().int(),
  /** Cents that were charged; `refunded` of them were given back. */
  spend: z.number().int(),
  refunded: z.number().int(),
  currency: Currency,
});
export type AdCharge = z.infer<typeof AdCharge>;

export const listAdCharges = operation({
  name: 'listAdCharges',
  method: 'GET',
  path: '/api/admin/advertising/charges',
  policy: 'admin',
  summary: 'Days on which a campaign was charged, the last day first, with what was given back of each.',
  query: z.object(paging(30)),
  output: paged(AdCharge),
});

export const refundAds = operation({
  name: 'refundAds',
  method: 'POST',
  path: '/api/admin/advertising/campaigns/{id}/refunds',
  policy: 'admin',
  summary: 'Gives back charges of a day by a counter-entry. What was counted stays as it was.',
  params: byId,
  body: z.object({
    day: Day,
    /** Cents; never more than the day still costs. */
    amount: z.number().int().min(1).max(100_000_000),
    reason: text(limits.reason),
  }),
  output: json(z.object({ id: Id, amount: z.number().int() })),
  status: 201,
  errors: ['conflict'],
});

/** Whole cents, GST included. */
export const AdPriceList = z.object({
  view: z.number().int(),
  click: z.number().int(),
  currency: Currency,
  version: seenVersion,
});
export type AdPriceList = z.infer<typeof AdPriceList>;

export const getAdPrices = operation({
  name: 'getAdPrices',
  method: 'GET',
  path: '/api/admin/advertising/prices',
  policy: 'admin',
  summary: 'What one view and one press cost now, and of which version that is.',
  output: json(AdPriceList),
});

export const saveAdPrices = operation({
  name: 'saveAdPrices',
  method: 'PUT',
  path: '/api/admin/advertising/prices',
  policy: 'admin',
  summary: 'Sets what one view and one press cost. What was handed out before is charged as it was said then.',
  body: z.object({
    /** Whole cents, GST included. */
    view: z.number().int().min(0).max(100_000),
    click: z.number().int().min(0).max(100_000),
    version: seenVersion,
  }),
  output: json(AdPriceList),
  errors: ['conflict'],
});

export const reviewsPart = contractPart({
  operations: [listWaitingAds, reviewAd, listAdCharges, refundAds, getAdPrices, saveAdPrices],
  entities: { WaitingAd, AdCharge, AdPriceList },
});
