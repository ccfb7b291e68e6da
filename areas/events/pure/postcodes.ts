import type { Place } from './options.ts';

type State = Exclude<Place, 'online'>;

/** First and last postcode of each range, as Australia Post gives them out; post-box ranges with their state. */
const ranges: readonly (readonly [number, number, State])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

/** Undefined: no place in Australia has it. */
export function stateOfPostcode(postcode: string): State | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const number = Number(postcode);
  return ranges.find(([first, last]) => number >= first && number <= last)?.[2];
}
