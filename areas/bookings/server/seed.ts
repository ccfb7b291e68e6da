import { sql } from 'kysely';
import { castMember } from '#demo/cast.ts';
import { localOf, momentOf } from '#platform/contract/zones.ts';
import type { Seed } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { BookingFormat } from '../pure/formats.ts';
import type { Change, Side, Status } from '../pure/machine.ts';
import type { UnitPrice } from '../pure/price.ts';
import { addLine } from './change.ts';
import { from } from './from.ts';
import type { Lane } from './kinds.ts';
import { lockBooking } from './rows.ts';
import { noTerms, sealedWords, sealWords } from './seal.ts';
import { ownLane, takeTimes } from './taken.ts';

const dayMs = 86_400_000;

interface Host {
  readonly id: number;
  readonly zone: string;
  readonly opensTo: string;
  readonly weekly: readonly { weekday: number; from: string; to: string }[];
  readonly lengths: readonly number[];
  readonly formats: readonly BookingFormat[];
}

/** Who can be booked, and when. */
const hosts: readonly Host[] = [
  {
    id: 1,
    zone: 'Australia/Melbourne',
    opensTo: 'followed',
    weekly: [
      { weekday: 2, from: '10:00', to: '12:00' },
      { weekday: 4, from: '14:00', to: '16:00' },
    ],
    lengths: [30],
    formats: ['text', 'captioned'],
  },
  {
    id: 9,
    zone: 'Australia/Perth',
    opensTo: 'members',
    weekly: [1, 3, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
    lengths: [30, 60],
    formats: ['text', 'captioned', 'voice'],
  },
  {
    id: 14,
    zone: 'Australia/Adelaide',
    opensTo: 'members',
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '13:00', to: '15:00' })),
    lengths: [20, 45],
    formats: ['text', 'auslan', 'inPerson'],
  },
  teacher(8, 'Australia/Melbourne', [2, 4], ['17:00', '20:00'], ['auslan', 'text']),
  teacher(13, 'Australia/Perth', [1, 2, 3, 4], ['10:00', '14:00'], ['text', 'captioned', 'voice']),
  teacher(16, 'Australia/Sydney', [6], ['09:00', '13:00'], ['inPerson']),
  teacher(18, 'Australia/Darwin', [3, 6], ['08:00', '12:00'], ['inPerson']),
  teacher(19, 'Australia/Sydney', [2, 5], ['12:00', '14:00'], ['text', 'captioned']),
  teacher(24, 'Australia/Sydney', [3, 7], ['13:00', '17:00'], ['text', 'captioned']),
  teacher(27, 'Australia/Brisbane', [1, 5], ['11:00', '13:00'], ['text', 'voice']),
  teacher(28, 'Australia/Perth', [2, 5], ['15:00', '18:00'], ['text', 'captioned', 'voice']),
  teacher(30, 'Australia/Sydney', [1, 4], ['16:00', '19:00'], ['captioned', 'voice']),
];

/** Someone who teaches a skill, or wants to learn one: the other side finds the times there. */
function teacher(
  id: number,
  zone: string,
  weekdays: readonly number[],
  [from, to]: readonly [from: string, to: string],
  formats: readonly BookingFormat[],
): Host {
  const weekly = weekdays.map((weekday) => ({ weekday, from, to }));
  return { id, zone, opensTo: 'followed', weekly, lengths: [30, 60], formats };
}

export interface Example {
  /** Without: a conversation with the host. */
  readonly thing?: {
    readonly kind: string;
    readonly ref: number;
    readonly title: string;
    readonly link: string;
    readonly hostName: string;
    /** Who answers besides the host: provider:5. */
    readonly team: string;
    readonly lane: Lane;
    readonly price: UnitPrice;
    readonly cancellation: string;
  };
  readonly host: number;
  readonly guest: number;
  readonly zone: string;
  readonly guestZone: string;
  /** From today, negative before. */
  readonly days: number;
  readonly at: string;
  readonly minutes: number;
  readonly format: BookingFormat;
  readonly note: string;
  readonly breaks?: string;
  readonly status: Status;
  readonly lines: readonly (readonly [Change, Side | null])[];
  readonly rating?: readonly [stars: number, text: string];
  /** Where hours are counted: as each side says. */
  readonly hours?: readonly [host: number | null, guest: number | null];
}

