import { addMinutes, localOf } from '#platform/contract/zones.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const text = (moment: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  // Engines differ in the blank before pm and in the comma after a weekday.
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: zone })
    .format(new Date(moment))
    .replaceAll('\u202f', ' ')
    .replace(',', '');

/** “3:30 pm” */
export const clockText = (moment: string, zone: string): string =>
  text(moment, zone, { hour: 'numeric', minute: '2-digit' });
/** “Wednesday 2 December” */
export const dayText = (moment: string, zone: string): string =>
  text(moment, zone, { weekday: 'long', day: 'numeric', month: 'long' });
/** “Wednesday 2 December at 3:30 pm” */
export const momentText = (moment: string, zone: string): string =>
  `${dayText(moment, zone)} at ${clockText(moment, zone)}`;
/** The check-in, of which only the clock is asked: on the next day where it is no later than the beginning. */
export const checkInOf = (day: string, clock: string, checkIn: string): string =>
  checkIn > clock ? `${day}T${checkIn}` : addMinutes(`${day}T${checkIn}`, 24 * 60);

export const partsOf = (moment: string, zone: string) => {
  const local = localOf(new Date(moment), zone);
  return { day: local.slice(0, 10), clock: local.slice(11, 16) };
};

export const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();
