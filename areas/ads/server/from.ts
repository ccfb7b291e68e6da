import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  adAccounts,
  adAudiences,
  adCampaigns,
  adChanges,
  adCreatives,
  adDays,
  adLineup,
  adMembers,
  adMonths,
  adOpenings,
  adOptOuts,
  adPictures,
  adPrices,
  adRefunds,
  adSets,
  ads,
  adViews,
} from './tables.ts';

/** What ads ask the database of. */
export const from = tables<{
  ad_accounts: typeof adAccounts;
  ad_members: typeof adMembers;
  ad_campaigns: typeof adCampaigns;
  ad_audiences: typeof adAudiences;
  ad_sets: typeof adSets;
  ad_pictures: typeof adPictures;
  ad_creatives: typeof adCreatives;
  ads: typeof ads;
  ad_changes: typeof adChanges;
  ad_days: typeof adDays;
  ad_refunds: typeof adRefunds;
  ad_months: typeof adMonths;
  ad_prices: typeof adPrices;
  ad_lineup: typeof adLineup;
  ad_views: typeof adViews;
  ad_openings: typeof adOpenings;
  ad_opt_outs: typeof adOptOuts;
  users: typeof users;
}>();
