/** PROVIDERS-04: greater cities, around their middle. */
export const cities = ['melbourne', 'brisbane', 'sydney', 'perth', 'adelaide'] as const;
export type City = (typeof cities)[number];
export const locations = ['all', ...cities] as const;

/** PROVIDERS-05 */
export const sorts = ['rating', 'reviews', 'distance', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** PROVIDERS-06 */
export const serviceTypes = ['core', 'capacity_building', 'capital'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** PROVIDER-43 */
export const accessFeatures = [
  'wheelchair_accessible',
  'hearing_loop',
  'large_print',
  'auslan_available',
  'easy_english',
] as const;
export type AccessFeature = (typeof accessFeatures)[number];

/** PROVIDER-32: with the NDIS Commission. unregistered: it does not claim to be registered. */
export const registrationStatuses = ['pending', 'active', 'suspended', 'unregistered'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** The status as it holds today: what has run out is no longer active. */
export const shownStatuses = [...registrationStatuses, 'expired'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Who looks after a participant’s plan money. */
export const planManagements = ['agency', 'plan', 'self'] as const;
export type PlanManagement = (typeof planManagements)[number];

export const businessTypes = [
  'sole_trader',
  'company',
  'partnership',
  'trust',
  'not_for_profit',
  'government',
] as const;
export type BusinessType = (typeof businessTypes)[number];

/** '': not said. */
export const genders = ['woman', 'man', 'non_binary', ''] as const;
export type Gender = (typeof genders)[number];

/** Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** What administrators check. identity: the business on the Australian Business Register. */
export const checkKinds = [
  'identity',
  'registration',
  'audit',
  'public_liability',
  'professional_indemnity',
  'worker_screening',
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What those who run a listing state of themselves; that the business is the one it says, an administrator sees. */
export const statedKinds = [
  'registration',
  'audit',
  'public_liability',
  'professional_indemnity',
  'worker_screening',
] as const satisfies readonly CheckKind[];
export type StatedKind = (typeof statedKinds)[number];
export const isInsurance = (kind: CheckKind | ''): boolean =>
  kind === 'public_liability' || kind === 'professional_indemnity';
export const paperStates = ['waiting', 'confirmed', 'refused', 'withdrawn'] as const;
export type PaperState = (typeof paperStates)[number];

/** What the directory keeps counts of. */
export const tallied = [
  'total',
  'location',
  'state',
  'serviceType',
  'registrationGroup',
  'supportCategory',
  'feature',
  'language',
  'gender',
  'auslan',
  'agency',
  'usable',
  'vacancy',
  'hours',
  'point',
] as const;
export type TallyOf = (typeof tallied)[number];

/** outdated: the listing was changed after it was looked at. */
export const checkResults = ['confirmed', 'refused', 'outdated'] as const;
export type CheckResult = (typeof checkResults)[number];

/** Who runs a listing, the one who may most first. */
export const listingRoles = ['owner', 'manager', 'coordinator'] as const;
export type ListingRole = (typeof listingRoles)[number];
export const helperRoles = ['manager', 'coordinator'] as const;
export type HelperRole = (typeof helperRoles)[number];

export const claimStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export const imagePlaces = ['logo', 'banner', 'gallery'] as const;
export type ImagePlace = (typeof imagePlaces)[number];

/** How far around a place, in kilometres. */
export const distances = [5, 15, 30, 60, 120] as const;

export const reviewSorts = ['newest', 'oldest', 'lowest', 'highest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Before the last day of a paper; those who run the listing are told once at each. */
export const reminderDays = [60, 30, 7] as const;
/** Of a vacancy, once. */
export const vacancyWarningDays = 4;

export const limits = {
  search: 80,
  name: 120,
  description: 4000,
  website: 200,
  phone: 24,
  email: 254,
  street: 120,
  suburb: 60,
  area: 60,
  areas: 40,
  groups: 38,
  insurer: 80,
  /** Cents: a thousand million dollars. */
  cover: 100_000_000_000,
  /** Cents for one unit. */
  price: 10_000_000,
  serviceName: 120,
  serviceDescription: 2000,
  bookingHours: 24,
  services: 60,
  staff: 150,
  personName: 60,
  position: 80,
  bio: 1000,
  word: 60,
  words: 20,
  years: 80,
  contactName: 80,
  specialDays: 40,
  vacancyWords: 200,
  vacancies: 20,
  /** A vacancy drops after so many days unless it is renewed. */
  vacancyDays: 30,
  checkNote: 500,
  checkSource: 120,
  reason: 300,
  cancellation: 500,
  question: 4000,
  /** Side by side. */
  compared: 4,
  saved: 200,
  /** Listings that one member adds. */
  listings: 5,
  /** Others who help to run one listing, invited ones too. */
  members: 20,
  /** Invitations that one member sends in a day. */
  invitesADay: 20,
  /** Invitations that a member is shown. */
  invitations: 50,
  /** Listings of others that one member helps to run. */
  teams: 20,
  claimWords: 2000,
  claimFiles: 3,
  claimFileBytes: 6 * 1024 * 1024,
  /** With evidence, of one member in 30 days. */
  claims: 5,
  /** For one listing, and of one member, in a day. */
  claimCodes: 5,
  /** The latest of each kind and worker, as they are listed. */
  papers: 160,
  /** Pictures of the gallery. */
  gallery: 12,
  /** Of all places, with those that can still be brought back. */
  imagesHeld: 40,
  imageBytes: 6 * 1024 * 1024,
  imageDescription: 500,
  /** Points that the map shows. */
  points: 400,
  reviewTitle: 120,
  reviewText: 4000,
  reviewReply: 2000,
  /** Providers that one need is sent to, and needs that are open at once. */
  asked: 5,
  openAsks: 3,
  needWhat: 300,
  needLine: 120,
  needAccess: 500,
  askAnswer: 1000,
  agreements: 50,
  agreedSupports: 10,
  agreedLine: 200,
  agreedText: 1000,
  searchName: 80,
  /** Of an address: each filter with its name. */
  searchQuery: 1000,
  /** Saved searches of one member. */
  searches: 10,
  /** A review can be changed for so many days. */
  reviewDays: 7,
  /** Completed bookings that wait for a review, as they are listed. */
  toReview: 20,
  /** Of the first page, which comes with the profile. */
  firstReviews: 10,
} as const;
