import type { Plan } from '#platform/contract/roles.ts';
import type { AreaRows } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { once } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const limitsOf = (
  campaigns: number,
  adSets: number,
  ads: number,
  audiences: number,
  creatives: number,
  spend: number,
) => ({
  campaigns_limit: campaigns,
  ad_sets_limit: adSets,
  ads_limit: ads,
  audiences_limit: audiences,
  creatives_limit: creatives,
  monthly_spend_limit: spend,
});
const starterFlags = {
  advanced_analytics: true,
  automated_rules: true,
  priority_support: true,
  bulk_operations: true,
  advanced_targeting: true,
};
const allFlags = { ...starterFlags, custom_reporting: true, white_label: true, api_access: true, cross_platform: true };
const named = (name: Plan, position: number, display_name: string, description: string, dollars: number) => ({
  name,
  position,
  display_name,
  description,
  monthly_price: dollars * 100,
  yearly_price: dollars * 1000,
});

/** PRICING-12 to 15. Once they are there, administrators change them, and no start of the server does. */
const specified = [
  { ...named('free', 1, 'Free', 'Try an ad or two. Stay as long as you like.', 0), ...limitsOf(3, 5, 10, 3, 20, 500) },
  {
    ...named('starter', 2, 'Starter', 'For a small business that advertises most months.', 29),
    ...limitsOf(25, 50, 100, 25, 200, 5000),
    ...starterFlags,
    is_popular: true,
  },
  {
    ...named('professional', 3, 'Professional', 'For a team that works with campaigns every day.', 99),
    ...limitsOf(100, 200, 500, 100, 1000, 25_000),
    ...allFlags,
  },
  { ...named('enterprise', 4, 'Enterprise', 'For large organisations. We also make custom plans.', 299), ...allFlags },
];

export async function addPlans(query: Query): Promise<void> {
  for (const plan of specified) {
    await query(
      once(
        from
          .insertInto('plans')
          .values(plan)
          .onConflict((on) => on.column('name').doNothing()),
      ),
    );
  }
}
export const reference: NonNullable<AreaRows['reference']> = ({ db }) => addPlans(queryIn(db));
