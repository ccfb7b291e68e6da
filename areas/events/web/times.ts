import { cityOf, daysBetween, localOf } from '#platform/contract/zones.ts';
import type { CommunityEvent } from '../contract.ts';
import { relativeDay } from '../pure/words.ts';

type Timed = Pick<CommunityEvent, 'startTime' | 'endTime' | 'zone' | 'isVirtual'>;

const formats = new Map<string, Intl.DateTimeFormat>();
function inZone(moment: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone: zone });
  formats.set(key, format);
  // Engines differ in the blank before pm and in the comma after a weekday.
  return format.format(new Date(moment)).replaceAll('\u202f', ' ').replace(',', '');
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = (moment: string, zone: string) => inZone(moment, zone, { hour: 'numeric', minute: '2-digit' });
const dayOf = (moment: string, zone: string) =>
  inZone(moment, zone, { weekday: 'long', day: 'numeric', month: 'long' });

/** "AEDT" */
const shortName = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "1:30 pm to 3:30 pm", with the day of the end where it is another. */
function spanIn({ startTime, endTime }: Timed, zone: string): string {
  const [from, to] = [startTime, endTime].map((moment) => localOf(new Date(moment), zone)) as [string, string];
  const isSameDay = from.slice(0, 10) === to.slice(0, 10);
  return `${clock(startTime, zone)} to ${isSameDay ? '' : `${dayOf(endTime, zone)} `}${clock(endTime, zone)}`;
}

/** Whose clock an event is first told by: the reader's when it is online, its own when one must go there. */
export const firstZone = ({ isVirtual, zone }: Pick<Timed, 'isVirtual' | 'zone'>, own = ownZone()): string =>
  isVirtual ? own : zone;

/** "5:00 pm to 5:30 pm, your time (AEDT). 4:00 pm in Brisbane" */
export function timeText(event: Timed, own = ownZone()): string {
  const { startTime, zone } = event;
  const isSame = localOf(new Date(startTime), own) === localOf(new Date(startTime), zone);
  if (isSame) return `${spanIn(event, zone)}, ${cityOf(zone)} time (${shortName(startTime, zone)})`;
  const isElsewhere = (a: string, b: string) =>
    localOf(new Date(startTime), a).slice(0, 10) === localOf(new Date(startTime), b).slice(0, 10)
      ? ''
      : `, ${dayOf(startTime, b)}`;
  return event.isVirtual
    ? `${spanIn(event, own)}, your time (${shortName(startTime, own)}). ${clock(startTime, zone)} in ${cityOf(zone)}${isElsewhere(own, zone)}`
    : `${spanIn(event, zone)}, ${cityOf(zone)} time (${shortName(startTime, zone)}). ${clock(startTime, own)} your time${isElsewhere(zone, own)}`;
}

/** "Thursday 26 November" */
export const dateText = (event: Timed): string => dayOf(event.startTime, firstZone(event));

/** One name for one date: those of a series have the same title. */
export const nameOf = (event: Timed & Pick<CommunityEvent, 'title' | 'repeats'>): string =>
  event.repeats ? `${event.title}, ${dateText(event)}` : event.title;

/** Parts of the leaf of a calendar: Thu, 26, Nov. */
export const leafOf = (event: Timed) => {
  const part = (options: Intl.DateTimeFormatOptions) => inZone(event.startTime, firstZone(event), options);
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
};

export const isOver = ({ endTime }: Pick<Timed, 'endTime'>, now = Date.now()): boolean => Date.parse(endTime) <= now;

/** EVENTS-08 */
export function dayLabel(event: Timed, now = new Date()): string {
  const zone = firstZone(event);
  const days = daysBetween(localOf(now, zone), localOf(new Date(event.startTime), zone));
  return relativeDay(days, isOver(event, now.getTime()));
}

/** "Sunday 20 September at 12:00 pm, Hobart time" */
export const momentText = (moment: string, zone: string): string =>
  `${dayOf(moment, zone)} at ${clock(moment, zone)}, ${cityOf(zone)} time`;

/** "14 November 2026" */
export const longDay = (moment: string): string =>
  inZone(moment, ownZone(), { day: 'numeric', month: 'long', year: 'numeric' });
