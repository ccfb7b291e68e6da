import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type {
  createPromoCode as createContract,
  endPromoCode as endContract,
  listPromoCodes as listContract,
  PromoCode,
} from '../../contract.ts';
import { from } from '../from.ts';
import { termsOf } from './check-promo-code.ts';
import { findPromo, type PromoRow, promoRows } from './promo-rows.ts';

const view = (row: PromoRow): PromoCode => {
  const { id, firstDay, mostUses, uses, createdAt, endedAt } = row;
  return { id, ...termsOf(row), firstDay, mostUses, uses, createdAt, endedAt };
};

const newest = statement((_: object) => promoRows().orderBy('c.created_at', 'desc').orderBy('c.id', 'desc').limit(200));

export const listPromoCodes: Handler<typeof listContract> = async ({ query }) => (await query(newest, {})).map(view);

interface Added {
  readonly code: string;
  readonly percent: number | null;
  readonly amountOff: number | null;
  readonly currency: 'AUD' | 'USD';
  readonly periods: number;
  readonly plans: string[];
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly mostUses: number | null;
  readonly now: string;
}
const add = statement((v: Added) =>
  from
    .insertInto('promo_codes')
    .values({
      code: v.code,
      percent: v.percent,
      amount_off: v.amountOff,
      currency: v.currency,
      periods: v.periods,
      plans: sql<string[]>`${v.plans}::text[]`,
      first_day: sql<string | null>`${v.firstDay}::date`,
      last_day: sql<string | null>`${v.lastDay}::date`,
      most_uses: v.mostUses,
      created_at: moment(v.now),
    })
    .onConflict((on) => on.column('code').doNothing())
    .returning('id'),
);

export const createPromoCode: Handler<typeof createContract> = async ({
  input,
  principal,
  db,
  query,
  now,
  services,
}) => {
  const code = input.code.toUpperCase();
  const currency = services.config.billingCurrency;
  const [added] = await query(add, { ...input, code, currency, now: now.toISOString() });
  if (!added) throw problem.conflict('There is a promo code with these letters already. Choose others.');
  await writeAudit(db, { actorId: principal.id, action: 'promo code made', subject: `promo ${code}`, detail: {} }, now);
  return view((await findPromo(query, added.id)) as PromoRow);
};

const end = statement((v: { id: number; now: string }) =>
  from
    .updateTable('promo_codes')
    .set({ ended_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('ended_at', 'is', null),
);

export const endPromoCode: Handler<typeof endContract> = async ({ input, principal, db, query, now }) => {
  await query(end, { id: input.id, now: now.toISOString() });
  const row = await findPromo(query, input.id);
  if (!row) throw problem.notFound();
  const subject = `promo ${row.code}`;
  await writeAudit(db, { actorId: principal.id, action: 'promo code ended', subject, detail: {} }, now);
  return view(row);
};
