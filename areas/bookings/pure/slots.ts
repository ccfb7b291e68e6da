import { addMinutes, localOf, momentOf } from '#platform/contract/zones.ts';

/** When a host can be booked, by the clock of their zone. */
export interface Times {
  readonly zone: string;
  readonly weekly: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  readonly exceptions: readonly (
    | { readonly date: string; readonly isOff: true }
    | { readonly date: string; readonly isOff: false; readonly from: string; readonly to: string }
  )[];
  readonly noticeHours: number;
  readonly gapBefore: number;
  readonly gapAfter: number;
  readonly horizonDays: number;
}

/** From one moment to another, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Taken extends Span {
  /** Of the same thing, so that another guest may join it where there is room. */
  readonly isSame: boolean;
}

export interface SlotAsk {
  readonly times: Times;
  readonly taken: readonly Taken[];
  readonly minutes: number;
  /** How many guests share one time. */
  readonly capacity: number;
  readonly now: number;
  /** Minutes from one start to the next, on a grid from the beginning of the day; without: one after the other. */
  readonly step?: number;
}

export interface FreeSlot extends Span {
  /** Guests for whom there is room. */
  readonly places: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Behind what is taken, times begin at a quarter of an hour again. */
const quarterMs = 15 * minuteMs;

interface Day {
  readonly date: string;
  readonly weekday: number;
  /** Moments of the wall clock on this day, as they are asked for: hosts of one zone have the same few. */
  readonly moments: Map<string, number>;
}

const nextDay = (date: string) => addMinutes(`${date}T00:00`, 1440).slice(0, 10);
const dayBefore = (date: string) => addMinutes(`${date}T00:00`, -1440).slice(0, 10);
const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const known = new Map<string, readonly Day[]>();
const mostKnown = 200;
/** So many moments are kept over all ranges, in about two megabytes. */
const mostMoments = 20_000;
let moments = 0;

/** The days of a zone around a range, from the one before to the one after it. */
function daysOf(zone: string, { from, to }: Span): readonly Day[] {
  // Zones differ by quarters of an hour, so no day begins inside of one.
  const [first, last] = [from, to].map((time) => Math.floor(time / quarterMs) * quarterMs) as [number, number];
  const key = `${zone} ${first} ${last}`;
  const before = known.get(key);
  if (before) return before;
  const days: Day[] = [];
  const end = nextDay(localOf(new Date(last), zone).slice(0, 10));
  for (let date = dayBefore(localOf(new Date(first), zone).slice(0, 10)); date <= end; date = nextDay(date))
    days.push({ date, weekday: weekdayOf(date), moments: new Map() });
  if (known.size >= mostKnown || moments >= mostMoments) {
    known.clear();
    moments = 0;
  }
  known.set(key, days);
  return days;
}

/** 24:00 is midnight of the day after. */
function momentAt(day: Day, clock: string, zone: string): number {
  const before = day.moments.get(clock);
  if (before !== undefined) return before;
  const local = clock === '24:00' ? `${nextDay(day.date)}T00:00` : `${day.date}T${clock}`;
  const moment = momentOf(local, zone).getTime();
  day.moments.set(clock, moment);
  moments += 1;
  return moment;
}

/** Spans in order, those that touch or overlap as one. */
function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else all.push(span);
  }
  return all;
}

/**
 * When the host can be booked at all, taken or not. A time that the clocks leave out is later, as in momentOf; one that
 * they show twice lasts for as long as it takes.
 */
export function openSpans({ zone, weekly, exceptions }: Times, range: Span): Span[] {
  const spans: Span[] = [];
  for (const day of daysOf(zone, range)) {
    const special = exceptions.filter((one) => one.date === day.date);
    const isOff = special.some((one) => one.isOff);
    for (const one of isOff ? special : [...weekly, ...special]) {
      if (!('from' in one) || ('weekday' in one && one.weekday !== day.weekday)) continue;
      const span = { from: momentAt(day, one.from, zone), to: momentAt(day, one.to, zone) };
      if (span.to > span.from) spans.push(span);
    }
  }
  return merged(spans);
}

/** What is taken, with what is kept free around it. */
const padded = ({ gapBefore, gapAfter }: Times, { from, to }: Span): Span => {
  const gap = (gapBefore + gapAfter) * minuteMs;
  return { from: from - gap, to: to + gap };
};

/** The first and the last moment at which something can begin. */
const bounds = ({ noticeHours, horizonDays }: Times, now: number): Span => ({
  from: now + noticeHours * 60 * minuteMs,
  to: now + horizonDays * dayMs,
});

const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** Guests for whom there is room at this very time, when some have it already. */
const placesBeside = (ask: SlotAsk, span: Span): number =>
  ask.capacity - ask.taken.filter(({ isSame, from, to }) => isSame && from === span.from && to === span.to).length;

/** Times that others have and a guest may join: a group. */
function shared(ask: SlotAsk): FreeSlot[] {
  if (ask.capacity < 2) return [];
  const starts = new Map<number, Span>();
  for (const one of ask.taken) {
    if (one.isSame && one.to - one.from === ask.minutes * minuteMs)
      starts.set(one.from, { from: one.from, to: one.to });
  }
  return [...starts.values()]
    .filter((span) => isAlone(ask, span))
    .map((span) => ({ ...span, places: placesBeside(ask, span) }));
}

