import { stateCodes } from '#platform/contract/postcodes.ts';

/** What a campaign is for, and what it pays for: being seen, or being pressed. */
export const objectives = ['awareness', 'traffic', 'engagement', 'leads', 'sales'] as const;
export type Objective = (typeof objectives)[number];
export const objectiveNames: Readonly<Record<Objective, string>> = {
  awareness: 'Brand Awareness',
  traffic: 'Website Traffic',
  engagement: 'Community Engagement',
  leads: 'Lead Generation',
  sales: 'Service Sales',
};
/** Awareness is to be seen, and pays for that. Everything else asks for a press, and pays for that alone. */
export const paysForViews = (objective: Objective): boolean => objective === 'awareness';

export const budgetTypes = ['daily', 'lifetime'] as const;
export type BudgetType = (typeof budgetTypes)[number];
export const budgetTypeNames: Readonly<Record<BudgetType, string>> = {
  daily: 'Daily Budget',
  lifetime: 'Total Budget',
};

/** Where ads can be. Nowhere else: no ad is in crisis support, wellness, messages, groups or connections. */
export const surfaces = ['feed', 'blogs', 'forums', 'events'] as const;
export type Surface = (typeof surfaces)[number];
export const surfaceNames: Readonly<Record<Surface, string>> = {
  feed: 'Home',
  blogs: 'Blogs',
  forums: 'Forums',
  events: 'Events',
};

export const regions = stateCodes;
export type Region = (typeof regions)[number];

/**
 * What a page is about. Health and wellbeing is none of them: pages about it have no ads, so that nobody is chosen by
 * what they live with.
 */
export const topics = [
  'ndis',
  'daily-living',
  'getting-around',
  'work-and-study',
  'families',
  'technology',
  'community',
  'free-time',
] as const;
export type Topic = (typeof topics)[number];
export const topicNames: Readonly<Record<Topic, string>> = {
  ndis: 'NDIS and supports',
  'daily-living': 'Daily living and equipment',
  'getting-around': 'Getting around',
  'work-and-study': 'Work and study',
  families: 'Families and carers',
  technology: 'Technology',
  community: 'Relationships and community',
  'free-time': 'Fun and free time',
};

export const creativeTypes = ['image', 'text', 'linked'] as const;
export type CreativeType = (typeof creativeTypes)[number];
export const creativeTypeNames: Readonly<Record<CreativeType, string>> = {
  image: 'Picture',
  text: 'Text',
  linked: 'Picture with a link',
};

/** The words on the button. */
export const callsToAction = [
  'Learn more',
  'Ask for a visit',
  'Book now',
  'Contact us',
  'Sign up',
  'Join us',
  'Get a quote',
] as const;
export type CallToAction = (typeof callsToAction)[number];

/** How often a browser shows one ad set; it counts by itself, and tells nobody. */
export const frequencies = ['day-1', 'day-3', 'week-3'] as const;
export type Frequency = (typeof frequencies)[number];
export const frequencyNames: Readonly<Record<Frequency, string>> = {
  'day-1': 'Once a day',
  'day-3': 'Three times a day',
  'week-3': 'Three times a week',
};
export const frequencyOf: Readonly<Record<Frequency, { readonly times: number; readonly days: number }>> = {
  'day-1': { times: 1, days: 1 },
  'day-3': { times: 3, days: 1 },
  'week-3': { times: 3, days: 7 },
};

export const roles = ['owner', 'manager', 'analyst'] as const;
export type AdRole = (typeof roles)[number];
export const helperRoles = ['manager', 'analyst'] as const;
export type HelperRole = (typeof helperRoles)[number];

export const limits = {
  name: 80,
  headline: 40,
  body: 200,
  altText: 300,
  url: 500,
  reason: 500,
  /** Whole units of the currency. */
  budget: 1_000_000,
  members: 20,
  invitesADay: 20,
  imageBytes: 8_000_000,
  /** Impressions and clicks of one call. */
  tokens: 50,
  /** How long an ad that was handed out can be counted. */
  tokenMinutes: 60,
  /** Of one answer: a page shows one in ten items at most. */
  served: 5,
  /** A year of days. */
  reportDays: 366,
  history: 50,
  /** Ad sets and ads of one copy. */
  copied: 100,
} as const;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
