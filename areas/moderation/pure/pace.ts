/** Hard things read one after the other wear people down. After ten a pause is offered, after fifteen it is asked for. */
export const offerAfter = 10;
export const askAfter = 15;
export const pauseMinutes = 10;
/** Who has opened none for as many hours has rested. */
const shiftHours = 12;

/** What a moderator has opened since the last pause, and when the pause that they take ends; times in milliseconds. */
export interface PaceRecord {
  readonly opened: readonly { readonly id: number; readonly at: number }[];
  readonly pausedUntil: number;
}

export type Pace = 'continue' | 'offer' | 'ask' | 'pause';

export const freshPace: PaceRecord = { opened: [], pausedUntil: 0 };

/** Without what no longer counts: a pause that is over, and opened long ago. */
export function paceNow({ opened, pausedUntil }: PaceRecord, now: number): PaceRecord {
  if (pausedUntil > 0 && pausedUntil <= now) return freshPace;
  const last = Math.max(0, ...opened.map(({ at }) => at));
  return last < now - shiftHours * 3_600_000 ? { opened: [], pausedUntil } : { opened, pausedUntil };
}

/** The same report counts once. During a pause none is opened. */
export function withOpened(record: PaceRecord, id: number, now: number): PaceRecord {
  const { opened, pausedUntil } = paceNow(record, now);
  if (pausedUntil > 0) return { opened, pausedUntil };
  return { opened: [...opened.filter((one) => one.id !== id), { id, at: now }], pausedUntil };
}

export const withPause = (record: PaceRecord, now: number): PaceRecord => ({
  ...record,
  pausedUntil: now + pauseMinutes * 60_000,
});

export function paceOf({ opened, pausedUntil }: PaceRecord): Pace {
  if (pausedUntil > 0) return 'pause';
  if (opened.length >= askAfter) return 'ask';
  return opened.length >= offerAfter ? 'offer' : 'continue';
}
