import { test } from '@playwright/test';

/** A moment as the browser of these journeys writes it out. */
export function written(moment: string): string {
  const timeZone = test.info().project.use.timezoneId;
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone }).format(new Date(moment));
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone }).format(new Date(moment));
  // Engines differ in the comma after the weekday and in the blank before pm.
  return `${date} at ${time}`.replace(',', '').replaceAll('\u202f', ' ');
}
