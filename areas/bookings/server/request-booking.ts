import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { requestBooking as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { sumOf, type UnitPrice } from '../pure/price.ts';
import { addLine, announceChange, type Line } from './change.ts';
import { chooseTimes } from './choose-times.ts';
import { from } from './from.ts';
import { kindOf } from './kinds.ts';
import { assertOffered } from './offered.ts';
import { sharePassport } from './passport.ts';
import type { FoundThing } from './policy.ts';
import { type BookingRow, lockBooking } from './rows.ts';
import { sealedWords, sealWords } from './seal.ts';
import { assertLane, dropHold, endOf, lockTimes, takeTimes, timesMutex } from './taken.ts';
import { bookingView } from './view.ts';
import type { Work } from './work.ts';

interface New {
  readonly id: number;
  readonly kind: string;
  readonly ref: number;
  readonly hostId: number;
  readonly guestId: number;
  readonly title: string;
  readonly link: string;
  readonly hostName: string;
  readonly team: string;
  readonly lane: string;
  readonly laneName: string;
  /** JSON of a UnitPrice. */
  readonly price: string | null;
  readonly cancellation: string;
  readonly seriesId: number | null;
  readonly seriesNth: number;
  readonly seriesOf: number;
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
    host_name: v.hostName,
    team: v.team,
    lane: v.lane,
    lane_name: v.laneName,
    price: sql<UnitPrice | null>`${v.price}::jsonb`,
    cancellation: v.cancellation,
    series_id: sql<number | null>`${v.seriesId}::int`,
    series_nth: v.seriesNth,
    series_of: v.seriesOf,
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
      sql<number>`(count(distinct coalesce(${e.ref('series_id')}, ${e.ref('id')})))::int`.as('all'),
      sql<number>`(count(distinct coalesce(${e.ref('series_id')}, ${e.ref('id')}))
        filter (where ${e.ref('host_id')} = ${v.hostId}))::int`.as('withHost'),
    ])
    .where('guest_id', '=', v.guestId)
    .where('status', '=', 'requested'),
);

/** Nobody can fill a host’s times with requests, nor everybody’s. What is asked for together counts once. */
async function assertFewWaiting(query: Query, guestId: number, { hostId, hostName }: FoundThing): Promise<void> {
  const [row] = await query(waiting, { guestId, hostId });
  if ((row?.withHost ?? 0) >= limits.waitingWithOne) {
    throw problem.conflict(
      `You have ${limits.waitingWithOne} requests waiting with ${hostName || 'this person'}. Wait for an answer first.`,
    );
  }
  if ((row?.all ?? 0) >= limits.waiting) {
    throw problem.conflict(`You have ${limits.waiting} requests waiting. Wait for answers, or cancel one.`);
  }
}

type Ask = Parameters<Handler<typeof contract, FoundThing>>[0];

/** Only one’s own list of needs, and only by oneself. */
export function assertShares({
  input,
  principal,
}: {
  readonly input: Pick<Ask['input'], 'itemIds'>;
  readonly principal: Ask['principal'];
}): void {
  if (input.itemIds.length === 0 || !principal.for) return;
  throw problem.refused('Only they can share what is in their passport.');
}

function startsOf({ input, found }: Ask): string[] {
  if (input.others.length > 0 && !found.repeats) {
    throw problem.invalid([{ field: 'others', rule: 'unknown', message: 'Ask for one time.' }]);
  }
  return [...new Set([input.startsAt, ...input.others])].sort();
}

/** What was shown is what is asked for. */
function assertPrice({ input, found }: Ask): void {
  if (input.shownSum === undefined) return;
  const sum = found.price ? sumOf(found.price, input.minutes) : null;
  if (sum?.minor === input.shownSum) return;
  throw problem.conflict('The price has changed since you opened this. Look at it again, then ask.');
}

const dayOf = (start: string, zone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(start))
    .replaceAll('\u202f', ' ');

