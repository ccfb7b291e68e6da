import { registeredListing } from '#areas/providers/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { saveAdAccount as contract } from '../../contract.ts';
import type { Zone } from '../../pure/zones.ts';
import { refreshAccount, shareLineUp } from '../delivery/line-up.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';
import { recheckAccount } from '../reviews/recheck-claims.ts';
import { accountFor, findAccount, lockAccount, payerOf } from './accounts.ts';
import { accountView } from './list-ad-accounts.ts';
import { tellAccount } from './tell.ts';

interface Saved {
  readonly id: number;
  readonly name: string;
  readonly zone: Zone;
  readonly providerId: number | null;
}
const save = statement((v: Saved) =>
  from
    .updateTable('ad_accounts')
    .set((e) => ({ name: v.name, zone: v.zone, provider_id: v.providerId, version: e('version', '+', 1) }))
    .where('id', '=', v.id),
);

/** Ads that run carry the name from the next line-up on, which follows at once. */
export const saveAdAccount: Handler<typeof contract, Found> = async (ask) => {
  const { input, principal, query, found, now } = ask;
  const { name, zone, providerId, version } = input;
  const before = await accountFor(ask, found);
  await shareLineUp(query);
  const account = await lockAccount(query, principal.id, before.id, 'own');
  if (found && version !== account.version) {
    throw problem.conflict('Someone has changed this account since. Look at it again, then save.');
  }
  const userId = payerOf(account);
  if (providerId !== null && (await registeredListing(query, { id: providerId, userId, now })) === undefined) {
    throw problem.invalid([{ field: 'providerId', rule: 'unknown', message: 'Choose a listing that you run.' }]);
  }
  await query(save, { id: account.id, name, zone, providerId });
  if (providerId !== account.providerId) await recheckAccount(ask, { ...account, providerId });
  await refreshAccount(ask, account.id);
  await tellAccount(ask, account.id);
  const saved = await findAccount(query, principal.id, account.id);
  if (!saved) throw problem.notFound();
  return accountView(query, saved, now);
};
