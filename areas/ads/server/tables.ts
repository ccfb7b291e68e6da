import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { providers } from '#areas/providers/server/tables.ts';
import type { Currency } from '#platform/contract/money.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { HeldClaim } from '../pure/claims.ts';
import type {
  BudgetType,
  CallToAction,
  CreativeType,
  Frequency,
  HelperRole,
  Objective,
  Region,
  Surface,
  Topic,
} from '../pure/options.ts';
import type { Zone } from '../pure/zones.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/** Cents, in every column that holds money. */
const minor = <Name extends string>(name: Name) => integer(name);
/** A sum that only grows: of a campaign without an end, or of all campaigns of an account. */
const minorSum = <Name extends string>(name: Name) => bigint(name, { mode: 'number' });

export type AdStatus = 'active' | 'paused' | 'archived';
export type ReviewState = 'in-review' | 'held' | 'approved' | 'refused';

/** Who advertises. Its owner pays, by their account of billing; without an owner nothing of it runs. */
export const adAccounts = pgTable(
  'ad_accounts',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    zone: text('zone').notNull().$type<Zone>(),
    currency: text('currency').notNull().$type<Currency>(),
    /** Whose registration proves claims. */
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    /** Why nothing that costs money may run, as billing said when it was asked last: delivery itself asks nobody. */
    stopped: text('stopped').$type<'no-card' | 'unpaid'>(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('ad_accounts_owner').on(t.ownerId), index('ad_accounts_provider').on(t.providerId)],
);

const account = () =>
  integer('account_id')
    .notNull()
    .references(() => adAccounts.id, { onDelete: 'cascade' });