const examples: readonly Example[] = [
  {
    host: 9,
    guest: 1,
    zone: 'Australia/Perth',
    guestZone: 'Australia/Melbourne',
    days: 4,
    at: '09:30',
    minutes: 30,
    format: 'captioned',
    breaks: 'Five minutes in the middle',
    note: 'I’d like to hear how you plan a big day.',
    status: 'accepted',
    lines: [
      ['requested', 'guest'],
      ['accepted', 'host'],
    ],
  },
  {
    host: 1,
    guest: 14,
    zone: 'Australia/Melbourne',
    guestZone: 'Australia/Adelaide',
    days: 6,
    at: '10:30',
    minutes: 30,
    format: 'text',
    note: 'Can we swap ideas about writing with one hand?',
    status: 'requested',
    lines: [['requested', 'guest']],
  },
  {
    host: 9,
    guest: 1,
    zone: 'Australia/Perth',
    guestZone: 'Australia/Melbourne',
    days: -12,
    at: '10:00',
    minutes: 60,
    format: 'captioned',
    note: 'My first one. I may need to stop early.',
    status: 'completed',
    lines: [
      ['requested', 'guest'],
      ['accepted', 'host'],
      ['saidHappened', 'guest'],
      ['saidHappened', 'host'],
      ['completed', 'host'],
    ],
    rating: [5, 'Took the time I needed, and the captions worked.'],
  },
];

/** One booking of the demonstration, with all that came before it. */
export async function addExample(query: Query, config: Config, now: Date, one: Example): Promise<number> {
  const { host, guest, zone, guestZone, days, minutes, format, note, breaks = '', status, thing, hours } = one;
  const { lane, price, ...named } = thing ?? {
    kind: 'person',
    ref: host,
    title: 'Conversation',
    link: `/bookings/with/${host}`,
    hostName: '',
    team: '',
    cancellation: '',
    lane: ownLane,
    price: null,
  };
  const today = localOf(new Date(now.getTime() + days * dayMs), zone).slice(0, 10);
  const startsAt = momentOf(`${today}T${one.at}`, zone);
  const asked = new Date(Math.min(now.getTime(), startsAt.getTime()) - 2 * dayMs);
  const id = await nextId(query, 'bookings');
  const at = (date: Date) => moment(date.toISOString());
  const isOver = ['completed', 'hoursDiffer', 'hoursNotAgreed'].includes(status);
  await query(
    once(
      from.insertInto('bookings').values({
        id,
        kind: named.kind,
        ref: named.ref,
        title: named.title,
        link: named.link,
        host_name: named.hostName,
        team: named.team,
        cancellation: named.cancellation,
        lane: lane.key,
        lane_name: lane.name,
        price: sql<UnitPrice | null>`${price && JSON.stringify(price)}::jsonb`,
        host_minutes: hours?.[0] ?? null,
        guest_minutes: hours?.[1] ?? null,
        host_id: castMember(host).id,
        guest_id: castMember(guest).id,
        status,
        starts_at: at(startsAt),
        ends_at: at(new Date(startsAt.getTime() + minutes * 60_000)),
        host_zone: zone,
        guest_zone: guestZone,
        words_sealed: sealWords(sealedWords, config, id, { terms: { ...noTerms, format, breaks }, note }),
        offered_by: status === 'requested' ? 'guest' : null,
        offered_at: at(asked),
        agreed_at: status === 'requested' ? null : at(asked),
        ...(isOver && { host_outcome: 'happened', guest_outcome: 'happened', outcome_asked_at: at(startsAt) }),
        ...(status === 'hoursDiffer' && { outcome_at: at(now) }),
        created_at: at(asked),
      }),
    ),
  );
  await takeTimes(query, await lockBooking(query, id));
  const work = { query, config, now: asked, emit: async () => undefined };
  for (const [change, by] of one.lines) await addLine(work, id, { change, by });
  if (!one.rating) return id;
  const [stars, text] = one.rating;
  await query(
    once(
      from.insertInto('booking_ratings').values({
        booking_id: id,
        by_side: 'guest',
        author_id: guest,
        kind: 'person',
        ref: host,
        stars,
        text,
        created_at: at(new Date(startsAt.getTime() + dayMs)),
      }),
    ),
  );
  return id;
}

export const seed: Seed = async ({ db, now, services: { config } }) => {
  const query = queryIn(db);
  const rows = hosts.map(({ id, zone, opensTo, weekly, lengths, formats }) => ({
    user_id: castMember(id).id,
    zone,
    weekly: sql<object>`${JSON.stringify(weekly)}::jsonb`,
    opens_to: opensTo,
    lengths: sql<number[]>`${lengths}::int[]`,
    formats: sql<string[]>`${formats}::text[]`,
    gap_after: 15,
    saved_at: moment(now.toISOString()),
    version: 1,
  }));
  await query(once(from.insertInto('booking_members').values(rows)));
  for (const one of examples) await addExample(query, config, now, one);
};
