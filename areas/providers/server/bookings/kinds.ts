import { sql } from 'kysely';
import {
  type BookableKind,
  type BookableThing,
  type BookingNews,
  bookingFormats,
  type Lanes,
} from '#areas/bookings/server/public.ts';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, columns, type Given, type QueryRow, statement } from '#platform/server/statement.ts';
import { shownStatus, whyNotBooked, whyStatusStops } from '../../pure/compliance.ts';
import { cancelRule, lengthsBetween } from '../../pure/rules.ts';
import { countBooking } from '../figures/count.ts';
import { from } from '../from.ts';
import { isRunBy, isVisible, roleOf } from '../listed.ts';
import { proved } from '../rows.ts';
import type { providers } from '../tables.ts';
import { teamOf } from '../team/team-of.ts';
import { hoursOf, todayOf } from '../view.ts';
import { enquiriesOf } from './enquiries.ts';
import { noteAnswer, noteAsked } from './replies.ts';
import { bookableWorkers, isEnquiryOnly } from './rows.ts';
import { timesOf } from './times.ts';

const p = columns<typeof providers>('p');

/** Businesses with all that decides when they can be booked. */
const businessRows = (viewer: Given<number>) =>
  from
    .selectFrom('providers as p')
    .select((e) => [
      'p.id as providerId',
      e.ref('p.listed_by').$notNull().as('hostId'),
      'p.business_name as businessName',
      roleOf(viewer, 'p').as('role'),
      'p.opens',
      'p.closes',
      sql<Record<string, { name: string; open: number; close: number }>>`p.special_days`.as('specialDays'),
      'p.notice_hours as noticeHours',
      'p.gap_minutes as gapMinutes',
      'p.horizon_days as horizonDays',
      'p.cancel_hours as cancelHours',
      'p.cancellation',
      'p.service_count as serviceCount',
      'p.signs',
      sql<boolean>`${p.published_at} is not null`.as('isActive'),
      isEnquiryOnly.as('enquiryOnly'),
      bookableWorkers.as('workers'),
    ])
    .select(proved);

/** Those that someone answers for, as the viewer may see them. */
const businesses = (viewer: Given<number>) =>
  businessRows(viewer)
    .where('p.listed_by', 'is not', null)
    .where(isVisible(viewer, 'p'))
    .where((e) => e.or([isRunBy(viewer, 'p'), notBlocked(viewer, e.ref('p.listed_by'))]));

type BusinessRow = QueryRow<ReturnType<typeof businesses>>;

const services = statement((v: { refs: readonly number[]; viewer: number }) =>
  businesses(v.viewer)
    .innerJoin('provider_services as s', 's.provider_id', 'p.id')
    .select([
      's.id',
      's.name',
      's.unit_price as unitPrice',
      's.unit_type as unitType',
      's.min_minutes as minMinutes',
      's.max_minutes as maxMinutes',
      's.is_active as isOffered',
      's.is_online as isOnline',
      's.is_in_person as isInPerson',
      's.features',
    ])
    .where('s.id', '=', anyOf(v.refs)),
);

const meetings = statement((v: { refs: readonly number[]; viewer: number }) =>
  businesses(v.viewer)
    .select([
      sql<boolean>`exists (select 1 from provider_services s where s.provider_id = p.id and s.is_active and s.is_online)`.as(
        'isOnline',
      ),
      sql<boolean>`exists (select 1 from provider_services s
        where s.provider_id = p.id and s.is_active and s.is_in_person)`.as('isInPerson'),
    ])
    .where('p.id', '=', anyOf(v.refs)),
);

/** As bookings name the times of one worker. */
export const laneOf = (staffId: number): string => `worker:${staffId}`;

/** Its workers; a business that lists none who can be asked for gives one thing at a time. */
function lanesOf(row: Omit<BusinessRow, 'hostId' | 'role'>): Lanes {
  const { providerId, businessName, workers } = row;
  const of = teamOf(providerId);
  const each = workers.map(({ id, name }) => ({ key: laneOf(id), name }));
  return { of, times: timesOf(hoursOf(row), row), each: each.length > 0 ? each : [{ key: of, name: businessName }] };
}

const anyListing = statement((v: { id: number }) => businessRows(sql<number>`p.listed_by`).where('p.id', '=', v.id));

/** Who can be booked of a listing, whoever asks. */
export async function lanesOfListing(query: Query, id: number): Promise<Lanes | undefined> {
  const [row] = await query(anyListing, { id });
  return row && lanesOf(row);
}

const formatsOf = (row: { isOnline: boolean; isInPerson: boolean }, signs: boolean): BookableThing['formats'] =>
  bookingFormats.filter((format) =>
    format === 'inPerson' ? row.isInPerson : row.isOnline && (format !== 'auslan' || signs),
  );

