import type { Handler } from '#platform/server/area.ts';
import { countOf, statement } from '#platform/server/statement.ts';
import type { countAds as contract } from '../../contract.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';

const counts = statement((v: { id: number }) => {
  const campaigns = from.selectFrom('ad_campaigns').where('account_id', '=', v.id);
  return from.selectNoFrom([
    countOf(campaigns.where('status', '=', 'active')).as('activeCampaigns'),
    countOf(campaigns.where('status', '<>', 'archived')).as('totalCampaigns'),
    countOf(from.selectFrom('ad_creatives').where('account_id', '=', v.id).where('archived_at', 'is', null)).as(
      'creatives',
    ),
  ]);
});

export const countAds: Handler<typeof contract, Found> = async ({ found, query }) => {
  const [row] = found ? await query(counts, { id: found.id }) : [];
  return row ?? { activeCampaigns: 0, totalCampaigns: 0, creatives: 0 };
};
