import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';

const day = (column: unknown) => sql<string | null>`to_char(${column}, 'YYYY-MM-DD')`;

export const promoRows = () =>
  from
    .selectFrom('promo_codes as c')
    .select([
      'c.id',
      'c.code',
      'c.percent',
      'c.amount_off as amountOff',
      'c.currency',
      'c.periods',
      'c.plans',
      'c.most_uses as mostUses',
      'c.uses',
    ])
    .select((e) => [
      day(e.ref('c.first_day')).as('firstDay'),
      day(e.ref('c.last_day')).as('lastDay'),
      isoTime(e.ref('c.created_at')).as('createdAt'),
      exactTime(e.ref('c.created_at')).as('exactly'),
      isoTime(e.ref('c.ended_at')).as('endedAt'),
    ]);

const byCode = statement((v: { code: string }) => promoRows().where('c.code', '=', v.code));
const byId = statement((v: { id: number }) => promoRows().where('c.id', '=', v.id));
const usedBy = statement((v: { promoId: number; accountId: number }) =>
  from
    .selectFrom('promo_uses')
    .select('promo_id as id')
    .where('promo_id', '=', v.promoId)
    .where('account_id', '=', v.accountId),
);
export type PromoRow = RowOf<typeof byCode>;

export async function findPromo(query: Query, id: number): Promise<PromoRow | undefined> {
  const [row] = await query(byId, { id });
  return row;
}

const refused = (message: string) => problem.unprocessable(message, [{ field: 'promoCode', rule: 'promo', message }]);

/** A code that this account can use today, or a refusal that stands at its field. */
export async function usablePromo(
  { query, day: today, config }: Pick<Doing, 'query' | 'day' | 'config'>,
  typed: string,
  accountId: number | undefined,
): Promise<PromoRow> {
  const [row] = await query(byCode, { code: typed.trim().toUpperCase() });
  const unknown = 'We don’t know this promo code. Check its letters and digits.';
  if (!row || (row.firstDay !== null && today < row.firstDay)) throw refused(unknown);
  if (row.amountOff !== null && row.currency !== config.billingCurrency) throw refused(unknown);
  if (row.endedAt !== null || (row.lastDay !== null && today > row.lastDay))
    throw refused('This promo code has expired.');
  if (row.mostUses !== null && row.uses >= row.mostUses) throw refused('This promo code has been used up.');
  if (accountId !== undefined && (await query(usedBy, { promoId: row.id, accountId })).length > 0) {
    throw refused('You have used this promo code already. It counts once.');
  }
  return row;
}

const take = statement((v: { id: number }) =>
  from
    .updateTable('promo_codes')
    .set((e) => ({ uses: e('uses', '+', 1) }))
    .where('id', '=', v.id)
    .where((e) => e.or([e('most_uses', 'is', null), e('uses', '<', e.ref('most_uses'))]))
    .returning('id'),
);
const note = statement((v: { promoId: number; accountId: number; now: string }) =>
  from.insertInto('promo_uses').values({ promo_id: v.promoId, account_id: v.accountId, used_at: moment(v.now) }),
);
/** Takes one use, so that no one is promised a price by a code that another has used up meanwhile. */
export async function takePromo({ query, now }: Doing, promoId: number, accountId: number): Promise<void> {
  if ((await query(take, { id: promoId })).length === 0) throw refused('This promo code has been used up.');
  await query(note, { promoId, accountId, now: now.toISOString() });
}

const forget = statement((v: { promoId: number; accountId: number }) =>
  from
    .deleteFrom('promo_uses')
    .where('promo_id', '=', v.promoId)
    .where('account_id', '=', v.accountId)
    .returning('promo_id as id'),
);
const giveBack = statement((v: { id: number }) =>
  from
    .updateTable('promo_codes')
    .set((e) => ({ uses: e('uses', '-', 1) }))
    .where('id', '=', v.id),
);
/** Nothing was bought with it: it can be used again. */
export async function returnPromo({ query }: Doing, promoId: number, accountId: number): Promise<void> {
  for (const { id } of await query(forget, { promoId, accountId })) await query(giveBack, { id });
}

export const countsFor = ({ plans }: Pick<PromoRow, 'plans'>, planName: string): boolean =>
  plans.length === 0 || plans.includes(planName);
