/** LOCAL-05 */
export const communityTypes = ['support', 'advocacy', 'social', 'professional'] as const;
export type CommunityType = (typeof communityTypes)[number];

/** How far around a place, in kilometres; without one, everything, nearest first. */
export const distances = [10, 25, 50, 100, 250] as const;

/** Why a roll-call is started. */
export const dangers = ['heat', 'flood', 'fire', 'outage'] as const;
export type Danger = (typeof dangers)[number];

export const limits = {
  search: 80,
  place: 120,
  suburb: 60,
  frequency: 120,
  feature: 60,
  features: 12,
  contacts: 5,
  contactName: 80,
  contactPhone: 24,
  contactNote: 120,
  noteName: 100,
  noteWhere: 160,
  notes: 20,
  factNote: 200,
  /** Measurements of one place that are kept. */
  facts: 100,
  rollWords: 400,
  /** Minutes in which members answer. */
  rollShortest: 15,
  rollLongest: 24 * 60,
  /** Roll-calls that a community starts in a day: each is an urgent notice for everybody. */
  rollsADay: 6,
  /** A roll-call and its answers go after these days. */
  rollDays: 30,
  /** A measurement asks for a new one after these months. */
  freshMonths: 18,
  /** Points that the map shows. */
  points: 400,
} as const;
