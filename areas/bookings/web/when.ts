import { cityOf, localOf } from '#platform/contract/zones.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
function inZone(moment: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone: zone });
  formats.set(key, format);
  // Engines differ in the blank before pm and in the comma after a weekday.
  return format.format(new Date(moment)).replaceAll('\u202f', ' ').replace(',', '');
}

export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "2:30 pm", "3 pm" */
export const clock = (moment: string, zone: string): string =>
  inZone(moment, zone, { hour: 'numeric', minute: '2-digit' }).replace(':00', '');

/** 2026-11-26 */
export const dayKey = (moment: string, zone: string): string => localOf(new Date(moment), zone).slice(0, 10);

/** "Thursday 26 November" */
export const dayName = (moment: string, zone: string): string =>
  inZone(moment, zone, { weekday: 'long', day: 'numeric', month: 'long' });

const noon = (day: string) => `${day}T12:00:00.000Z`;
/** Of a day such as 2026-11-26. */
export const nameOfDay = (day: string): string => dayName(noon(day), 'UTC');
/** "November 2026", of 2026-11. */
export const nameOfMonth = (month: string): string =>
  inZone(noon(`${month}-01`), 'UTC', { month: 'long', year: 'numeric' });

/** "AEDT" */
const shortName = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "2:30 pm to 3 pm" */
export const spanText = ({ startsAt, endsAt }: Span, zone: string): string =>
  `${clock(startsAt, zone)} to ${clock(endsAt, zone)}`;

/** "Thursday 26 November, 2:30 pm to 3 pm" */
export const whenText = (span: Span, zone: string): string =>
  `${dayName(span.startsAt, zone)}, ${spanText(span, zone)}`;

/** "26 November 2026, 2:30 pm to 3 pm in Perth", for whoever has no part in it. */
export const whenThere = (span: Span, zone: string): string =>
  `${inZone(span.startsAt, zone, { day: 'numeric', month: 'long', year: 'numeric' })}, ${spanText(span, zone)} in ${cityOf(zone)}`;

/** "Thursday 26 November, 2:30 pm to 3 pm, your time (AEDT)" */
export const ownWhen = (span: Span, zone = ownZone()): string =>
  `${whenText(span, zone)}, your time (${shortName(span.startsAt, zone)})`;

/** "11:30 am to 12 pm in Perth", with the day where it is another; '' where the clocks agree. */
export function theirWhen(span: Span, theirs: string, zone = ownZone()): string {
  if (!theirs) return '';
  const [here, there] = [zone, theirs].map((one) => localOf(new Date(span.startsAt), one)) as [string, string];
  if (here === there) return '';
  const isOtherDay = here.slice(0, 10) !== there.slice(0, 10);
  return `${isOtherDay ? `${dayName(span.startsAt, theirs)}, ` : ''}${spanText(span, theirs)} in ${cityOf(theirs)}`;
}

/** When clocks go back, two times of a day have one name: the short name of the zone tells them apart. */
export const timeNames = (slots: readonly Span[], zone: string): readonly string[] =>
  slots.map((slot) => {
    const text = spanText(slot, zone);
    const isDouble = slots.some((one) => one !== slot && clock(one.startsAt, zone) === clock(slot.startsAt, zone));
    return isDouble ? `${text} (${shortName(slot.startsAt, zone)})` : text;
  });
