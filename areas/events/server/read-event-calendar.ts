import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readEventCalendar as contract } from '../contract.ts';
import { calendarOf } from './calendar-of.ts';
import { readEvent } from './event-sql.ts';

async function* once(bytes: Uint8Array) {
  yield bytes;
}

export const readEventCalendar: Handler<typeof contract> = async ({ input, actor, query, services, now }) => {
  const event = await readEvent(query, input.id, actor.id);
  if (!event) throw problem.notFound();
  const bytes = calendarOf([event], services.config, now);
  return {
    stream: once(bytes),
    length: bytes.length,
    type: 'text/calendar; charset=utf-8',
    name: `event-${event.id}.ics`,
  };
};
