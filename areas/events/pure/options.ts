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

/** Who helps at an event on Doorways. The organiser appoints them among those who are registered. */
export const eventRoles = ['interpreter', 'captioner'] as const;

/** The room of an event on Doorways. */
export const roomLimits = {
  /** It opens so long before the start, and closes so long after the end. */
  beforeMs: 15 * 60_000,
  afterMs: 30 * 60_000,
  /** A page says so often that it is open. After so long without it, the member has left. */
  beatMs: 5000,
  keptMs: 30_000,
  /** Characters of one line. */
  line: 300,
  /** A finished line stays for reports for so long, unless everyone agreed to keep a log. */
  lineMs: 120_000,
  /** Lines that go along with a report. */
  before: 40,
} as const;

/** When people can enter the room of an event. */
export const roomTimes = ({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }) => ({
  opensAt: new Date(Date.parse(startTime) - roomLimits.beforeMs).toISOString(),
  closesAt: new Date(Date.parse(endTime) + roomLimits.afterMs).toISOString(),
});

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
