import { z } from 'zod';
import { Timestamp } from '#platform/contract/fields.ts';
import { contractPart, download, file, json, nothing, operation } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';

const calendarType = 'text/calendar; charset=utf-8';

export const readEventCalendar = operation({
  name: 'readEventCalendar',
  method: 'GET',
  path: '/api/events/{id}/calendar.ics',
  policy: 'events.see',
  summary: 'The event as a calendar file. It includes the online link if you are registered.',
  params: byId,
  output: download(calendarType),
});

export const getCalendarFeed = operation({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/api/events/feed',
  policy: 'member',
  summary: 'Whether you have a private calendar address, and since when.',
  output: json(z.object({ madeAt: Timestamp.nullable() })),
});

export const makeCalendarFeed = operation({
  name: 'makeCalendarFeed',
  method: 'POST',
  path: '/api/events/feed',
  policy: 'member',
  summary: 'Makes a private calendar address, shown only once. The old one stops working.',
  output: json(z.object({ url: z.string(), madeAt: Timestamp })),
  // The address must not be kept for a second answer.
  direct: true,
});

export const dropCalendarFeed = operation({
  name: 'dropCalendarFeed',
  method: 'DELETE',
  path: '/api/events/feed',
  policy: 'member',
  summary: 'Stops the private calendar address.',
  output: nothing(),
  whileSuspended: true,
});

export const readCalendarFeed = operation({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendar/{secret}/events.ics',
  policy: 'anyone',
  summary: 'The events a member is registered for, for a calendar that has the private address.',
  params: z.object({ secret: z.string().max(100) }),
  output: file(calendarType),
});

export const calendarPart = contractPart({
  operations: [getCalendarFeed, makeCalendarFeed, dropCalendarFeed, readCalendarFeed, readEventCalendar],
});
