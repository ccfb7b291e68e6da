import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';

/** The clock that most of each state or territory keeps. */
const zones: Readonly<Record<StateCode, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};
export const zoneOf = (state: StateCode): string => zones[state];

/** Further names of these clocks that browsers use. */
const others: Readonly<Record<string, readonly StateCode[]>> = {
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
export const statesOf = (zone: string | undefined): readonly StateCode[] =>
  others[zone ?? ''] ?? stateCodes.filter((state) => zones[state] === zone);
