/** A wall clock without a zone: 2026-12-09T18:00. */
export type Local = string;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

export function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && formatOf(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What the clocks there show at that moment. */
export function localOf(moment: Date, zone: string): Local {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const asIfUtc = (local: Local) => Date.parse(`${local}:00.000Z`);

/**
 * The moment at which the clocks there show this. When clocks go forward, a time that never comes counts as much later;
 * when they go back, the first of the two counts.
 */
export function momentOf(local: Local, zone: string): Date {
  const wanted = asIfUtc(local);
  const offsetAt = (time: number) => asIfUtc(localOf(new Date(time), zone)) - Math.floor(time / minuteMs) * minuteMs;
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)];
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (offsetAt(wanted - offset) === offset) return new Date(wanted - offset);
  }
  return new Date(wanted - Math.min(before, after));
}

/** Midnights between two wall clocks. */
export const daysBetween = (from: Local, to: Local): number =>
  Math.round((asIfUtc(`${to.slice(0, 10)}T00:00`) - asIfUtc(`${from.slice(0, 10)}T00:00`)) / dayMs);

export const addMinutes = (local: Local, minutes: number): Local =>
  new Date(asIfUtc(local) + minutes * minuteMs).toISOString().slice(0, 16);

export const minutesBetween = (from: Local, to: Local): number => (asIfUtc(to) - asIfUtc(from)) / minuteMs;

/** "Perth", of Australia/Perth. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
