import { inPart, spaceFor } from '#areas/spaces/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import { addMinutes, type Local, minutesBetween } from '#platform/contract/zones.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { createEvent as contract } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { nthDate } from '../pure/series.ts';
import { readEvent } from './event-sql.ts';
import { momentsOf, readContent } from './written.ts';

export async function addEvent(query: Query, columns: Readonly<Record<string, unknown>>): Promise<number> {
  const names = Object.keys(columns);
  const [row] = await query<{ id: number }>(
    '',
    `insert into events (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  );
  if (!row) throw new Error('The event was not written.');
  return row.id;
}

async function assertRoom(query: Query, actorId: number, more: number, now: Date) {
  // Two at once wait for each other, so that the limit holds.
  await takeTurn(query, 'events of', actorId);
  const [row] = await query<{ count: number }>(
    'events-upcoming',
    `select count(*)::int as count from events where organizer_id = $1::int and ends_at > $2::timestamptz
       and cancelled_at is null`,
    [actorId, now.toISOString()],
  );
  if ((row?.count ?? 0) + more <= limits.upcoming) return;
  throw problem.conflict(`You can have ${limits.upcoming} upcoming events. Cancel some, or wait until some are over.`);
}

/** A meeting is planned under one’s own name: it says who it is that people come to. */
async function mustPlan(query: Query, actorId: number, spaceId: number) {
  const { status, kind, alias } = await spaceFor(query, actorId, spaceId, inPart('meetings'));
  if (status !== 'open') throw problem.conflict(`This ${kind} is archived: nothing new is planned in it.`);
  if (!alias) return;
  throw problem.conflict(
    `A meeting shows its organiser’s real name, and here you’re “${alias}”. Someone who uses their own name here can plan it.`,
  );
}

/** Wall clocks at which the dates begin. */
function startsOf(start: Local, repeat: Input<typeof contract>['repeat']): Local[] {
  if (!repeat) return [start];
  const { every, count = limits.dates, until } = repeat;
  const all = Array.from({ length: count }, (_, n) => nthDate(start, every, n));
  const wanted = until === undefined ? all : all.filter((local) => local.slice(0, 10) <= until);
  if (wanted.length > 1) return wanted;
  throw problem.invalid([{ field: 'until', rule: 'order', message: 'The last day must leave room for two dates.' }]);
}

/** Each date of a series is an event of its own; what they share is the number of the first. */
export const createEvent: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const written = readContent(input, now);
  const { repeat, spaceId } = input;
  if (spaceId !== undefined) await mustPlan(query, principal.id, spaceId);
  const starts = startsOf(written.start, repeat);
  await assertRoom(query, principal.id, starts.length, now);
  let first: number | undefined;
  for (const start of starts) {
    const later = minutesBetween(written.start, start);
    const id = await addEvent(query, {
      ...written.columns,
      ...momentsOf(written, start, (local) => addMinutes(local, later)),
      organizer_id: principal.id,
      space_id: spaceId ?? null,
      repeats: repeat?.every ?? '',
      series_id: first ?? null,
      access_changed_at: now.toISOString(),
      created_at: now.toISOString(),
    });
    if (first === undefined && repeat) {
      await query('event-series', 'update events set series_id = id where id = $1::int', [id]);
    }
    first ??= id;
  }
  const made = first && (await readEvent(query, first, principal.id));
  if (!made) throw new Error('The event was not written.');
  return made;
};
