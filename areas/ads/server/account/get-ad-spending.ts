import { sql } from 'kysely';
import { billingDay, planOf } from '#areas/billing/server/public.ts';
import type { Currency } from '#platform/contract/money.ts';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { getAdSpending as contract } from '../../contract.ts';
import { unitsOf } from '../../pure/cents.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';
import { readPrices } from './prices.ts';

const spent = statement((v: { id: number; month: string }) =>
  from
    .selectFrom('ad_accounts as a')
    .select([
      sql<number>`(select coalesce(sum(c.spent), 0)::bigint from ad_campaigns c where c.account_id = a.id)`.as('all'),
      sql<number>`coalesce((select m.spent from ad_months m where m.account_id = a.id and m.month = ${v.month}), 0)`.as(
        'month',
      ),
    ])
    .where('a.id', '=', v.id),
);

export const getAdSpending: Handler<typeof contract, Found> = async ({ found, principal, query, now, services }) => {
  const currency: Currency = found?.currency ?? services.config.billingCurrency;
  const money = (minor: number) => ({ minor, currency });
  const [row] = found ? await query(spent, { id: found.id, month: billingDay(now).slice(0, 7) }) : [];
  const { plan } = await planOf(query, found?.ownerId ?? principal.id, billingDay(now));
  const limit = plan.monthlySpendLimit;
  const { view, click } = await readPrices(query, currency);
  return {
    totalSpent: unitsOf(row?.all ?? 0),
    currency,
    month: { spent: money(row?.month ?? 0), limit: limit === null ? null : money(limit * 100) },
    prices: { view: money(view), click: money(click) },
  };
};
