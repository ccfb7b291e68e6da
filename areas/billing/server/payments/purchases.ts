import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { AccountRow } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';
import { returnPromo } from '../plans/promo-rows.ts';

const purchaseRows = () =>
  from
    .selectFrom('purchases as u')
    .select([
      'u.id',
      'u.token',
      'u.account_id as accountId',
      'u.kind',
      'u.plan_id as planId',
      'u.billing_interval as billingInterval',
      'u.promo_id as promoId',
      'u.invoice_id as invoiceId',
      'u.checkout_ref as checkoutRef',
      'u.price',
      'u.discount',
      'u.due',
      'u.left_off as leftOff',
      'u.currency',
      'u.subscription_version as subscriptionVersion',
      'u.state',
    ])
    .select((e) => [sql<string>`to_char(${e.ref('u.quoted_on')}, 'YYYY-MM-DD')`.as('quotedOn')]);

const byToken = statement((v: { token: string }) =>
  purchaseRows()
    .innerJoin('billing_accounts as a', 'a.id', 'u.account_id')
    .select('a.user_id as userId')
    .where('u.token', '=', v.token),
);
const byId = statement((v: { id: number }) => purchaseRows().where('u.id', '=', v.id));
const openOf = statement((v: { accountId: number }) =>
  purchaseRows().where('u.account_id', '=', v.accountId).where('u.state', '=', 'open'),
);
export type PurchaseRow = RowOf<typeof byId>;

export async function findPurchase(query: Query, token: string) {
  const [row] = await query(byToken, { token });
  return row;
}
export async function purchaseOf(query: Query, id: number): Promise<PurchaseRow> {
  const [row] = await query(byId, { id });
  if (!row) throw new Error(`There is no purchase ${id}.`);
  return row;
}

type New = Omit<PurchaseRow, 'id' | 'token' | 'state' | 'checkoutRef'>;
const add = statement((v: New & { token: string; now: string }) =>
  from
    .insertInto('purchases')
    .values({
      token: v.token,
      account_id: v.accountId,
      kind: v.kind,
      plan_id: v.planId,
      billing_interval: v.billingInterval,
      promo_id: v.promoId,
      invoice_id: v.invoiceId,
      price: v.price,
      discount: v.discount,
      due: v.due,
      left_off: v.leftOff,
      currency: v.currency,
      quoted_on: sql<string>`${v.quotedOn}::date`,
      subscription_version: v.subscriptionVersion,
      state: 'open' as const,
      created_at: moment(v.now),
    })
    .returning('id'),
);

/** Of a purchase that is no plan. */
export const nothingBought = {
  planId: null,
  billingInterval: null,
  promoId: null,
  price: 0,
  discount: 0,
  leftOff: 0,
  subscriptionVersion: null,
} as const;

/** An account has one open purchase: whoever presses twice, or in two tabs, goes on with the last. */
export async function openPurchase(doing: Doing, row: New): Promise<PurchaseRow> {
  const token = randomBytes(32).toString('base64url');
  const [added] = await doing.query(add, { ...row, token, now: doing.now.toISOString() });
  if (!added) throw new Error('The purchase was not added.');
  return purchaseOf(doing.query, added.id);
}

const close = statement((v: { id: number; state: 'paid' | 'dropped' }) =>
  from
    .updateTable('purchases')
    .set({ state: v.state })
    .where('id', '=', v.id)
    .where('state', '=', 'open')
    .returning('id'),
);
export const closePurchase = async ({ query }: Doing, id: number, state: 'paid' | 'dropped'): Promise<boolean> =>
  (await query(close, { id, state })).length > 0;

/** What was begun and not paid is given up; its promo code can be used again. Answers checkouts that are to be closed. */
export async function dropOpenPurchase(doing: Doing, account: Pick<AccountRow, 'id'>): Promise<string[]> {
  const closing: string[] = [];
  for (const open of await doing.query(openOf, { accountId: account.id })) {
    if ((await dropPurchase(doing, open)) && open.checkoutRef !== null) closing.push(open.checkoutRef);
  }
  return closing;
}

export async function dropPurchase(
  doing: Doing,
  { id, promoId, accountId }: Pick<PurchaseRow, 'id' | 'promoId' | 'accountId'>,
): Promise<boolean> {
  if (!(await closePurchase(doing, id, 'dropped'))) return false;
  if (promoId !== null) await returnPromo(doing, promoId, accountId);
  return true;
}
