import { handOverBookings } from '#areas/bookings/server/public.ts';
import { endContext } from '#areas/messages/server/public.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { providerOwnerChanged } from '../../contract.ts';
import { from } from '../from.ts';

const servicesOf = statement((v: { providerId: number }) =>
  from.selectFrom('provider_services').select('id').where('provider_id', '=', v.providerId),
);
const drop = statement((v: { providerId: number }) =>
  from.deleteFrom('provider_enquiries').where('provider_id', '=', v.providerId).returning('id'),
);

/**
 * Open bookings go on with the new owner. What was written was written to the one before: those conversations end, and
 * whoever writes again begins one with the new owner.
 */
export const ownerChanged = on(providerOwnerChanged, 'providers.ownerChanged', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  const { id: providerId, from: before, to } = event;
  for (const { id: ref } of await query(drop, { providerId }))
    await endContext({ query, emit, now }, { kind: 'provider', ref });
  if (before === null || to === null) return;
  const services = await query(servicesOf, { providerId });
  const hosts = { from: before, to };
  await handOverBookings(query, { kind: 'providerservice', refs: services.map(({ id }) => id), ...hosts });
  await handOverBookings(query, { kind: 'meetgreet', refs: [providerId], ...hosts });
});
