/** What a member can send about times and bookings; also the `maxlength` of fields. */
export const limits = {
  note: 2000,
  breaks: 200,
  place: 300,
  placeAccess: 1000,
  link: 500,
  rating: 1000,
  /** Weekly times of one member. */
  weekly: 42,
  /** Days off and extra times of one member. */
  exceptions: 120,
  lengths: 5,
  /** Days of one question for free times. */
  rangeDays: 45,
  /** Requests that one member can have waiting, and those of them with one host. */
  waiting: 20,
  waitingWithOne: 3,
  /** Items of the passport that one booking shows. */
  shared: 60,
  /** Times that are asked for together. */
  series: 26,
  /** Changes of one booking. */
  changes: 100,
} as const;

/** A time is kept for this long while its form is filled in. */
export const holdMinutes = 10;
/** A request without an answer ends after this, or when its time begins. */
export const requestDays = 14;
/** Days after the request on which the person who must answer is reminded. */
export const requestReminderDays = [3, 10] as const;
/** What one side says about a session that is over holds when the other side has not disagreed within this. */
export const objectionDays = 7;
/** Two who say different hours have so long to agree. */
export const hoursDays = 14;
/** A rating can be changed for this long. */
export const ratingDays = 7;
/** Every time begins and ends on a minute that this divides. */
export const minuteStep = 5;
/** Minutes before a booking at which both people are reminded, until they choose otherwise. */
export const reminderDefaults = [1440, 60] as const;
export const reminderChoices = [10_080, 2880, 1440, 180, 60, 15] as const;
/** "I’m running late, about 10 minutes." */
export const lateChoices = [5, 10, 15, 20, 30, 45, 60] as const;
export const lengthChoices = [15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
/** Minutes before a booking from which its two people can join its call, and minutes after its end until which it is open. */
export const callOpensBefore = 15;
export const callClosesAfter = 60;
