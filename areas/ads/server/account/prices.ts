import { sql } from 'kysely';
import type { Currency } from '#platform/contract/money.ts';
import type { AreaRows } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { once, statement } from '#platform/server/statement.ts';
import { objectives, paysForViews } from '../../pure/options.ts';
import { from } from '../from.ts';

const ofViews = objectives.filter(paysForViews).map((one) => sql.lit(one));
/** Whether the campaign `c` pays for views, and not for presses. */
export const paysForView = sql<boolean>`c.objective in (${sql.join(ofViews)})`;

const prices = statement((v: { currency: Currency }) =>
  from.selectFrom('ad_prices').select(['view', 'click', 'version']).where('currency', '=', v.currency),
);

export async function readPrices(query: Query, currency: Currency) {
  const [row] = await query(prices, { currency });
  if (!row) throw new Error(`There are no prices of ads in ${currency}.`);
  return row;
}

const first = { view: 2, click: 55 };
/** Once they are there, administrators change them, and no start of the server does. */
export const addPrices: NonNullable<AreaRows['reference']> = async ({ db }) => {
  for (const currency of ['AUD', 'USD'] as const) {
    await queryIn(db)(
      once(
        from
          .insertInto('ad_prices')
          .values({ currency, ...first })
          .onConflict((on) => on.column('currency').doNothing()),
      ),
    );
  }
};
