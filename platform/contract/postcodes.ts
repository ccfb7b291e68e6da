/** The eight states and territories, as everybody shortens them. */
export const stateCodes = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type StateCode = (typeof stateCodes)[number];

export const stateNames: Readonly<Record<StateCode, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

type Range = readonly [from: number, to: number, state: StateCode];

/** Australia Post’s allocation: where people live, and post office boxes. Some places across a border differ. */
const ranges: readonly Range[] = [
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

/** The state that a postcode is allocated to; undefined when it is no Australian postcode. */
export function stateOfPostcode(postcode: string): StateCode | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const number = Number(postcode);
  return ranges.find(([from, to]) => number >= from && number <= to)?.[2];
}

/** What is wrong with a postcode that somebody typed, in words for its field. */
export function postcodeError(postcode: string): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return 'A postcode has 4 digits, such as 3011.';
  return stateOfPostcode(postcode) ? undefined : `${postcode} is not an Australian postcode.`;
}

/** A state by its name or its letters, whatever the capitals. */
export function stateIn(text: string): StateCode | undefined {
  const given = text.trim().toLowerCase();
  return stateCodes.find((code) => code.toLowerCase() === given || stateNames[code].toLowerCase() === given);
}
