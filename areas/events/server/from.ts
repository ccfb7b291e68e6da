import type { spaceMembers, spaces } from '#areas/spaces/server/public.ts';
import { tables } from '#platform/server/statement.ts';
import type { eventCaptionLogs, eventRegistrations, events, eventTripAsks, eventTrips } from './tables.ts';

/** What events ask the database of. */
export const from = tables<{
  event_caption_logs: typeof eventCaptionLogs;
  event_registrations: typeof eventRegistrations;
  event_trip_asks: typeof eventTripAsks;
  event_trips: typeof eventTrips;
  events: typeof events;
  space_members: typeof spaceMembers;
  spaces: typeof spaces;
}>();