/** Nothing is in the way of this time but those who share it. */
const isAlone = ({ taken, times }: SlotAsk, span: Span): boolean =>
  taken.every(
    (one) => (one.isSame && one.from === span.from && one.to === span.to) || !overlaps(padded(times, one), span),
  );

/** Times of one span: one after the other from its beginning, or in steps, and again behind what is taken. */
function within(ask: SlotAsk, open: Span, busy: readonly Span[]): Span[] {
  const length = ask.minutes * minuteMs;
  const step = ask.step === undefined ? length : ask.step * minuteMs;
  const again = (end: number) =>
    ask.step === undefined
      ? Math.ceil(end / quarterMs) * quarterMs
      : open.from + Math.ceil((end - open.from) / step) * step;
  const slots: Span[] = [];
  let start = open.from;
  for (const one of [...busy, { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }]) {
    for (; start + length <= Math.min(one.from, open.to); start += step)
      slots.push({ from: start, to: start + length });
    if (one.to > start) start = again(one.to);
  }
  return slots;
}

/** Free times that begin within the range, in order. They are computed each time, and stored nowhere. */
export function slotsBetween(ask: SlotAsk, range: Span): FreeSlot[] {
  const { times, taken, capacity, now } = ask;
  const limits = bounds(times, now);
  const from = Math.max(range.from, limits.from);
  const to = Math.min(range.to, limits.to + 1);
  if (from >= to) return [];
  const busy = merged(taken.map((one) => padded(times, one)));
  const free = openSpans(times, { from, to }).flatMap((open) =>
    within(
      ask,
      open,
      busy.filter((one) => overlaps(one, open)),
    ).map((span): FreeSlot => ({ ...span, places: capacity })),
  );
  return [...free, ...shared(ask)]
    .filter((slot) => slot.from >= from && slot.from < to && slot.places > 0)
    .sort((a, b) => a.from - b.from);
}

/** Those of the spans, all of one length and in order, that nothing taken is in the way of. */
function clearOf(busy: readonly Span[], spans: readonly Span[]): Span[] {
  let at = 0;
  return spans.filter((span) => {
    while ((busy[at]?.to ?? Number.POSITIVE_INFINITY) <= span.from) at += 1;
    return (busy[at]?.from ?? Number.POSITIVE_INFINITY) >= span.to;
  });
}

/** Those with nothing taken are alike: one stands for all of them. */
const different = (lanes: readonly SlotAsk[]): SlotAsk[] => {
  const idle = lanes.find(({ taken }) => taken.length === 0);
  return [...(idle ? [idle] : []), ...lanes.filter(({ taken }) => taken.length > 0)];
};

/** Free times of any of several lanes, which have the same hours; `places`: how many of them are free then. */
export function slotsAmong(lanes: readonly SlotAsk[], range: Span): FreeSlot[] {
  const spans = new Map(different(lanes).flatMap((ask) => slotsBetween(ask, range).map((slot) => [slot.from, slot])));
  const inOrder = [...spans.values()].sort((a, b) => a.from - b.from);
  const free = new Map<number, number>();
  for (const { times, taken } of lanes) {
    for (const { from } of clearOf(merged(taken.map((one) => padded(times, one))), inOrder))
      free.set(from, (free.get(from) ?? 0) + 1);
  }
  return inOrder.map((slot) => ({ ...slot, places: free.get(slot.from) ?? 0 }));
}

/** The first free time of any of several lanes. */
export function nextAmong(lanes: readonly SlotAsk[], from: number): FreeSlot | undefined {
  const found = different(lanes).flatMap((ask) => nextSlot(ask, from) ?? []);
  return found.sort((a, b) => a.from - b.from)[0];
}

/** The first free time from a moment on, within the host’s horizon. */
export function nextSlot(ask: SlotAsk, from: number): FreeSlot | undefined {
  const end = bounds(ask.times, ask.now).to;
  for (let start = Math.max(from, ask.now); start <= end; start += 30 * dayMs) {
    const [first] = slotsBetween(ask, { from: start, to: start + 30 * dayMs });
    if (first) return first;
  }
  return undefined;
}

export type WhyNot = 'taken' | 'closed' | 'soon' | 'far';

/**
 * Why a time can’t be had; undefined where it can. Any time within the host’s times is good, not only those of
 * slotsBetween, which begin elsewhere as soon as somebody has taken one.
 */
export function whyNotFree(ask: SlotAsk, span: Span): WhyNot | undefined {
  const places = placesBeside(ask, span);
  if (!isAlone(ask, span) || places < 1) return 'taken';
  const limits = bounds(ask.times, ask.now);
  if (span.from < limits.from) return 'soon';
  if (span.from > limits.to) return 'far';
  // A group that has begun to gather meets, even when the host has changed their times since.
  if (places < ask.capacity) return undefined;
  return openSpans(ask.times, span).some((open) => open.from <= span.from && span.to <= open.to) ? undefined : 'closed';
}
