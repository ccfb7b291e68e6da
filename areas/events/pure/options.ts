export const eventTypes = ['workshop', 'support_group', 'advocacy', 'social', 'wellness'] as const;
export type EventType = (typeof eventTypes)[number];

export const tabs = ['upcoming', 'mine', 'past'] as const;
export type Tab = (typeof tabs)[number];

/** A state of Australia, from the postcode, or online. */
export const places = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT', 'online'] as const;
export type Place = (typeof places)[number];

export const repeats = ['weekly', 'fortnightly', 'monthly'] as const;
export type Repeat = (typeof repeats)[number];

export const scopes = ['this', 'following'] as const;
export type Scope = (typeof scopes)[number];

/** A trip to an event, home from it, or both. */
export const ways = ['both', 'there', 'back'] as const;
export type Way = (typeof ways)[number];

/** What travel buddies tell each other. */
export const tripSteps = ['on_way', 'met', 'home'] as const;
export type TripStep = (typeof tripSteps)[number];

/** How long trips stay after an event: until people are home. */
export const tripHoursAfter = 24;

export const limits = {
  title: 120,
  description: 4000,
  location: 120,
  address: 200,
  directions: 600,
  link: 1000,
  detail: 300,
  reason: 500,
  message: 2000,
  words: 1000,
  people: 10_000,
  /** Dates of one series. */
  dates: 52,
  /** An event longer than this is several: the list looks no further back for what has begun and not ended. */
  longestDays: 14,
  /** How far ahead an event can be. */
  aheadDays: 730,
  cents: 1_000_000,
  upcoming: 200,
  messagesADay: 5,
  tripArea: 80,
  tripNote: 300,
  meetingPoint: 300,
  /** Trips that a member is shown, and whom they can ask for one event. */
  trips: 100,
  tripAsks: 5,
} as const;

/** From when an unanswered access request counts as unconfirmed, and everybody concerned is told. */
export const accessWarningDays = 5;
