/** SKILL-08 */
export const categories = ['technology', 'creative', 'professional', 'life-skills', 'academic'] as const;
export type SkillCategory = (typeof categories)[number];

/** SKILL-09 */
export const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof levels)[number];

/** SKILL-10 */
export const deliveries = ['online', 'in-person', 'hybrid'] as const;
export type Delivery = (typeof deliveries)[number];

/** money: Australian dollars, settled between the two people. credit: as many minutes of time credit as it lasts. */
export const payments = ['free', 'money', 'credit'] as const;
export type Payment = (typeof payments)[number];

/** live: at a time that both agree on. written: letters, recordings and pictures, with a day to be done by. */
export const exchanges = ['live', 'written', 'either'] as const;
export type Exchange = (typeof exchanges)[number];

export const statuses = ['draft', 'active', 'paused'] as const;
export type ListingStatus = (typeof statuses)[number];

/** What a session can have besides what a place or a meeting has. */
export const sessionFeatures = [
  'breaks',
  'own_pace',
  'written_notes',
  'easy_read_notes',
  'large_print',
  'camera_off',
  'support_person',
] as const;
export type SessionFeature = (typeof sessionFeatures)[number];

/** Minutes of a session. */
export const lengths = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240] as const;

export const limits = {
  title: 120,
  description: 4000,
  suburb: 60,
  accessNotes: 1000,
  safetyNotes: 1000,
  features: 24,
  search: 80,
  /** Cents. */
  price: 1_000_000,
  /** Listings that one member has at a time, drafts too. */
  listings: 50,
  /** Days in which a deleted one can be restored. */
  restoreDays: 30,
} as const;
