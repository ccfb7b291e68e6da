/** The states and territories of Australia, with the clock that most of each keeps. */
export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];

export const stateNames: Readonly<Record<State, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const zones: Readonly<Record<State, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};
export const zoneOf = (state: State): string => zones[state];

/** Further names of these clocks that browsers use. */
const others: Readonly<Record<string, readonly State[]>> = {
  'Australia/Canberra': ['ACT'],
  'Australia/ACT': ['ACT'],
  'Australia/NSW': ['NSW'],
  'Australia/Broken_Hill': ['NSW'],
  'Australia/Lindeman': ['QLD'],
  'Australia/Queensland': ['QLD'],
  'Australia/North': ['NT'],
  'Australia/South': ['SA'],
  'Australia/Tasmania': ['TAS'],
  'Australia/Victoria': ['VIC'],
  'Australia/West': ['WA'],
  'Australia/Eucla': ['WA'],
};

/** Where somebody may be whose clock this is: Sydney's clock is that of New South Wales and of the ACT. */
export const statesOf = (zone: string | undefined): readonly State[] =>
  others[zone ?? ''] ?? states.filter((state) => zones[state] === zone);
