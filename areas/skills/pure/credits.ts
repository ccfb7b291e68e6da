/** Minutes of time credit: an hour of anyone's time is an hour. */
export const creditLimits = {
  /** No balance falls below this, with what is held for bookings taken off. */
  lowest: -120,
  /** Minutes that one gift or correction moves at most. */
  most: 6000,
  words: 200,
} as const;

/** A hundred hours in quarters: "1.5", "−0.25". */
export function hoursText(minutes: number): string {
  const hours = Math.round((Math.abs(minutes) / 60) * 100) / 100;
  return `${minutes < 0 ? '−' : ''}${hours}`;
}
