import { localOf } from '#platform/contract/zones.ts';

const months = 12;

/** Whether the clocks of two zones agree all year, as those of Sydney and Melbourne do: looked at once a month. */
export function sameClock(one: string, other: string, now: Date): boolean {
  if (one === other) return true;
  return Array.from({ length: months }, (_, n) => new Date(now.getTime() + n * 30 * 86_400_000)).every(
    (moment) => localOf(moment, one) === localOf(moment, other),
  );
}
