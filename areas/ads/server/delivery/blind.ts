import type { NarrowRole } from '#platform/server/narrow-role.ts';

/**
 * Delivery and reports run as this role of the database. It has no right to any table but these: no profile, no
 * disability, no preference, no group, no message can be read by what chooses, counts or reports ads, whatever a mistake
 * in it asks for.
 */
export const blind: NarrowRole = {
  name: 'doorways_ads',
  rights: {
    ad_lineup: { select: true },
    ads: { select: ['id', 'ad_set_id', 'creative_id', 'creative_version', 'status', 'review', 'hidden_at'] },
    ad_sets: { select: ['id', 'campaign_id', 'name'] },
    ad_creatives: { select: true },
    ad_pictures: { select: ['id', 'account_id', 'width', 'height'] },
    ad_accounts: { select: ['id', 'owner_id', 'zone', 'currency'] },
    ad_members: { select: ['account_id', 'user_id', 'joined_at'] },
    ad_opt_outs: { select: true },
    // So that nobody meets an ad of someone with whom they have a block.
    blocks: { select: ['blocker_id', 'blocked_id'] },
    // Locked while it is charged.
    ad_campaigns: { select: true, update: ['spent'] },
    ad_days: { select: true, insert: true, update: ['impressions', 'clicks', 'spent'] },
    ad_months: { select: true, insert: true, update: ['spent'] },
    ad_views: { select: true, insert: true, update: ['pressed'] },
    ad_openings: { select: true, insert: true, update: ['opened'] },
    ad_refunds: { select: ['campaign_id', 'day', 'amount'] },
  },
};
