import { dosesADay, type Schedule } from './schedule.ts';

export interface Stock {
  /** How much was there when it was counted, in whatever it is counted in: tablets, puffs, millilitres. */
  readonly left: number;
  readonly perDose: number;
  /** The warning begins when it lasts for so many days; null: no warning. */
  readonly warnAtDays: number | null;
}

export interface StockLeft {
  readonly left: number;
  /** Whole days for which it lasts; null where nothing is taken by the clock. */
  readonly days: number | null;
  readonly warns: boolean;
}

/** What is left after the doses taken since it was counted. Never less than nothing. */
export function stockLeft({ left, perDose, warnAtDays }: Stock, schedule: Schedule, takenSince: number): StockLeft {
  const now = Math.max(0, Math.round((left - perDose * takenSince) * 100) / 100);
  const aDay = dosesADay(schedule) * perDose;
  const days = aDay > 0 ? Math.floor(now / aDay + 1e-9) : null;
  const warns = warnAtDays !== null && (days === null ? now < perDose : days <= warnAtDays);
  return { left: now, days, warns };
}

export interface AsNeeded {
  /** Most doses within 24 hours; null: not set. */
  readonly dailyMaximum: number | null;
  /** Least minutes between two doses; null: not set. */
  readonly leastGapMinutes: number | null;
}

/** What one more dose now would not keep of what the member has set. Nothing is refused. */
export function notKept(
  { dailyMaximum, leastGapMinutes }: AsNeeded,
  taken: readonly string[],
  now: Date,
): { readonly maximum: boolean; readonly gapMinutesLeft: number } {
  const times = taken.map((one) => Date.parse(one)).filter((one) => one <= now.getTime());
  const inDay = times.filter((one) => one > now.getTime() - 86_400_000).length;
  const last = Math.max(...times, Number.NEGATIVE_INFINITY);
  const passed = (now.getTime() - last) / 60_000;
  return {
    maximum: dailyMaximum !== null && inDay >= dailyMaximum,
    gapMinutesLeft: leastGapMinutes === null ? 0 : Math.max(0, Math.ceil(leastGapMinutes - passed)),
  };
}

export interface DoseChange {
  /** The day from which it holds. */
  readonly from: string;
  readonly dosage: string;
}

/** The dosage of a day: the latest change that holds by then, else the first one written down. */
export const dosageOn = (dosage: string, changes: readonly DoseChange[], day: string): string =>
  changes
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1)?.dosage ?? dosage;
