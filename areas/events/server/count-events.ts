import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { countEvents as contract } from '../contract.ts';
import type { EventType } from '../pure/options.ts';
import { eventTypes } from '../pure/options.ts';
import { matching, nameOf } from './filters.ts';

export const countEvents: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  if (input.tab === 'mine' && principal.id === 0) throw problem.signInNeeded();
  const values: unknown[] = [principal.id];
  const asked = { ...input, counted: true, supporterId: principal.for?.supporterId };
  const rules = matching(asked, now, '$1::int', (one) => `$${values.push(one)}`);
  const rows = await query<{ eventType: EventType; count: number }>(
    nameOf('events-count', asked),
    `select e.event_type as "eventType", count(*)::int as count from events e where ${rules} group by e.event_type`,
    values,
  );
  const counts = new Map(rows.map(({ eventType, count }) => [eventType, count]));
  return eventTypes.map((eventType) => ({ eventType, count: counts.get(eventType) ?? 0 }));
};
