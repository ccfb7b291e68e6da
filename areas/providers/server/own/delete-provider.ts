import { endBookingsOf, hasCompleted, lockBookingsOf } from '#areas/bookings/server/public.ts';
import { endContext } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import type { deleteProvider as contract } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { assertOwner, lockListing } from '../team/rows.ts';
import { teamOf } from '../team/team-of.ts';
import { removeListing } from './remove-listing.ts';

const servicesOf = statement((v: { id: number }) =>
  from.selectFrom('provider_services').select('id').where('provider_id', '=', v.id).orderBy('id'),
);
const enquiriesOf = statement((v: { id: number }) =>
  from.selectFrom('provider_enquiries').select('id').where('provider_id', '=', v.id).orderBy('id'),
);
const reviewsOf = (id: number) => from.selectFrom('provider_reviews').where('provider_id', '=', id);

const deletable = statement((v: { id: number }) =>
  from
    .selectFrom('providers')
    .select('id')
    .where('id', '=', v.id)
    .where('status', '<>', 'suspended')
    .where((e) => e.not(isThere(reviewsOf(v.id)))),
);

/**
 * No one gets rid of a suspension, or of what people wrote, by listing anew. What was booked ends, and both people are
 * told; conversations are kept, and only read.
 */
export const deleteProvider: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, found, principal, query, emit, now, services } = ask;
  const { id } = input;
  assertOwner(await lockListing(query, id), principal.id);
  const [may] = await query(deletable, { id });
  const kept = found.status === 'suspended' ? 'suspended listing' : 'listing with reviews';
  if (!may) throw problem.conflict(`A ${kept} can’t be deleted.`);
  const booked = { query, emit, now, config: services.config };
  await lockBookingsOf(query, teamOf(id));
  const refs = (await query(servicesOf, { id })).map((service) => service.id);
  if (await hasCompleted(query, { kind: 'providerservice', refs }))
    throw problem.conflict('People have used these services, and can review them. Close the services instead.');
  for (const ref of refs) await endBookingsOf(booked, 'providerservice', ref);
  await endBookingsOf(booked, 'meetgreet', id);
  for (const { id: ref } of await query(enquiriesOf, { id })) await endContext(booked, { kind: 'provider', ref });
  await removeListing(query, id);
  return { id };
};
