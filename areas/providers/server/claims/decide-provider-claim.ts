import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { decideProviderClaim as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { changeOwner } from '../team/change-owner.ts';
import { assertMayOwn, lockListing } from '../team/rows.ts';
import { assertUnowned, endOthers, settleClaim } from './rows.ts';

const one = statement((v: { id: number }) =>
  from
    .selectFrom('provider_claims')
    .select(['id', 'provider_id as providerId', 'user_id as userId', 'state', 'version'])
    .where('id', '=', v.id),
);

/** The listing is held first, as everyone who changes its owner does. */
export const decideProviderClaim: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, db, emit, now, services } = ask;
  const { id, version, isAccepted, reason } = input;
  const [seen] = await query(one, { id });
  if (!seen) throw problem.notFound();
  const { providerId, userId } = seen;
  if (userId === principal.id) throw problem.refused('Another administrator decides about your own claim.');
  const listing = await lockListing(query, providerId);
  const [claim] = await query(one, { id });
  if (claim?.state !== 'waiting' || claim.version !== version) {
    throw problem.conflict('This claim has changed since you opened it. Have another look.');
  }
  if (isAccepted) {
    assertUnowned(listing);
    await assertMayOwn(query, userId, 'This member has');
    const work = { query, emit, now, config: services.config };
    await changeOwner(work, { id: providerId, from: null, to: userId, by: principal.id });
  }
  const about = { id, providerId, userId };
  const state = isAccepted ? 'accepted' : 'declined';
  await settleClaim(ask, { claim: about, state, by: principal.id, reason });
  if (isAccepted) await endOthers(ask, providerId, userId);
  const entry = { actorId: principal.id, action: `provider claim ${state}`, subject: `provider ${providerId}` };
  await writeAudit(db, { ...entry, detail: { claim: id, userId, reason } }, now);
  return { id };
};
