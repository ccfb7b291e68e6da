import { calendarText } from '#platform/contract/calendar.ts';
import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import type { readBookingCalendar as contract } from '../contract.ts';
import { calendarEntries } from './calendar.ts';
import type { BookingRow } from './rows.ts';

export const readBookingCalendar: Handler<typeof contract, BookingRow> = async ({
  found,
  principal,
  query,
  services,
  now,
}) => {
  const { config } = services;
  const entries = await calendarEntries({ query, config, userId: principal.id }, [found]);
  const text = calendarText(entries, new URL(config.publicUrl).hostname, now);
  return {
    content: contentOf(new TextEncoder().encode(text)),
    type: 'text/calendar; charset=utf-8',
    name: `booking-${found.id}.ics`,
  };
};
