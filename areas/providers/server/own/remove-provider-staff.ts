import { leaveLane, lockBookingsOf } from '#areas/bookings/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type removeProviderStaff as contract, providerEdited } from '../../contract.ts';
import { laneOf, lanesOfListing } from '../bookings/kinds.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { lockListing } from '../team/rows.ts';
import { teamOf } from '../team/team-of.ts';

const remove = statement((v: { id: number; staffId: number }) =>
  from.deleteFrom('provider_staff').where('id', '=', v.staffId).where('provider_id', '=', v.id).returning('id'),
);

/** Whoever is free takes over what they were to do. */
export const removeProviderStaff: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, principal, now, services } = ask;
  const { id, staffId } = input;
  await lockListing(query, id);
  await lockBookingsOf(query, teamOf(id));
  const [gone] = await query(remove, { id, staffId });
  if (!gone) throw problem.notFound();
  const lanes = await lanesOfListing(query, id);
  const work = { query, emit, now, config: services.config, byId: principal.id };
  if (lanes) await leaveLane(work, { lane: laneOf(staffId), lanes });
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
