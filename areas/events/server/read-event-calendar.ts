import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { readEventCalendar as contract } from '../contract.ts';
import { calendarOf } from './calendar-of.ts';
import { readEvent } from './event-sql.ts';

export const readEventCalendar: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const event = await readEvent(query, input.id, principal.id);
  if (!event) throw problem.notFound();
  return {
    content: contentOf(calendarOf([event], services.config, now)),
    type: 'text/calendar; charset=utf-8',
    name: `event-${event.id}.ics`,
  };
};
