/** A day of the calendar, without a zone. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as Intl.DateTimeFormatOptions);
  formats.set(timeZone, made);
  return made;
}

/** What clock and calendar on the wall show, as if the wall were in UTC. */
function wallOf(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day that it is there. */
export function dayAt(instant: Date, timeZone: string): Day {
  const wall = new Date(wallOf(instant.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

export function addDays({ year, month, day }: Day, days: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

const aDay = 86_400_000;

/**
 * The moment at which clocks there show a time on a day. When clocks go back a time comes twice, so say which; when
 * they go forward it is passed over, and it counts from the same distance behind the change: 02:15 as 03:15.
 */
export function momentOf(day: Day, time: string, timeZone: string, which: 'first' | 'last' = 'first'): Date {
  const [hour, minute] = time.split(':').map(Number);
  const wall = Date.UTC(day.year, day.month - 1, day.day, hour, minute);
  const offsetAt = (instant: number) => wallOf(instant, timeZone) - instant;
  const [before, after] = [wall - offsetAt(wall - aDay), wall - offsetAt(wall + aDay)];
  const real = [before, after].filter((instant) => wallOf(instant, timeZone) === wall);
  if (real.length === 0) return new Date(before);
  return new Date(which === 'first' ? Math.min(...real) : Math.max(...real));
}
