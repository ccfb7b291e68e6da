import type { UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { UserSubscription } from '../../contract.ts';
import { type AccountRow, lockAccountOf } from '../accounts.ts';
import { type Doing, doing as doingIn } from '../doing.ts';
import { findSubscription, type SubscriptionRow, saveSubscription, showPlan } from './subscription-rows.ts';
import { readSubscription } from './view.ts';

type Own = Pick<UseCase<unknown>, 'principal' | 'db' | 'emit' | 'now' | 'services'>;

/** Every change that a member makes to their own plan: behind one lock, saved with what follows, shown as it is then. */
export async function changeOwn(
  { principal, db, emit, now, services }: Own,
  change: (row: SubscriptionRow, doing: Doing, account: AccountRow) => Promise<SubscriptionRow> | SubscriptionRow,
): Promise<UserSubscription | null> {
  const doing = doingIn(db, emit, now, services.config);
  const account = await lockAccountOf(doing, principal.id);
  const row = await findSubscription(doing.query, account.id);
  if (!row) throw problem.conflict('You have no paid plan.');
  const after = await change(row, doing, account);
  await saveSubscription(doing, after);
  await showPlan(doing, account.userId, after);
  return readSubscription(doing.query, principal.id, { config: services.config, today: doing.day });
}
