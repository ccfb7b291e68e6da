import { type Expression, sql } from 'kysely';
import type { Currency } from '#platform/contract/money.ts';
import type { Query } from '#platform/server/db.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { Doing } from './doing.ts';
import { from } from './from.ts';
import type { Card } from './payments/port.ts';

const accountRows = () =>
  from
    .selectFrom('billing_accounts as a')
    .select([
      'a.id',
      'a.user_id as userId',
      'a.currency',
      'a.credit',
      'a.customer_ref as customerRef',
      'a.method_ref as methodRef',
      'a.card_brand as cardBrand',
      'a.card_last4 as cardLast4',
      'a.card_expires as cardExpires',
    ]);

const open = statement((v: { userId: number; currency: Currency; now: string }) =>
  from
    .insertInto('billing_accounts')
    .values({ user_id: v.userId, currency: v.currency, created_at: moment(v.now) })
    .onConflict((on) => on.column('user_id').doNothing()),
);
const ofMember = statement((v: { userId: number }) => accountRows().where('a.user_id', '=', v.userId));
const lockedOfMember = statement((v: { userId: number }) =>
  accountRows().where('a.user_id', '=', v.userId).forUpdate(),
);
const locked = statement((v: { id: number }) => accountRows().where('a.id', '=', v.id).forUpdate());

export type AccountRow = RowOf<typeof ofMember>;

export async function findAccount(query: Query, userId: number): Promise<AccountRow | undefined> {
  const [row] = await query(ofMember, { userId });
  return row;
}

/**
 * Whatever changes an account, its plan or its bills locks it first, so that two changes wait for each other and no row
 * below needs a lock of its own.
 */
export async function lockAccountOf({ query, now, config }: Doing, userId: number): Promise<AccountRow> {
  await query(open, { userId, currency: config.billingCurrency, now: now.toISOString() });
  const [row] = await query(lockedOfMember, { userId });
  if (!row) throw new Error('The account was not opened.');
  return row;
}

export async function lockAccount({ query }: Doing, id: number): Promise<AccountRow> {
  const [row] = await query(locked, { id });
  if (!row) throw new Error(`There is no account ${id}.`);
  return row;
}

const addTo = statement((v: { id: number; minor: number }) =>
  from
    .updateTable('billing_accounts')
    .set((e) => ({ credit: e('credit', '+', v.minor) }))
    .where('id', '=', v.id),
);
export const addCredit = ({ query }: Doing, id: number, minor: number) => query(addTo, { id, minor });

const currencyTo = statement((v: { id: number; currency: Currency }) =>
  from.updateTable('billing_accounts').set({ currency: v.currency }).where('id', '=', v.id),
);
/** An account in which nothing is kept follows the installation to another currency. */
export const changeCurrency = ({ query }: Doing, id: number, currency: Currency) => query(currencyTo, { id, currency });

/** What is still to be removed at the payment service once another card of the same customer counts. */
const replaced = (
  customer: Expression<string | null>,
  method: Expression<string | null>,
  { customerRef, methodRef }: Card,
) =>
  sql<string[]>`case when ${customer} = ${customerRef} and ${method} <> ${methodRef}
    then array_append(former_methods, ${method}) else former_methods end`;

const cardTo = statement((v: Card & { id: number; purchaseId: number }) =>
  from
    .updateTable('billing_accounts')
    .set((e) => ({
      former_methods: replaced(e.ref('customer_ref'), e.ref('method_ref'), v),
      leaving_ref: sql<
        string | null
      >`case when ${e.ref('customer_ref')} <> ${v.customerRef} then ${e.ref('customer_ref')} else ${e.ref('leaving_ref')} end`,
      customer_ref: v.customerRef,
      method_ref: v.methodRef,
      card_brand: v.brand,
      card_last4: v.last4,
      card_expires: v.expires,
      card_of: v.purchaseId,
    }))
    .where('id', '=', v.id)
    .where((e) => sql<boolean>`coalesce(${e.ref('card_of')}, 0) <= ${v.purchaseId}`)
    .returning('id'),
);
/** A card that came too late, next to the one that counts. */
const unused = statement((v: { id: number; customerRef: string; methodRef: string }) =>
  from
    .updateTable('billing_accounts')
    .set((e) => ({
      former_methods: sql<
        string[]
      >`case when ${e.ref('customer_ref')} = ${v.customerRef} and ${e.ref('method_ref')} <> ${v.methodRef}
        then array_append(${e.ref('former_methods')}, ${v.methodRef}) else ${e.ref('former_methods')} end`,
      leaving_ref: sql<
        string | null
      >`case when ${e.ref('customer_ref')} <> ${v.customerRef} then ${v.customerRef} else ${e.ref('leaving_ref')} end`,
    }))
    .where('id', '=', v.id),
);
const leaves = statement((v: { id: number; customerRef: string }) =>
  from.updateTable('billing_accounts').set({ leaving_ref: v.customerRef }).where('id', '=', v.id),
);
/** Of several, the one that the newest purchase came with counts, in whatever order they are heard of. */
export async function storeCard(
  doing: Doing,
  account: Pick<AccountRow, 'id' | 'userId'>,
  purchaseId: number,
  card: Card,
) {
  const { id, userId } = account;
  // Who has left meanwhile has no card here: it is removed at the payment service.
  if (userId === null) await doing.query(leaves, { id, customerRef: card.customerRef });
  else if ((await doing.query(cardTo, { ...card, id, purchaseId })).length === 0)
    await doing.query(unused, { id, customerRef: card.customerRef, methodRef: card.methodRef });
}

/** Visa, ending in 4242 */
export const cardWords = ({ cardBrand, cardLast4 }: Pick<AccountRow, 'cardBrand' | 'cardLast4'>): string | null =>
  cardBrand && cardLast4 ? `${cardBrand}, ending in ${cardLast4}` : null;
