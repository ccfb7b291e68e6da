import { endBookingsOf, hasCompleted, lockBookingsOf } from '#areas/bookings/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type removeProviderService as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { lockListing } from '../team/rows.ts';
import { teamOf } from '../team/team-of.ts';

const one = statement((v: { id: number; serviceId: number }) =>
  from
    .selectFrom('provider_services')
    .select('id')
    .where('id', '=', v.serviceId)
    .where('provider_id', '=', v.id)
    .forUpdate(),
);
const remove = statement((v: { id: number; serviceId: number }) =>
  from.deleteFrom('provider_services').where('id', '=', v.serviceId).where('provider_id', '=', v.id),
);

/**
 * What was asked for or planned of it ends, and both people are told. One that took place stays, or no one could review
 * it any longer.
 */
export const removeProviderService: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, now, principal, services } = ask;
  const { id, serviceId } = input;
  await lockListing(query, id);
  await lockBookingsOf(query, teamOf(id));
  const [there] = await query(one, { id, serviceId });
  if (!there) throw problem.notFound();
  if (await hasCompleted(query, { kind: 'providerservice', refs: [serviceId] }))
    throw problem.conflict('People have used this service, and can review it. Close it instead.');
  await endBookingsOf({ query, emit, now, config: services.config }, 'providerservice', serviceId);
  await query(remove, { id, serviceId });
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
