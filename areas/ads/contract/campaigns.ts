import { z } from 'zod';
import { Id, moment, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { centsOf } from '../pure/cents.ts';
import { budgetTypes, limits, objectives } from '../pure/options.ts';
import { deliveries } from '../pure/status.ts';
import { By, byId, Currency, Day, inAccount, name, seenVersion } from './fields.ts';

const budget = z
  .number()
  .min(1)
  .max(limits.budget)
  .refine((value) => centsOf(value) !== undefined, { error: 'Use at most two decimals.' });

/** The six fields that a campaign needs, and nothing else (C-49). */
const fields = {
  name,
  objective: z.enum(objectives),
  budgetType: z.enum(budgetTypes),
  /** Whole units of the currency with at most two decimals, from 1 on: 8 or 19.95. */
  budget,
  /** A moment; its day by the clock of the account counts. */
  startDate: moment,
  /** The last day, by the same clock. Null: it runs until someone pauses it. */
  endDate: moment.nullable().default(null),
};

export const Campaign = z.object({
  id: Id,
  accountId: Id,
  name: z.string(),
  objective: z.enum(objectives),
  budgetType: z.enum(budgetTypes),
  /** In whole units: 19.95. */
  budget: z.number(),
  /** The first moment of the first day, and of the last one; days are by the clock of the account. */
  startDate: Timestamp,
  endDate: Timestamp.nullable(),
  startDay: Day,
  endDay: Day.nullable(),
  status: z.enum(['active', 'paused', 'archived']),
  /** What it has cost so far, in whole units. */
  spentAmount: z.number(),
  spentToday: z.number(),
  currency: Currency,
  createdAt: Timestamp,
  /** What happens now, and why nothing does: the badge says active while it is, and this says the rest. */
  delivery: z.enum(deliveries),
  /** Ads that are switched on. */
  ads: z.object({
    approved: z.number().int(),
    inReview: z.number().int(),
    held: z.number().int(),
    refused: z.number().int(),
  }),
  version: Version,
});
export type Campaign = z.infer<typeof Campaign>;

export const listCampaigns = operation({
  name: 'listCampaigns',
  method: 'GET',
  path: '/api/advertising/campaigns',
  policy: 'ads.mine',
  summary: 'Your campaigns, the newest first. Archived ones are left out unless they are asked for.',
  query: inAccount.extend({
    ...paging(50),
    archived: z.enum(['true', 'false']).default('false'),
  }),
  output: paged(Campaign),
});

/** How many there are of each, for the tiles: a list has pages, and a tile counts all. */
export const AdCounts = z.object({
  activeCampaigns: z.number().int(),
  totalCampaigns: z.number().int(),
  creatives: z.number().int(),
});
export type AdCounts = z.infer<typeof AdCounts>;

export const countAds = operation({
  name: 'countAds',
  method: 'GET',
  path: '/api/advertising/account/counts',
  policy: 'ads.mine',
  summary:
    'How many campaigns you have, how many of them are active, and how many creatives. Archived ones aren’t counted.',
  query: inAccount,
  output: json(AdCounts),
});

export const getCampaign = operation({
  name: 'getCampaign',
  method: 'GET',
  path: '/api/advertising/campaigns/{id}',
  policy: 'ads.seeCampaign',
  summary: 'One of your campaigns.',
  params: byId,
  output: json(Campaign),
});

export const createCampaign = operation({
  name: 'createCampaign',
  method: 'POST',
  path: '/api/advertising/campaigns',
  policy: 'ads.edit',
  summary: 'Creates a campaign, which starts active. Nothing is shown or charged before one of its ads is approved.',
  query: inAccount,
  body: z.object(fields),
  output: json(Campaign),
  status: 201,
  errors: ['conflict'],
});

export const editCampaign = operation({
  name: 'editCampaign',
  method: 'PUT',
  path: '/api/advertising/campaigns/{id}',
  policy: 'ads.editCampaign',
  summary: 'Changes a campaign. A total budget can’t fall below what is spent; the change is kept in its history.',
  params: byId,
  body: z.object({ ...fields, version: seenVersion }),
  output: json(Campaign),
  errors: ['conflict'],
});

export const setCampaignStatus = operation({
  name: 'setCampaignStatus',
  method: 'PATCH',
  path: '/api/advertising/campaigns/{id}/status',
  policy: 'ads.editCampaign',
  summary: 'Pauses or activates a campaign, at once. Setting what it is already changes nothing.',
  params: byId,
  body: z.object({ status: z.enum(['active', 'paused']) }),
  output: json(Campaign),
  errors: ['conflict'],
});

export const archiveCampaign = operation({
  name: 'archiveCampaign',
  method: 'PUT',
  path: '/api/advertising/campaigns/{id}/archived',
  policy: 'ads.editCampaign',
  summary:
    'Puts a campaign away: it stops, its figures stay, and nothing of it counts for your plan. Activate brings it back.',
  params: byId,
  output: json(Campaign),
});

export const duplicateCampaign = operation({
  name: 'duplicateCampaign',
  method: 'POST',
  path: '/api/advertising/campaigns/{id}/copies',
  policy: 'ads.editCampaign',
  summary: 'Makes a paused copy with its ad sets and ads, from today on. Ads of the copy are looked at again.',
  params: byId,
  output: json(Campaign),
  status: 201,
  errors: ['conflict'],
});

export const AdChange = z.object({
  id: Id,
  /** What was changed: "budget". Empty where the whole thing was made, copied or put away. */
  field: z.string(),
  what: z.enum(['created', 'changed', 'copied', 'archived', 'paused', 'activated', 'reviewed']),
  /** Which thing: campaign, ad set or ad. */
  kind: z.enum(['campaign', 'ad-set', 'ad']),
  name: z.string(),
  before: z.string(),
  after: z.string(),
  by: By,
  at: Timestamp,
});
export type AdChange = z.infer<typeof AdChange>;

export const listCampaignChanges = operation({
  name: 'listCampaignChanges',
  method: 'GET',
  path: '/api/advertising/campaigns/{id}/changes',
  policy: 'ads.seeCampaign',
  summary: 'Changes of a campaign, its ad sets and ads, with their member and time; the last one first.',
  params: byId,
  query: z.object(paging(limits.history)),
  output: paged(AdChange),
});

export const campaignsPart = contractPart({
  operations: [
    listCampaigns,
    countAds,
    getCampaign,
    createCampaign,
    editCampaign,
    setCampaignStatus,
    archiveCampaign,
    duplicateCampaign,
    listCampaignChanges,
  ],
  entities: { Campaign, AdCounts, AdChange },
});
