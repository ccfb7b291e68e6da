import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { requestBooking as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addLine, announceChange, type Line, type Work } from './change.ts';
import { from } from './from.ts';
import type { FoundThing } from './policy.ts';
import { lockBooking } from './rows.ts';
import { sealedWords, sealWords } from './seal.ts';
import { assertFree, dropHold, hostMutex, lockHost, takeTimes } from './taken.ts';
import { bookingView } from './view.ts';

interface New {
  readonly id: number;
  readonly kind: string;
  readonly ref: number;
  readonly hostId: number;
  readonly guestId: number;
  readonly title: string;
  readonly link: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly hostZone: string;
  readonly guestZone: string;
  readonly words: string;
  readonly now: string;
}

const add = statement((v: New) =>
  from.insertInto('bookings').values({
    id: v.id,
    kind: v.kind,
    ref: v.ref,
    host_id: v.hostId,
    guest_id: v.guestId,
    title: v.title,
    link: v.link,
    status: sql.lit('requested'),
    starts_at: moment(v.startsAt),
    ends_at: moment(v.endsAt),
    host_zone: v.hostZone,
    guest_zone: v.guestZone,
    words_sealed: v.words,
    offered_by: sql.lit('guest'),
    offered_at: moment(v.now),
    created_at: moment(v.now),
  }),
);

const waiting = statement((v: { guestId: number; hostId: number }) =>
  from
    .selectFrom('bookings')
    .select((e) => [
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${e.ref('host_id')} = ${v.hostId}))::int`.as('withHost'),
    ])
    .where('guest_id', '=', v.guestId)
    .where('status', '=', 'requested'),
);

/** Nobody can fill a host’s times with requests, nor everybody’s. */
async function assertFewWaiting(query: Query, guestId: number, hostId: number): Promise<void> {
  const [row] = await query(waiting, { guestId, hostId });
  if ((row?.withHost ?? 0) >= limits.waitingWithOne) {
    throw problem.conflict(
      `You have ${limits.waitingWithOne} requests waiting with this person. Wait for an answer first.`,
    );
  }
  if ((row?.all ?? 0) >= limits.waiting) {
    throw problem.conflict(`You have ${limits.waiting} requests waiting. Wait for answers, or cancel one.`);
  }
}

/** What must be one of those that the thing offers. */
export function assertOffered(
  { lengths, formats }: Pick<FoundThing, 'lengths' | 'formats'>,
  { minutes, format }: { readonly minutes: number; readonly format: string },
): void {
  if (!lengths.includes(minutes)) {
    throw problem.invalid([{ field: 'minutes', rule: 'unknown', message: 'Choose one of the lengths.' }]);
  }
  if (!formats.some((one) => one === format)) {
    throw problem.invalid([{ field: 'format', rule: 'unknown', message: 'Choose one of the formats.' }]);
  }
}

type Ask = Parameters<Handler<typeof contract, FoundThing>>[0];

async function book({ input, found, principal, services, now }: Ask, work: Work) {
  const { query } = work;
  const { zone: guestZone, startsAt, minutes, note, kind, ref, ...terms } = input;
  const { hostId, capacity, title, link } = found;
  const guestId = principal.id;
  const times = await lockHost(query, hostId, guestId);
  await assertFewWaiting(query, guestId, hostId);
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  await assertFree(query, times, { hostId, viewer: guestId, kind, ref, capacity, startsAt, endsAt, now });
  const id = await nextId(query, 'bookings');
  const words = sealWords(sealedWords, services.config, id, { terms, note });
  const about = { kind, ref, hostId, guestId, title, link, startsAt, endsAt, hostZone: times.zone, guestZone, words };
  await query(add, { id, ...about, now: now.toISOString() });
  await query(dropHold, { hostId, guestId });
  const row = await lockBooking(query, id);
  await takeTimes(query, row);
  const line: Line = { change: 'requested', by: 'guest', startsAt, tell: 'bookingAsked' };
  await addLine(work, id, line);
  await announceChange(work, row, line);
  return bookingView({ query, config: services.config, userId: guestId, acting: principal.for, now }, row);
}

export const requestBooking: Handler<typeof contract, FoundThing> = async (ask) => {
  const { input, found, principal, now, services } = ask;
  assertOffered(found, input);
  return hostMutex(found.hostId, () =>
    services.transaction((db, emit) =>
      book(ask, { query: queryIn(db), emit, config: services.config, now, acting: principal.for }),
    ),
  );
};
