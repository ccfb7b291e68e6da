import type { CalendarEvent } from '#platform/contract/calendar.ts';
import type { Config } from './config.ts';
import type { Query } from './db.ts';
import { place } from './place.ts';

/** What an area puts into a member’s private calendar: all that ends after `from`, at most 500. */
export type CalendarSource = (ask: {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
  readonly from: Date;
}) => Promise<readonly CalendarEvent[]>;

/** One private calendar address shows what all areas bring here. */
export const calendarSources = place<CalendarSource>('what a member’s calendar shows');
