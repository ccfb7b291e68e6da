import type { spaceMembers } from '#areas/spaces/server/public.ts';
import { tables } from '#platform/server/statement.ts';
import type { eventRegistrations, events } from './tables.ts';

/** What events ask the database of. */
export const from = tables<{
  event_registrations: typeof eventRegistrations;
  events: typeof events;
  space_members: typeof spaceMembers;
}>();
