import { z } from 'zod';
import { Id, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { checkKinds, checkResults, imagePlaces, limits, listingRoles, registrationStatuses } from '../pure/options.ts';
import { byId, Cents, Day } from './fields.ts';
import {
  AccessFeature,
  BusinessHours,
  BusinessType,
  Gender,
  near,
  ProviderCard,
  ServiceType,
  SpecialDay,
  Spot,
  UnitType,
  Vacancy,
} from './providers.ts';
import { Review, ReviewSummary } from './reviews.ts';

/** owner: everything. manager: changes all that the listing says. coordinator: vacancies, needs and reviews. */
export const ListingRole = z.enum(listingRoles);
export type ListingRole = z.infer<typeof ListingRole>;

/** Its address: /api/ndis-providers/{id}/images/{image}/small, or full. */
export const ListingImage = z.object({
  id: Id,
  place: z.enum(imagePlaces),
  /** What can be seen in it; '' of a logo, which stands beside the name, and while no one has described it. */
  description: z.string(),
  /** Pixels of the full size. */
  width: z.number().int(),
  height: z.number().int(),
  /** Everyone who opens the listing sees it. */
  isShown: z.boolean(),
  /** Moderators took it down. */
  isHidden: z.boolean(),
  version: Version,
});
export type ListingImage = z.infer<typeof ListingImage>;

/** PROVIDER-43 */
export const ProviderService = z.object({
  id: Id,
  providerId: Id,
  /** Support category: 01. */
  categoryCode: z.string(),
  categoryName: z.string(),
  serviceType: ServiceType,
  serviceName: z.string(),
  serviceDescription: z.string(),
  /** 01_011_0107_1_1; '' without one. */
  supportItem: z.string(),
  /** 0107; '' without one. */
  registrationGroup: z.string(),
  /** Null unless it is paid by the hour. */
  hourlyRate: Cents.nullable(),
  unitPrice: Cents,
  unitType: UnitType,
  minBookingHours: z.number(),
  maxBookingHours: z.number(),
  isActive: z.boolean(),
  isOnlineAvailable: z.boolean(),
  isInPersonAvailable: z.boolean(),
  requiresTransport: z.boolean(),
  accessibilityFeatures: z.array(AccessFeature),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: Version,
});
export type ProviderService = z.infer<typeof ProviderService>;

/** What was seen of a worker’s clearance. The number itself is kept nowhere: its last three characters are. */
export const WorkerScreening = z.object({
  state: z.enum(['current', 'expired', 'refused', 'notChecked']),
  /** “…421”; '' when none was given. */
  numberEnding: z.string(),
  /** When our staff saw it; null: no one has. */
  checkedOn: Day.nullable(),
  expiry: Day.nullable(),
});

/** PROVIDER-44 */
export const ProviderStaff = z.object({
  id: Id,
  providerId: Id,
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  qualifications: z.array(z.string()),
  certifications: z.array(z.string()),
  specializations: z.array(z.string()),
  yearsExperience: z.number().int(),
  languagesSpoken: z.array(z.string()),
  gender: Gender,
  screening: WorkerScreening,
  /** '' without one. */
  profileImageUrl: z.string(),
  bio: z.string(),
  isActive: z.boolean(),
  isAvailableForBooking: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: Version,
});
export type ProviderStaff = z.infer<typeof ProviderStaff>;

/** One thing that was looked at, by whom and when. The latest of its kind counts. */
export const Evidence = z.object({
  kind: z.enum(checkKinds),
  result: z.enum(checkResults),
  seenOn: Day,
  /** Who of our staff looked; '' when the account is gone. */
  checkedBy: z.string(),
  /** Where: “The NDIS Commission’s register”. */
  source: z.string(),
  /** Null: it does not run out. */
  expiry: Day.nullable(),
  /** Confirmed and not run out today, by the provider’s clock. */
  isCurrent: z.boolean(),
});
export type Evidence = z.infer<typeof Evidence>;

export const compliancePartNames = [
  'registration',
  'audit',
  'public_liability',
  'professional_indemnity',
  'worker_screening',
] as const;

/** C-51 */
export const Compliance = z.object({
  score: z.number().int(),
  parts: z.array(
    z.object({
      part: z.enum(compliancePartNames),
      /** 0, or all of `of`. */
      points: z.number().int(),
      of: z.number().int(),
      /** current without points: pending or suspended. refused: looked at, and it was not so. */
      state: z.enum(['current', 'expired', 'refused', 'notChecked']),
      /** Of workers: how many clearances are current, and how many workers are listed. Null for other parts. */
      workers: z.object({ current: z.number().int(), listed: z.number().int() }).nullable(),
    }),
  ),
});

export const EmergencyContact = z.object({ name: z.string(), phone: z.string() });

/** PROVIDER-42 */
export const Provider = z.object({
  ...ProviderCard.omit({ services: true, serviceCount: true, areaCount: true, distanceKm: true, vacancy: true }).shape,
  /** “53 004 085 616”: the format is valid; that it is theirs is what `identity` among the evidence says. */
  abn: z.string(),
  acn: z.string().nullable(),
  /** “4050 012 345”; '' when it is not registered. */
  ndisProviderNumber: z.string(),
  businessType: BusinessType,
  /** As stored, whatever has run out. */
  storedStatus: z.enum(registrationStatuses),
  registrationDate: Day.nullable(),
  registrationExpiry: Day.nullable(),
  businessDescription: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  streetAddress: z.string(),
  zone: z.string(),
  /** Its own suburb, or the middle of its postcode; null: not known. */
  spot: Spot.nullable(),
  /** All of them. */
  serviceAreas: z.array(z.string()),
  registrationGroups: z.array(z.object({ code: z.string(), name: z.string() })),
  practiceStandardsCompliant: z.boolean(),
  lastAuditDate: Day.nullable(),
  nextAuditDue: Day.nullable(),
  publicLiabilityInsurer: z.string(),
  publicLiabilityAmount: Cents.nullable(),
  publicLiabilityExpiry: Day.nullable(),
  publicLiabilityExpired: z.boolean(),
  professionalIndemnityInsurer: z.string(),
  professionalIndemnityAmount: Cents.nullable(),
  professionalIndemnityExpiry: Day.nullable(),
  professionalIndemnityExpired: z.boolean(),
  bannerImageUrl: z.string(),
  /** Logo, banner, then the gallery in its order. Those who run the listing also get what others don’t see yet. */
  images: z.array(ListingImage),
  businessHours: BusinessHours,
  specialDays: z.array(SpecialDay),
  emergencyContact: EmergencyContact.nullable(),
  /** Anyone can find it. */
  isActive: z.boolean(),
  /** Made up for the demonstration community. */
  isDemo: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: Version,
  services: z.array(ProviderService),
  staff: z.array(ProviderStaff),
  vacancies: z.array(Vacancy),
  /** Newest first, the first ten; `listProviderReviews` goes on after them. */
  reviews: z.array(Review),
  reviewSummary: ReviewSummary,
  /** The latest of each kind; workers’ clearances are with the workers. */
  evidence: z.array(Evidence),
  compliance: Compliance.nullable(),
  /** Why no one can book it, in plain words; '' where nothing stands in the way. */
  whyNotBooked: z.string(),
  /** Why the viewer can’t write to it, in plain words; '' where they can. Guests can once they sign in. */
  whyNotAsked: z.string(),
  /** How it can be booked. */
  bookingRules: z.object({
    takesRequests: z.boolean(),
    noticeHours: z.number().int(),
    gapMinutes: z.number().int(),
    horizonDays: z.number().int(),
    cancelHours: z.number().int().nullable(),
    cancellation: z.string(),
  }),
  /** Minutes until its first answer, in the middle of those that were measured; null: fewer than three were. */
  replyMinutes: z.number().int().nullable(),
  /** The viewer owns it or helps to run it. */
  mine: z.boolean(),
  /** Null unless it is `mine`. */
  myRole: ListingRole.nullable(),
  /** No one owns it: it can be claimed. */
  isUnclaimed: z.boolean(),
});
export type Provider = z.infer<typeof Provider>;

export const getProvider = operation({
  name: 'getProvider',
  method: 'GET',
  path: '/api/ndis-providers/{id}',
  policy: 'providers.see',
  summary: 'One provider with its services, staff, hours, evidence and first reviews.',
  params: byId,
  output: json(Provider),
});

export const ComparedProvider = ProviderCard.extend({
  registrationGroups: z.array(z.string()),
  businessHours: BusinessHours,
  allServices: z.array(
    ProviderService.pick({
      id: true,
      serviceName: true,
      serviceType: true,
      unitPrice: true,
      unitType: true,
      isOnlineAvailable: true,
      isInPersonAvailable: true,
    }),
  ),
  /** Listed workers, and how many of them have a current clearance. */
  workers: z.object({ listed: z.number().int(), screened: z.number().int() }),
  whyNotBooked: z.string(),
});
export type ComparedProvider = z.infer<typeof ComparedProvider>;

export const compareProviders = operation({
  name: 'compareProviders',
  method: 'GET',
  path: '/api/ndis-providers/compare',
  policy: 'anyone',
  summary: 'Up to four providers side by side, in the order of the numbers. Those that are not there are left out.',
  query: z.object({
    /** Numbers with commas between them: 3,8,12. */
    ids: z
      .string()
      .max(60)
      .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,3}$/, 'Name up to four providers by number: 3,8,12.'),
    near,
  }),
  output: json(z.array(ComparedProvider).max(limits.compared)),
  rate: 'search',
});

export const profilePart = contractPart({
  operations: [compareProviders, getProvider],
  entities: { Provider, ComparedProvider, ProviderService, ProviderStaff, ProviderEvidence: Evidence },
});
