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
export const ownerChanged = on(
  providerOwnerChanged,
  'providers.ownerChanged',
  async ({ event, db, emit, now, services }) => {
    const query = queryIn(db);
    const work = { query, emit, now, config: services.config };
    const { id: providerId, from: before, to } = event;
    for (const { id: ref } of await query(drop, { providerId })) await endContext(work, { kind: 'provider', ref });
    if (before === null || to === null) return;
    const offered = await query(servicesOf, { providerId });
    const hosts = { from: before, to };
    await handOverBookings(work, { kind: 'providerservice', refs: offered.map(({ id }) => id), ...hosts });
    await handOverBookings(work, { kind: 'meetgreet', refs: [providerId], ...hosts });
  },
);
