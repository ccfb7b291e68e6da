import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import {
  type acceptProviderOffer as acceptContract,
  type endProviderOffer as endContract,
  type offerProvider as offerContract,
  providerTeamChanged,
} from '../../contract.ts';
import { from } from '../from.ts';
import { changeOwner } from './change-owner.ts';
import { assertMayOwn, assertOwner, helperOf, keepAsManager, lockListing } from './rows.ts';
import { readTeam } from './team.ts';

const offered = statement((v: { id: number }) =>
  from
    .selectFrom('provider_members')
    .select('user_id as userId')
    .where('provider_id', '=', v.id)
    .where('offered_at', 'is not', null),
);
const withdraw = statement((v: { id: number }) =>
  from
    .updateTable('provider_members')
    .set({ offered_at: null })
    .where('provider_id', '=', v.id)
    .where('offered_at', 'is not', null)
    .returning('user_id as userId'),
);
const offer = statement((v: { id: number; userId: number; now: string }) =>
  from
    .updateTable('provider_members')
    .set({ offered_at: moment(v.now) })
    .where('provider_id', '=', v.id)
    .where('user_id', '=', v.userId),
);

/** One at a time: whoever was offered it before is no longer. */
export const offerProvider: Handler<typeof offerContract> = async ({ input, principal, query, emit, now }) => {
  const { id, no } = input;
  const by = principal.id;
  assertOwner(await lockListing(query, id), by);
  const helper = await helperOf(query, id, no);
  const { userId } = helper;
  if (!helper.joined) throw problem.conflict('They haven’t accepted your invitation yet.');
  if (helper.offered) return readTeam(query, by, id);
  for (const before of await query(withdraw, { id })) {
    await emit(providerTeamChanged, { id, of: before.userId, to: [before.userId], by, news: 'offerEnded' });
  }
  await query(offer, { id, userId, now: now.toISOString() });
  await emit(providerTeamChanged, { id, of: userId, to: [userId], by, news: 'offered' });
  return readTeam(query, by, id);
};

export const endProviderOffer: Handler<typeof endContract> = async ({ input: { id }, principal, query, emit }) => {
  const by = principal.id;
  const { ownerId } = await lockListing(query, id);
  const [open] = await query(offered, { id });
  if (open && by !== ownerId && by !== open.userId) throw problem.refused('Only the two of them can end this offer.');
  if (open) {
    await query(withdraw, { id });
    const to = by === ownerId ? open.userId : ownerId;
    await emit(providerTeamChanged, { id, of: open.userId, to: to === null ? [] : [to], by, news: 'offerEnded' });
  }
  return readTeam(query, by, id);
};

export const acceptProviderOffer: Handler<typeof acceptContract> = async (ask) => {
  const { input, principal, query, db, emit, now, services } = ask;
  const { id } = input;
  const heir = principal.id;
  const { ownerId } = await lockListing(query, id);
  if (ownerId === heir) return readTeam(query, heir, id);
  const [open] = await query(offered, { id });
  if (open?.userId !== heir) throw problem.conflict('This listing isn’t offered to you, or no longer.');
  await assertMayOwn(query, heir);
  await changeOwner({ query, emit, now, config: services.config }, { id, from: ownerId, to: heir, by: heir });
  if (ownerId !== null) await keepAsManager(query, id, ownerId, now);
  const detail = { from: ownerId, to: heir };
  await writeAudit(db, { actorId: heir, action: 'provider handed over', subject: `provider ${id}`, detail }, now);
  return readTeam(query, heir, id);
};