/** What is asked for, within what the thing offers. */
function assertAsked(ask: Ask): void {
  assertOffered(ask.found, ask.input);
  assertLane(ask.found, ask.input.lane);
  assertPrice(ask);
}

/** The thing as it is once its times are held: until then its host, its price and who gives it could change, or it could go. */
async function foundNow({ input, found, principal, services, now }: Ask, query: Query): Promise<FoundThing> {
  const { kind, ref } = input;
  const things = await kindOf(kind)?.read({ query, config: services.config, principal, refs: [ref], now });
  const thing = things?.get(ref);
  if (!thing) throw problem.notFound();
  if (thing.whyNot) throw problem.refused(thing.whyNot);
  // Whose times they are is what was held.
  if (!thing.lanes && thing.hostId !== found.hostId) {
    throw problem.conflict('This has changed since you opened it. Look at it again, then ask.');
  }
  return { ...thing, kind, ref };
}

async function book(asked: Ask, work: Work) {
  const { query } = work;
  const held = await lockTimes(query, asked.found, asked.principal.id);
  const found = await foundNow(asked, query);
  const ask = { ...asked, found };
  assertAsked(ask);
  const { input, principal, services, now } = ask;
  const { zone: guestZone, minutes, note, kind, ref, lane: only, others: _, itemIds, shownSum: __, ...rest } = input;
  const { startsAt: ___, ...terms } = rest;
  const { hostId, title, link, hostName = '', team = '', cancellation = '', price = null } = found;
  const guestId = principal.id;
  const starts = startsOf(ask);
  const times = found.lanes?.times ?? held;
  await assertFewWaiting(query, guestId, found);
  const chosen = await chooseTimes(query, times, found, { starts, minutes, lane: only, viewer: guestId, now });
  const refused = chosen.flatMap((one, at) => ('why' in one ? [{ why: one.why, start: starts[at] ?? '' }] : []));
  const [first] = refused;
  if (first && starts.length === 1) throw problem.conflict(first.why);
  if (first) {
    const days = refused.map(({ start }) => dayOf(start, times.zone)).join('; ');
    throw problem.conflict(`These times can’t be had: ${days}. Leave them out, or choose others.`);
  }
  await query(dropHold, { hostId, guestId });
  const about = {
    kind,
    ref,
    hostId,
    guestId,
    title,
    link,
    hostName,
    team,
    cancellation,
    guestZone,
    hostZone: times.zone,
  };
  const rows: BookingRow[] = [];
  for (const [at, startsAt] of starts.entries()) {
    const given = chosen[at];
    if (!given || 'why' in given) continue;
    const id = await nextId(query, 'bookings');
    const words = sealWords(sealedWords, services.config, id, { terms, note });
    const series = {
      seriesId: starts.length > 1 ? (rows[0]?.id ?? id) : null,
      seriesNth: at + 1,
      seriesOf: starts.length,
    };
    const time = { startsAt, endsAt: endOf(startsAt, minutes), lane: given.lane.key, laneName: given.lane.name };
    const priced = price && JSON.stringify(price);
    await query(add, { id, ...about, ...time, ...series, price: priced, words, now: now.toISOString() });
    const row = await lockBooking(query, id);
    await takeTimes(query, row);
    const tell = at === 0 ? ({ tell: 'bookingAsked' } as const) : {};
    const line: Line = { change: 'requested', by: 'guest', startsAt, ...tell };
    await addLine(work, id, line);
    await announceChange(work, row, line);
    rows.push(row);
  }
  const [row] = rows;
  if (!row) throw new Error('Nothing was booked.');
  await sharePassport(work, row, itemIds);
  return bookingView({ query, config: services.config, userId: guestId, acting: principal.for, now }, row);
}

export const requestBooking: Handler<typeof contract, FoundThing> = async (ask) => {
  const { found, principal, now, services } = ask;
  assertAsked(ask);
  assertShares(ask);
  return timesMutex(found, () =>
    services.transaction((db, emit) =>
      book(ask, { query: queryIn(db), emit, config: services.config, now, acting: principal.for }),
    ),
  );
};