/** Who helps its owner, and who was invited to. */
export const adMembers = pgTable(
  'ad_members',
  {
    /** Names them towards the others, where a block may hide who they are. */
    no: serial('no').notNull(),
    accountId: account(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().$type<HelperRole>(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: at('invited_at').notNull(),
    /** Null: may do nothing for it. */
    joinedAt: at('joined_at'),
    /** Declined, left or removed; kept for a while, so that invitations can be counted. */
    endedAt: at('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.userId] }),
    uniqueIndex('ad_members_no').on(t.no),
    index('ad_members_user').on(t.userId, t.joinedAt),
    index('ad_members_by').on(t.invitedBy, t.invitedAt),
    index('ad_members_ended').on(t.endedAt).where(sql`ended_at is not null`),
    check('ad_members_ended_once', sql`ended_at is null or joined_at is null`),
  ],
);

export const adCampaigns = pgTable(
  'ad_campaigns',
  {
    id: serial('id').primaryKey(),
    accountId: account(),
    name: text('name').notNull(),
    objective: text('objective').notNull().$type<Objective>(),
    budgetType: text('budget_type').notNull().$type<BudgetType>(),
    budget: minor('budget').notNull(),
    /** Days by the clock of the account; the last one is included. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    status: text('status').notNull().$type<AdStatus>(),
    /** The sum of its days, less what was refunded: one row to lock for a budget. */
    spent: minorSum('spent').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('ad_campaigns_account').on(t.accountId, t.createdAt, t.id),
    index('ad_campaigns_active').on(t.id).where(sql`status = 'active'`),
    check('ad_campaigns_budget', sql`budget >= 100 and spent >= 0`),
    check('ad_campaigns_total', sql`budget_type = 'daily' or spent <= budget`),
    check('ad_campaigns_days', sql`ends_on is null or ends_on >= starts_on`),
    check('ad_campaigns_status', sql`status in ('active', 'paused', 'archived')`),
  ],
);

const campaign = () =>
  integer('campaign_id')
    .notNull()
    .references(() => adCampaigns.id, { onDelete: 'cascade' });

/** Pages, and not people: none of these columns can name what is known of a member. */
const criteria = () => ({
  regions: text('regions').array().notNull().default(sql`'{}'`).$type<Region[]>(),
  topics: text('topics').array().notNull().default(sql`'{}'`).$type<Topic[]>(),
});

export const adAudiences = pgTable(
  'ad_audiences',
  {
    id: serial('id').primaryKey(),
    accountId: account(),
    name: text('name').notNull(),
    ...criteria(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('ad_audiences_account').on(t.accountId, t.name, t.id)],
);

export const adSets = pgTable(
  'ad_sets',
  {
    id: serial('id').primaryKey(),
    campaignId: campaign(),
    name: text('name').notNull(),
    /** Null: everyone. One that a set uses can't be deleted. */
    audienceId: integer('audience_id').references(() => adAudiences.id),
    surfaces: text('surfaces').array().notNull().$type<Surface[]>(),
    frequency: text('frequency').notNull().$type<Frequency>(),
    status: text('status').notNull().$type<AdStatus>(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('ad_sets_campaign').on(t.campaignId, t.id),
    index('ad_sets_audience').on(t.audienceId),
    check('ad_sets_surfaces', sql`cardinality(surfaces) between 1 and 4`),
    check('ad_sets_status', sql`status in ('active', 'paused', 'archived')`),
  ],
);

/** A picture with what was measured of it. One that no creative shows goes after a day. */
export const adPictures = pgTable(
  'ad_pictures',
  {
    id: serial('id').primaryKey(),
    accountId: account(),
    fullKey: text('full_key').notNull(),
    smallKey: text('small_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** As its sender called it: a description that repeats it says nothing. */
    fileName: text('file_name').notNull().default(''),
    movingMs: integer('moving_ms').notNull().default(0),
    /** Most in one second. */
    flashes: integer('flashes').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('ad_pictures_account').on(t.accountId), index('ad_pictures_created').on(t.createdAt)],
);

export const adCreatives = pgTable(
  'ad_creatives',
  {
    id: serial('id').primaryKey(),
    accountId: account(),
    title: text('title').notNull(),
    type: text('type').notNull().$type<CreativeType>(),
    body: text('body').notNull(),
    altText: text('alt_text').notNull().default(''),
    callToAction: text('call_to_action').notNull().$type<CallToAction>(),
    linkUrl: text('link_url'),
    ink: text('ink').notNull(),
    paper: text('paper').notNull(),
    textSize: integer('text_size').notNull(),
    pictureId: integer('picture_id').references(() => adPictures.id),
    /** Rises with each change: an ad was reviewed as one of them. */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    archivedAt: at('archived_at'),
  },
  (t) => [
    index('ad_creatives_account').on(t.accountId, t.createdAt, t.id),
    index('ad_creatives_picture').on(t.pictureId),
    // What has no words for people who don't see it never becomes a row.
    check('ad_creatives_described', sql`picture_id is null or alt_text <> ''`),
    check('ad_creatives_picture_type', sql`(type = 'text') = (picture_id is null)`),
    check('ad_creatives_link', sql`(type = 'linked') <= (link_url is not null)`),
  ],
);

export const ads = pgTable(
  'ads',
  {
    id: serial('id').primaryKey(),
    adSetId: integer('ad_set_id')
      .notNull()
      .references(() => adSets.id, { onDelete: 'cascade' }),
    creativeId: integer('creative_id')
      .notNull()
      .references(() => adCreatives.id),
    status: text('status').notNull().$type<AdStatus>(),
    review: text('review').notNull().$type<ReviewState>(),
    /** Of the creative as it was sent in: what was approved is what runs. */
    creativeVersion: integer('creative_version').notNull(),
    claims: jsonb('claims').notNull().default(sql`'[]'`).$type<readonly HeldClaim[]>(),
    /** Of the moderator who refused it. */
    reason: text('reason').notNull().default(''),
    submittedAt: at('submitted_at').notNull(),
    reviewedAt: at('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    /** By moderators, after a report. */
    hiddenAt: at('hidden_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('ads_set').on(t.adSetId, t.id),
    index('ads_creative').on(t.creativeId),
    index('ads_waiting').on(t.submittedAt, t.id).where(sql`review in ('in-review', 'held') and status <> 'archived'`),
    check('ads_status', sql`status in ('active', 'paused', 'archived')`),
    check('ads_review', sql`(review in ('approved', 'refused')) = (reviewed_at is not null)`),
    check('ads_held', sql`review <> 'held' or claims <> '[]'`),
  ],
);

/** Who changed what of a campaign and what belongs to it. */
export const adChanges = pgTable(
  'ad_changes',
  {
    id: serial('id').primaryKey(),
    campaignId: campaign(),
    kind: text('kind').notNull().$type<'campaign' | 'ad-set' | 'ad'>(),
    name: text('name').notNull(),
    what: text('what')
      .notNull()
      .$type<'created' | 'changed' | 'copied' | 'archived' | 'paused' | 'activated' | 'reviewed'>(),
    field: text('field').notNull().default(''),
    before: text('before').notNull().default(''),
    after: text('after').notNull().default(''),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: at('at').notNull(),
  },
  (t) => [index('ad_changes_campaign').on(t.campaignId, t.at, t.id), index('ad_changes_by').on(t.byId)],
);

/** What happened with an ad on a day by the clock of its account, in numbers alone: no reader is in any row. */
export const adDays = pgTable(
  'ad_days',
  {
    campaignId: campaign(),
    day: date('day').notNull(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    creativeId: integer('creative_id')
      .notNull()
      .references(() => adCreatives.id),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    spent: minor('spent').notNull().default(0),
    /** By counter-entries; the day cost `spent - refunded`. */
    refunded: minor('refunded').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.day, t.adId] }),
    index('ad_days_day').on(t.day, t.campaignId),
    index('ad_days_ad').on(t.adId),
    index('ad_days_creative').on(t.creativeId),
    check('ad_days_numbers', sql`impressions >= 0 and clicks >= 0 and spent >= 0`),
    check('ad_days_refunded', sql`refunded >= 0 and refunded <= spent`),
  ],
);

/** What was given back, never changed. */
export const adRefunds = pgTable(
  'ad_refunds',
  {
    id: serial('id').primaryKey(),
    campaignId: campaign(),
    day: date('day').notNull(),
    amount: minor('amount').notNull(),
    reason: text('reason').notNull(),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: at('at').notNull(),
  },
  (t) => [
    index('ad_refunds_campaign').on(t.campaignId, t.day),
    index('ad_refunds_by').on(t.byId),
    check('ad_refunds_amount', sql`amount > 0`),
  ],
);

/** What an account has spent in a month of bills, and how far it may go. */
export const adMonths = pgTable(
  'ad_months',
  {
    accountId: account(),
    /** 2026-11 */
    month: text('month').notNull(),
    spent: minorSum('spent').notNull().default(0),
    /** Of the plan, as billing said last; null: unlimited. */
    most: minorSum('most'),
    /** Of it, what billing knows of. */
    reported: minorSum('reported').notNull().default(0),
    /** Its people were told that the limit is reached. */
    toldAt: at('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.month] }),
    index('ad_months_unreported').on(t.accountId, t.month).where(sql`spent <> reported`),
    check('ad_months_spent', sql`spent >= 0`),
  ],
);

/** What one view and one press cost; one row a currency. */
export const adPrices = pgTable(
  'ad_prices',
  {
    currency: text('currency').primaryKey().$type<Currency>(),
    view: minor('view').notNull(),
    click: minor('click').notNull(),
    version: integer('version').notNull().default(1),
  },
  () => [check('ad_prices_sign', sql`view >= 0 and click >= 0`)],
);

/** Ads that can be handed out now, one row for each place: what delivery reads, and all that it reads of an ad. */
export const adLineup = pgTable(
  'ad_lineup',
  {
    surface: text('surface').notNull().$type<Surface>(),
    adId: integer('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    adSetId: integer('ad_set_id').notNull(),
    campaignId: campaign(),
    accountId: account(),
    ...criteria(),
    viewPrice: minor('view_price').notNull(),
    clickPrice: minor('click_price').notNull(),
    frequency: text('frequency').notNull().$type<Frequency>(),
    /** Name of the account, as it stands above the ad. */
    advertiser: text('advertiser').notNull(),
    /** Anew with each line-up, so that the first few of it are others each time. */
    turn: integer('turn').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.surface, t.adId] }),
    index('ad_lineup_turn').on(t.surface, t.turn, t.adId),
    index('ad_lineup_ad').on(t.adId),
    index('ad_lineup_campaign').on(t.campaignId),
    index('ad_lineup_account').on(t.accountId),
  ],
);

/** Views that were counted, for as long as they could be said again. Nothing says whose they were. */
export const adViews = pgTable(
  'ad_views',
  {
    /** Random, of the ad's token. */
    nonce: text('nonce').primaryKey(),
    pressed: boolean('pressed').notNull().default(false),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('ad_views_expires').on(t.expiresAt)],
);

/** How often members opened pages that ads could be on. Empty: the page, or the device, didn't say. */
export const adOpenings = pgTable(
  'ad_openings',
  {
    day: date('day').notNull(),
    surface: text('surface').notNull().$type<Surface>(),
    zone: text('zone').notNull().$type<Zone | ''>(),
    topic: text('topic').notNull().$type<Topic | ''>(),
    opened: integer('opened').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.surface, t.zone, t.topic] })],
);

/** Members who have switched ads off. */
export const adOptOuts = pgTable('ad_opt_outs', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: at('at').notNull(),
});
