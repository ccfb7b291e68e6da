import { type CalendarEvent, calendarText } from '#platform/contract/calendar.ts';
import type { Config } from '#platform/server/config.ts';
import type { CommunityEvent } from '../contract.ts';

function whereOf({ isVirtual, isHere, virtualLink, location, address, postcode }: CommunityEvent): string {
  if (isHere) return 'Online, on Doorways';
  return isVirtual ? (virtualLink ?? 'Online') : [location, address, postcode].filter(Boolean).join(', ');
}

const entryOf = (event: CommunityEvent, site: string): CalendarEvent => ({
  uid: `event-${event.id}`,
  title: event.title,
  description: event.description,
  startTime: event.startTime,
  endTime: event.endTime,
  where: whereOf(event),
  url: `${site}/events/${event.id}`,
  organizer: event.organizer,
  cancelled: event.cancelledAt !== null,
  version: event.version,
});

/** Events, and what other areas bring to the same calendar. */
export function calendarOf(
  events: readonly CommunityEvent[],
  config: Config,
  now: Date,
  others: readonly CalendarEvent[] = [],
): Uint8Array {
  const site = config.publicUrl.replace(/\/$/, '');
  const entries = [...events.map((event) => entryOf(event, site)), ...others];
  return new TextEncoder().encode(calendarText(entries, new URL(site).hostname, now));
}
