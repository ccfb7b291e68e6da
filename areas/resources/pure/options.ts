/** RESOURCES-21 */
export const categories = [
  'benefits',
  'education',
  'employment',
  'housing',
  'legal',
  'mental_health',
  'safety',
  'technology',
] as const;
export type Category = (typeof categories)[number];

/** RESOURCES-22 */
export const resourceTypes = ['article', 'database', 'directory', 'document', 'guide', 'handbook', 'tool'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** How it can be taken in. "plain" is plain text or an ordinary page. */
export const formats = ['easy_read', 'auslan', 'audio', 'large_print', 'other_languages', 'video', 'plain'] as const;
export type Format = (typeof formats)[number];

/** Where it holds; "national" is all of Australia. */
export const states = ['national', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];

export const tabs = ['all', 'verified', 'popular', 'recent'] as const;
export type Tab = (typeof tabs)[number];

export const problemKinds = ['broken', 'outdated'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Most characters, things and bytes; server and forms use the same figures. */
export const limits = {
  title: 120,
  description: 2000,
  tags: 10,
  tag: 30,
  url: 500,
  language: 60,
  note: 500,
  reason: 500,
  search: 100,
  /** Of what a member looked for, as long as a search of the whole site. */
  requestWords: 200,
  /** Requests of one member that are open. */
  openRequests: 20,
  bundle: 50,
  fileBytes: 15 * 1024 * 1024,
  /** Uploads of one member that no resource uses yet. */
  looseFiles: 10,
  /** Resources of one member that wait for review. */
  waiting: 50,
  /** Days from a check to the latest day of the next one. */
  reviewDays: 730,
} as const;
