import type { Handler } from '#platform/server/area.ts';
import type { listCampaigns as contract } from '../../contract.ts';
import type { Found } from '../policy.ts';
import { campaignPage } from './campaign-rows.ts';

export const listCampaigns: Handler<typeof contract, Found> = async ({ input, found, query, now }) => {
  if (!found) return { items: [] };
  const { archived, cursor, limit } = input;
  return campaignPage(query, { accountId: found.id, archived: archived === 'true', cursor, limit }, now);
};
