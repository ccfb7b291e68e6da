import { z } from 'zod';
import { Id, id, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { frequencies, surfaces } from '../pure/options.ts';
import { AdClaim } from './creatives.ts';
import { byId, name, seenVersion } from './fields.ts';

/** approved: it can run. held: its words need a proof that isn’t there. refused: a moderator said why. */
export const adReviewStates = ['in-review', 'held', 'approved', 'refused'] as const;

export const Ad = z.object({
  id: Id,
  adSetId: Id,
  creativeId: Id,
  /** Headline of its creative. */
  title: z.string(),
  status: z.enum(['active', 'paused', 'archived']),
  review: z.enum(adReviewStates),
  /** Words that hold it. */
  claims: z.array(AdClaim),
  /** Of the moderator who refused it. */
  reason: z.string(),
  /** How many ads are looked at before it; null where it doesn’t wait. */
  ahead: z.number().int().nullable(),
  createdAt: Timestamp,
  version: Version,
});
export type Ad = z.infer<typeof Ad>;

export const AdSet = z.object({
  id: Id,
  campaignId: Id,
  name: z.string(),
  /** Null: everyone. */
  audienceId: Id.nullable(),
  audienceName: z.string().nullable(),
  surfaces: z.array(z.enum(surfaces)),
  /** How often one browser shows it. The browser counts; we don’t. */
  frequency: z.enum(frequencies),
  status: z.enum(['active', 'paused', 'archived']),
  ads: z.array(Ad),
  createdAt: Timestamp,
  version: Version,
});
export type AdSet = z.infer<typeof AdSet>;

export const listAdSets = operation({
  name: 'listAdSets',
  method: 'GET',
  path: '/api/advertising/campaigns/{id}/ad-sets',
  policy: 'ads.seeCampaign',
  summary: 'The ad sets of a campaign with their ads, the oldest first; those that are archived come last.',
  params: byId,
  output: json(z.array(AdSet)),
});

const fields = {
  name,
  audienceId: id.nullable().default(null),
  surfaces: z
    .array(z.enum(surfaces))
    .min(1)
    .max(surfaces.length)
    .refine((given) => new Set(given).size === given.length, { error: 'Choose each place once.' }),
  frequency: z.enum(frequencies).default('day-1'),
};

export const createAdSet = operation({
  name: 'createAdSet',
  method: 'POST',
  path: '/api/advertising/campaigns/{id}/ad-sets',
  policy: 'ads.editCampaign',
  summary:
    'Adds an ad set to a campaign: where its ads are, for which audience and how often. Up to the limit of your plan.',
  params: byId,
  body: z.object(fields),
  output: json(AdSet),
  status: 201,
  errors: ['conflict'],
});

export const editAdSet = operation({
  name: 'editAdSet',
  method: 'PUT',
  path: '/api/advertising/ad-sets/{id}',
  policy: 'ads.editAdSet',
  summary: 'Changes an ad set. What its ads say stays as it was reviewed.',
  params: byId,
  body: z.object({ ...fields, version: seenVersion }),
  output: json(AdSet),
  errors: ['conflict'],
});

const setStatus = z.object({ status: z.enum(['active', 'paused', 'archived']) });

export const setAdSetStatus = operation({
  name: 'setAdSetStatus',
  method: 'PATCH',
  path: '/api/advertising/ad-sets/{id}/status',
  policy: 'ads.editAdSet',
  summary:
    'Pauses, activates or archives an ad set. An archived one no longer counts for your plan, and neither do its ads.',
  params: byId,
  body: setStatus,
  output: json(AdSet),
  errors: ['conflict'],
});

export const createAd = operation({
  name: 'createAd',
  method: 'POST',
  path: '/api/advertising/ad-sets/{id}/ads',
  policy: 'ads.editAdSet',
  summary: 'Adds an ad that shows a creative. A moderator looks at it before it runs; words that need a proof hold it.',
  params: byId,
  body: z.object({ creativeId: id }),
  output: json(Ad),
  status: 201,
  errors: ['conflict'],
});

export const setAdStatus = operation({
  name: 'setAdStatus',
  method: 'PATCH',
  path: '/api/advertising/ads/{id}/status',
  policy: 'ads.editAd',
  summary: 'Pauses, activates or archives an ad. An archived one no longer counts for your plan.',
  params: byId,
  body: setStatus,
  output: json(Ad),
  errors: ['conflict'],
});

/** `to`: the people of the account. */
export const adReviewed = event(
  'adReviewed',
  z.object({ id: Id, campaignId: Id, to: z.array(Id), by: Id, review: z.enum(['approved', 'refused']) }),
);
/** The plan’s limit of a month is reached; `to` are the people of the account. */
export const adSpendLimitReached = event(
  'adSpendLimitReached',
  z.object({ id: Id, month: z.string(), to: z.array(Id) }),
);
/** It waits for a moderator. */
export const adSubmitted = event('adSubmitted', z.object({ id: Id, held: z.boolean() }));

export const adSetsPart = contractPart({
  operations: [listAdSets, createAdSet, editAdSet, setAdSetStatus, createAd, setAdStatus],
  events: [adReviewed, adSubmitted, adSpendLimitReached],
  entities: { AdSet, Ad },
});
