import type { Page } from '#platform/contract/operation.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { exactTime, newest, oldest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { CommunityEvent, listEvents as contract } from '../contract.ts';
import { eventColumns, eventJoins, eventView, type RawEvent } from './event-sql.ts';
import { type EventFilters, matching, nameOf } from './filters.ts';

interface Paging {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Row = RawEvent & { readonly at: string };

/**
 * Upcoming ones rise by their start, past ones fall by their end, each along an index. One's own rise by their end, those
 * that are over first gone by: they are a few hundred at most.
 */
export async function pageOfEvents({
  input,
  principal,
  query,
  now,
}: Pick<UseCase<EventFilters & Paging>, 'input' | 'principal' | 'query' | 'now'>): Promise<Page<CommunityEvent>> {
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const isPast = input.tab === 'past';
  const from = readKeyset(input.cursor, isPast ? newest : oldest);
  const key = isPast ? 'e.ends_at' : 'e.starts_at';
  const asked = { ...input, supporterId: principal.for?.supporterId };
  const rules = matching(asked, now, '$1::int', value);
  const after = `(${key}, e.id) ${isPast ? '<' : '>'} (${value(from.at)}::timestamptz, ${value(from.id)}::int)`;
  const order = isPast ? `${key} desc, e.id desc` : `${key}, e.id`;
  const rows = await query<Row>(
    nameOf('events', asked),
    `with page as materialized (
        select e.id from events e where ${rules} and ${after} order by ${order} limit ${value(input.limit + 1)}::int)
      select ${eventColumns('$1::int')}, ${exactTime(key)} as at
      from page p join events e on e.id = p.id ${eventJoins('$1::int')} order by ${order}`,
    values,
  );
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ at: _at, ...row }) => eventView(row, principal.id)),
    next: rows.length > input.limit && last ? writeKeyset({ at: last.at, id: last.id }) : undefined,
  };
}

export const listEvents: Handler<typeof contract> = (ask) => {
  if (ask.input.tab === 'mine' && ask.principal.id === 0) throw problem.signInNeeded();
  return pageOfEvents(ask);
};
