import { addExample, type Example } from '#areas/bookings/server/public.ts';
import { addMinutes, localOf } from '#platform/contract/zones.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { weekdayOf } from '../../pure/hours.ts';
import { cancelRule } from '../../pure/rules.ts';
import { from } from '../from.ts';
import { teamOf } from '../team/team-of.ts';
import { bookableWorkers } from './rows.ts';

type Booked = Pick<Example, 'guest' | 'at' | 'minutes' | 'note' | 'status' | 'lines' | 'hours'> & {
  /** The listing, and which of its services by name. */
  readonly of: number;
  readonly nth: number;
  readonly days: number;
};

const asked = [['requested', 'guest']] as const;
const agreed = [...asked, ['accepted', 'host']] as const;
const done = [
  ...agreed,
  ['started', 'host'],
  ['saidHappened', 'host'],
  ['saidHappened', 'guest'],
  ['completed', 'guest'],
] as const;
const differing = [...agreed, ['saidHappened', 'host'], ['saidHappened', 'guest'], ['hoursDiffer', 'guest']] as const;

function completed(of: number, nth: number, guest: number, days: number, minutes: number, note: string): Booked {
  return {
    of,
    nth,
    guest,
    days,
    minutes,
    note,
    at: '09:00',
    status: 'completed',
    lines: done,
    hours: [minutes, minutes],
  };
}

const bookings: readonly Booked[] = [
  completed(1, 2, 1, -60, 120, 'Mornings are slow for me. Please knock and wait.'),
  completed(1, 2, 4, -45, 120, 'I do most of it myself, and need a second pair of hands.'),
  completed(1, 0, 14, -38, 120, 'The kitchen first, then the floor.'),
  completed(1, 2, 9, -24, 180, 'I answer by text.'),
  completed(2, 0, 1, -50, 120, 'Two loads of washing and the bins.'),
  completed(2, 3, 14, -33, 120, 'My chair is wide. The back door is better.'),
  completed(2, 0, 9, -12, 120, 'Please leave the window open.'),
  completed(3, 2, 4, -28, 120, 'I use a hoist, and can show you how it works.'),
  completed(3, 2, 8, -20, 120, 'I sign. Please face me.'),
  {
    of: 1,
    nth: 2,
    guest: 1,
    days: 5,
    at: '09:30',
    minutes: 120,
    note: 'The same as last time.',
    status: 'accepted',
    lines: agreed,
  },
  {
    of: 2,
    nth: 0,
    guest: 10,
    days: 8,
    at: '13:00',
    minutes: 120,
    note: 'Is there room then?',
    status: 'requested',
    lines: asked,
  },
  { of: 3, nth: 2, guest: 14, days: 6, at: '10:00', minutes: 120, note: '', status: 'requested', lines: asked },
  {
    of: 1,
    nth: 0,
    guest: 4,
    days: -30,
    at: '11:00',
    minutes: 120,
    note: '',
    status: 'hoursNotAgreed',
    lines: [...differing, ['hoursNotAgreed', null]],
    hours: [180, 120],
  },
  {
    of: 2,
    nth: 0,
    guest: 4,
    days: -3,
    at: '10:00',
    minutes: 120,
    note: 'Just the kitchen.',
    status: 'hoursDiffer',
    lines: differing,
    hours: [150, 120],
  },
];

const services = statement((v: { providerId: number }) =>
  from
    .selectFrom('provider_services as s')
    .innerJoin('providers as p', 'p.id', 's.provider_id')
    .select([
      's.id',
      's.name',
      's.unit_price as unitPrice',
      's.unit_type as unitType',
      's.is_in_person as isInPerson',
      'p.listed_by as ownerId',
      'p.business_name as businessName',
      'p.zone',
      'p.cancel_hours as cancelHours',
      'p.cancellation',
      bookableWorkers.as('workers'),
    ])
    .where('p.id', '=', v.providerId)
    .where('s.is_active', '=', true)
    .orderBy('s.name')
    .orderBy('s.id'),
);

/** Days from today, on the Monday after where that is a weekend. */
function onWeekday(days: number, now: Date, zone: string): number {
  const date = addMinutes(`${localOf(now, zone).slice(0, 10)}T00:00`, days * 1440).slice(0, 10);
  return days + Math.max(0, 7 - weekdayOf(date)) * (weekdayOf(date) > 4 ? 1 : 0);
}

/** Bookings of the cast with listings that someone answers for. */
export async function seedBookings(query: Query, config: Config, now: Date): Promise<void> {
  for (const { of, nth, guest, days, ...booked } of bookings) {
    const offered = await query(services, { providerId: of });
    const service = offered[nth % Math.max(1, offered.length)];
    const worker = service?.workers[0];
    if (!service || !worker || service.ownerId === null || service.ownerId === guest)
      throw new Error(`A demo booking of listing ${of} is of no one, or of its owner.`);
    const { id: ref, name: title, businessName: hostName, zone, unitPrice: minor, unitType: per } = service;
    await addExample(query, config, now, {
      ...booked,
      guest,
      host: service.ownerId,
      zone,
      guestZone: zone,
      days: onWeekday(days, now, zone),
      format: service.isInPerson ? 'inPerson' : 'captioned',
      thing: {
        kind: 'providerservice',
        ref,
        title,
        link: `/ndis-providers/${of}`,
        hostName,
        team: teamOf(of),
        lane: { key: `worker:${worker.id}`, name: worker.name },
        price: { unit: { minor, currency: 'AUD' }, per },
        cancellation: cancelRule(service),
      },
    });
  }
}
