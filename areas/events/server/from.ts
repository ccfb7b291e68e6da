import type { spaceMembers, spaces } from '#areas/spaces/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  eventCaptionLogs,
  eventLines,
  eventRegistrations,
  events,
  eventTripAsks,
  eventTrips,
  eventVisits,
} from './tables.ts';

/** What events ask the database of. */
export const from = tables<{
  event_caption_logs: typeof eventCaptionLogs;
  event_lines: typeof eventLines;
  event_registrations: typeof eventRegistrations;
  event_trip_asks: typeof eventTripAsks;
  event_trips: typeof eventTrips;
  event_visits: typeof eventVisits;
  events: typeof events;
  space_members: typeof spaceMembers;
  spaces: typeof spaces;
  users: typeof users;
}>();