const whyNot = (row: BusinessRow, now: Date): string =>
  whyNotBooked({
    status: shownStatus(row, todayOf(row, now)),
    isActive: row.isActive,
    services: row.serviceCount,
    isOwned: true,
    enquiryOnly: row.enquiryOnly,
  });

const common = (row: BusinessRow) => ({
  hostId: row.hostId,
  hostName: row.businessName,
  team: teamOf(row.providerId),
  isRun: row.role !== null,
  link: `/ndis-providers/${row.providerId}`,
  capacity: 1,
  lanes: lanesOf(row),
});

async function providersOf(query: Query, refs: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await query(ofServices, { refs });
  return new Map(rows.map(({ id, providerId }) => [id, providerId]));
}
const ofServices = statement((v: { refs: readonly number[] }) =>
  from
    .selectFrom('provider_services as s')
    .select(['s.id', 's.provider_id as providerId'])
    .where('s.id', '=', anyOf(v.refs)),
);

const standing = statement((v: { id: number }) =>
  from.selectFrom('providers as p').select(proved).where('p.id', '=', v.id),
);

type Changed = { readonly query: Query; readonly now: Date; readonly booking: BookingNews };

/** What was asked for before a suspension, or before a registration ran out, can be declined, but not accepted. */
async function assertMayAccept({ query, booking, now }: Changed, id: number): Promise<void> {
  if (booking.change !== 'accepted') return;
  const [row] = await query(standing, { id });
  const whyNot = row ? whyStatusStops(shownStatus(row, todayOf(row, now))) : '';
  if (whyNot) throw problem.conflict(whyNot);
}

/** How fast a provider answers is measured once for what was asked for together, and nothing of what was asked. */
async function measure({ query, now, booking }: Changed, providerId: number): Promise<void> {
  const { change, by, id, seriesId } = booking;
  const ref = seriesId ?? id;
  if (change === 'requested') await noteAsked(query, { providerId, kind: 'booking', ref, now });
  if (by === 'host' && (change === 'accepted' || change === 'declined' || change.startsWith('proposed'))) {
    await noteAnswer(query, { kind: 'booking', ref, now });
  }
}

async function changed(ask: Changed, providerId: number | undefined): Promise<void> {
  if (providerId === undefined) return;
  await assertMayAccept(ask, providerId);
  await measure(ask, providerId);
  await countBooking(ask.query, { providerId, change: ask.booking.change, now: ask.now });
}

/** A service, given by one of the workers, at the hours and the price of the business. */
export const serviceKind: BookableKind = {
  kind: 'providerservice',
  reviewedThere: true,
  talks: async (query, bookings) => {
    const owners = await providersOf(
      query,
      bookings.map(({ ref }) => ref),
    );
    return enquiriesOf(query, bookings, (ref) => owners.get(ref));
  },
  countsHours: true,
  read: async ({ query, principal, refs, now }) => {
    const rows = await query(services, { refs, viewer: principal.id });
    return new Map(
      rows.map((row): [number, BookableThing] => [
        row.id,
        {
          ...common(row),
          title: row.name,
          lengths: lengthsBetween(row.minMinutes, row.maxMinutes),
          formats: formatsOf(row, row.features.includes('auslan_available')),
          price: { unit: { minor: row.unitPrice, currency: 'AUD' }, per: row.unitType },
          cancellation: cancelRule(row),
          repeats: true,
          whyNot: whyNot(row, now) || (row.isOffered ? '' : 'This service is no longer offered.'),
        },
      ]),
    );
  },
  changed: async (ask) => {
    const { ref } = ask.booking;
    await changed(ask, (await providersOf(ask.query, [ref])).get(ref));
  },
};

/** Half an hour to get to know each other, for free, before anything is booked. */
export const meetKind: BookableKind = {
  kind: 'meetgreet',
  reviewedThere: true,
  talks: (query, bookings) => enquiriesOf(query, bookings, (ref) => ref),
  read: async ({ query, principal, refs, now }) => {
    const rows = await query(meetings, { refs, viewer: principal.id });
    return new Map(
      rows.map((row): [number, BookableThing] => [
        row.providerId,
        {
          ...common(row),
          title: 'Meet and greet',
          lengths: [30],
          formats: formatsOf(row, row.signs),
          price: { unit: { minor: 0, currency: 'AUD' }, per: 'each' },
          cancellation: 'You can cancel for free until it begins.',
          whyNot: whyNot(row, now),
        },
      ]),
    );
  },
  changed: (ask) => changed(ask, ask.booking.ref),
};
