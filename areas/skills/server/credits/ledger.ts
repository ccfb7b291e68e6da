import type { Query } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { creditLimits } from '../../pure/credits.ts';
import { type Account, moved, withHold, withoutHold } from '../../pure/ledger.ts';
import { from } from '../from.ts';

const openMember = statement((v: { userId: number; now: string }) =>
  from
    .insertInto('credit_accounts')
    .values({ user_id: v.userId, lowest: creditLimits.lowest, created_at: moment(v.now) })
    .onConflict((c) => c.column('user_id').doNothing()),
);
const memberAccount = statement((v: { userId: number }) =>
  from.selectFrom('credit_accounts').select('id').where('user_id', '=', v.userId),
);
const openPool = statement((v: { now: string }) =>
  from
    .insertInto('credit_accounts')
    .values({ is_pool: true, lowest: 0, created_at: moment(v.now) })
    .onConflict((c) => c.column('is_pool').where('is_pool', '=', true).doNothing()),
);
const poolAccount = statement(() => from.selectFrom('credit_accounts').select('id').where('is_pool', '=', true));

/** The number of a member’s account, which is opened when it is first needed. */
export async function accountOf(query: Query, userId: number, now: Date): Promise<number> {
  await query(openMember, { userId, now: now.toISOString() });
  return idOf(await query(memberAccount, { userId }));
}

export async function poolOf(query: Query, now: Date): Promise<number> {
  await query(openPool, { now: now.toISOString() });
  return idOf(await query(poolAccount, {}));
}

function idOf([row]: readonly { readonly id: number }[]): number {
  if (!row) throw new Error('The account was not opened.');
  return row.id;
}

/**
 * In the order of their numbers, so that two who pay each other at once wait for each other in turn. A transaction calls
 * one of hold, release and transfer, once: two in a row could wait for each other’s accounts.
 */
const lock = statement((v: { one: number; other: number }) =>
  from
    .selectFrom('credit_accounts')
    .select(['id', 'balance', 'held', 'lowest'])
    .where((e) => e.or([e('id', '=', v.one), e('id', '=', v.other)]))
    .orderBy('id')
    .forUpdate(),
);

async function locked(query: Query, one: number, other = one): Promise<(id: number) => Account> {
  const rows = await query(lock, { one, other });
  return (id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Error(`There is no account ${id}.`);
    return row;
  };
}

const write = statement((v: { id: number; balance: number; held: number }) =>
  from.updateTable('credit_accounts').set({ balance: v.balance, held: v.held }).where('id', '=', v.id),
);
const keep = (query: Query, id: number, { balance, held }: Account) => query(write, { id, balance, held });

/** Keeps minutes aside; false: that would be past the limit. */
export async function hold(query: Query, accountId: number, minutes: number): Promise<boolean> {
  const account = withHold((await locked(query, accountId))(accountId), minutes);
  if (account) await keep(query, accountId, account);
  return account !== undefined;
}

export async function release(query: Query, accountId: number, minutes: number): Promise<void> {
  await keep(query, accountId, withoutHold((await locked(query, accountId))(accountId), minutes));
}

export interface Transfer {
  readonly kind: 'session' | 'gift' | 'correction';
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  /** Of what was held on the first account: it is free again. */
  readonly released?: number;
  /** Nothing is given on credit: the balance without what is held must do. */
  readonly onlyOwned?: boolean;
  readonly words: string;
  readonly bookingId?: number;
  readonly corrects?: number;
  readonly now: Date;
}

const add = statement(
  (v: {
    kind: string;
    from: number;
    to: number;
    minutes: number;
    fromBalance: number;
    toBalance: number;
    words: string;
    bookingId: number | null;
    corrects: number | null;
    now: string;
  }) =>
    from
      .insertInto('credit_transfers')
      .values({
        kind: v.kind,
        from_account: v.from,
        to_account: v.to,
        minutes: v.minutes,
        from_balance: v.fromBalance,
        to_balance: v.toBalance,
        words: v.words,
        booking_id: v.bookingId,
        corrects: v.corrects,
        created_at: moment(v.now),
      })
      .returning('id'),
);

/** Moves minutes: both balances and the row that says so, in one transaction. Undefined: that would be past the limit. */
export async function transfer(query: Query, move: Transfer): Promise<number | undefined> {
  const account = await locked(query, move.from, move.to);
  const first = account(move.from);
  const source = move.onlyOwned ? { ...first, lowest: 0 } : first;
  const after = moved(source, account(move.to), move);
  if (!after) return undefined;
  const [giver, taker] = after;
  await keep(query, move.from, giver);
  await keep(query, move.to, taker);
  const [added] = await query(add, {
    kind: move.kind,
    from: move.from,
    to: move.to,
    minutes: move.minutes,
    fromBalance: giver.balance,
    toBalance: taker.balance,
    words: move.words,
    bookingId: move.bookingId ?? null,
    corrects: move.corrects ?? null,
    now: move.now.toISOString(),
  });
  return added?.id;
}
