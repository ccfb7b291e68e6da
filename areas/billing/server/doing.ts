import type { Currency } from '#platform/contract/money.ts';
import type { Config } from '#platform/server/config.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { type BillingNews, billingChanged } from '../contract.ts';
import { billingDay, type Day } from '../pure/days.ts';

/** What every step of billing works with, in one transaction. */
export interface Doing {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
  readonly day: Day;
  readonly config: Config;
}

export const doing = (db: Db, emit: Emit, now: Date, config: Config): Doing => ({
  query: queryIn(db),
  emit,
  now,
  day: billingDay(now),
  config,
});

interface News {
  /** Null: the member has left, and hears nothing. */
  readonly userId: number | null;
  readonly what: BillingNews;
  readonly planDisplayName?: string;
  readonly invoiceId?: number | null;
  readonly on?: Day | null;
  /** Why a payment was refused: a sentence. */
  readonly reason?: string;
}

export async function tell(
  { emit, now }: Doing,
  { userId, planDisplayName = '', invoiceId = null, on = null, reason = '', what }: News,
) {
  if (userId === null) return;
  await emit(billingChanged, { userId, what, planDisplayName, invoiceId, on, reason, at: now.toISOString() });
}

export const amountOf = (minor: number, currency: Currency) => ({ minor, currency });
/** The specified numbers are in whole units: 29 is 29 dollars. */
export const units = (minor: number): number => minor / 100;
