import { z } from 'zod';
import { Id, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { stateCodes } from '#platform/contract/postcodes.ts';
import { priceUnits } from '#platform/contract/price-units.ts';
import {
  accessFeatures,
  businessTypes,
  cities,
  genders,
  limits,
  locations,
  planManagements,
  serviceTypes,
  shownStatuses,
  sorts,
  weekdays,
} from '../pure/options.ts';
import { byId, Cents, Day } from './fields.ts';

export const ServiceType = z.enum(serviceTypes);
export const AccessFeature = z.enum(accessFeatures);
export const PlanManagement = z.enum(planManagements);
export const BusinessType = z.enum(businessTypes);
export const Gender = z.enum(genders);
export const State = z.enum(stateCodes);
export const UnitType = z.enum(priceUnits);
const ShownStatus = z.enum(shownStatuses);
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Of one weekday, by the clock of the provider’s zone. */
export const DayHours = z.union([z.object({ open: Clock, close: Clock }), z.object({ closed: z.literal(true) })]);
export type DayHours = z.infer<typeof DayHours>;
export const BusinessHours = z.object(
  Object.fromEntries(weekdays.map((day) => [day, DayHours])) as Record<(typeof weekdays)[number], typeof DayHours>,
);
export type BusinessHours = z.infer<typeof BusinessHours>;
/** A holiday, or a day with other hours than its weekday. */
export const SpecialDay = z.object({ date: Day, name: z.string(), hours: DayHours });
export type SpecialDay = z.infer<typeof SpecialDay>;

export const OpenNow = z.object({
  isOpen: z.boolean(),
  /** Open: when it closes. Closed: when it opens next within a week; null: it does not. */
  changesAt: Timestamp.nullable(),
  /** What of special days holds today: “Christmas Day”; '' on an ordinary day. */
  today: z.string(),
});

/** Space that a provider has. It drops by itself at its end. */
export const Vacancy = z.object({
  id: Id,
  /** Null: of all services. */
  serviceId: Id.nullable(),
  serviceName: z.string(),
  /** In the provider’s words: “Weekday mornings in 3011 and 3012”. */
  words: z.string(),
  postcodes: z.array(z.string()),
  startsOn: Day,
  endsOn: Day,
  renewedOn: Day,
});
export type Vacancy = z.infer<typeof Vacancy>;

export const ProviderCard = z.object({
  id: Id,
  businessName: z.string(),
  tradingName: z.string(),
  /** '' without one. */
  logoUrl: z.string(),
  suburb: z.string(),
  state: State,
  postcode: z.string(),
  /** As it holds today: a passed expiry is “expired”. */
  registrationStatus: ShownStatus,
  /** Seen on the Australian Business Register by our staff, and that check has not run out. */
  isVerified: z.boolean(),
  /** Paid for; it changes no order and no badge. */
  isPremium: z.boolean(),
  /** One decimal; null before the first review. */
  averageRating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** 0 to 100; null while nothing has been checked. */
  complianceScore: z.number().int().nullable(),
  /** The first three by name; serviceCount says how many there are. */
  services: z.array(z.object({ id: Id, serviceName: z.string(), serviceType: ServiceType })),
  serviceCount: z.number().int(),
  /** The first four; areaCount says how many there are. */
  serviceAreas: z.array(z.string()),
  areaCount: z.number().int(),
  accessibilityFeatures: z.array(AccessFeature),
  languages: z.array(z.string()),
  /** Who can use it. */
  usableBy: z.array(PlanManagement),
  /** The lowest price for an hour; null: none is by the hour. */
  fromHourly: Cents.nullable(),
  /** The vacancy that ends last. */
  vacancy: Vacancy.nullable(),
  openNow: OpenNow,
  /** From the middle of the place that was asked for; null: none was, or either is not known. */
  distanceKm: z.number().nullable(),
  /** On the viewer’s list; false for guests. */
  saved: z.boolean(),
});
export type ProviderCard = z.infer<typeof ProviderCard>;

const flag = z.stringbool().default(false);

/** A suburb, a postcode, both, or a state: distances are from its middle. */
export const near = z.string().trim().max(limits.search).optional();

const filters = {
  /** What is needed, in everyday or service words. */
  search: z.string().trim().max(limits.search).optional(),
  /** Only these words: no other words for the same thing. */
  exact: flag,
  /** Greater cities; all: everywhere. */
  location: z.enum(locations).default('all'),
  near,
  /** Kilometres around it. Without it, everything. */
  within: z.coerce.number<number>().int().min(1).max(5000).optional(),
  /** Of the provider itself. */
  state: State.optional(),
  /** all, or one of them. */
  serviceType: z.enum(['all', ...serviceTypes]).default('all'),
  /** A code: 0107. */
  registrationGroup: z
    .string()
    .regex(/^01\d\d$/)
    .optional(),
  /** Two digits: 01. */
  supportCategory: z
    .string()
    .regex(/^\d\d$/)
    .optional(),
  /** Who looks after the plan’s money: leaves out whom that plan cannot pay. */
  planManagement: PlanManagement.optional(),
  feature: AccessFeature.optional(),
  /** That a listed worker speaks, whatever its capitals. */
  language: z.string().trim().max(limits.word).optional(),
  gender: z.enum(['woman', 'man', 'non_binary']).optional(),
  /** A listed worker signs, or a service offers it. */
  auslan: flag,
  /** Has a vacancy that has not ended. */
  vacancy: flag,
  openNow: flag,
};

export const listProviders = operation({
  name: 'listProviders',
  method: 'GET',
  path: '/api/ndis-providers',
  policy: 'anyone',
  summary:
    'NDIS providers. Rating: the average as shown, then the number of reviews, then the name; without reviews last.',
  query: z.object({
    ...filters,
    /** distance needs near, or a location. */
    sort: z.enum(sorts).default('rating'),
    ...paging(12),
    /** Holds the whole name of the last one. */
    cursor: z.string().max(600).optional(),
  }),
  output: paged(ProviderCard),
  rate: 'search',
});

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.number().int() }));
export const Spot = z.object({ lat: z.number(), lng: z.number() });

/** How many each choice would leave, under all other filters. Choices without any are there with 0, where they are few. */
export const ProviderCounts = z.object({
  total: z.number().int(),
  /** What near was taken for; null: it was not given. unplaced: its middle is not known. */
  place: z
    .object({
      kind: z.enum(['spot', 'state', 'unplaced', 'words']),
      label: z.string(),
      state: State.nullable(),
      spot: Spot.nullable(),
    })
    .nullable(),
  /** Other words that were looked for too, the most telling first: “0107” for “help showering”. */
  readAs: z.array(z.object({ words: z.string(), group: z.string().nullable() })),
  locations: facet(z.enum(cities)),
  serviceTypes: facet(ServiceType),
  registrationGroups: facet(z.string()),
  supportCategories: facet(z.string()),
  planManagements: facet(PlanManagement),
  features: facet(AccessFeature),
  /** Most spoken first, at most 40. */
  languages: facet(z.string()),
  genders: facet(z.enum(['woman', 'man', 'non_binary'])),
  auslan: z.number().int(),
  vacancy: z.number().int(),
  openNow: z.number().int(),
  states: facet(State),
  /** Suburbs with providers, for the map, at most 400; those with most first. */
  points: z.array(Spot.extend({ state: State, suburb: z.string(), postcode: z.string(), count: z.number().int() })),
});
export type ProviderCounts = z.infer<typeof ProviderCounts>;

export const countProviders = operation({
  name: 'countProviders',
  method: 'GET',
  path: '/api/ndis-providers/counts',
  policy: 'anyone',
  summary: 'How many providers there are under the same filters, by each filter and by place.',
  query: z.object(filters),
  output: json(ProviderCounts),
  rate: 'search',
});

export const suggestProviderPlaces = operation({
  name: 'suggestProviderPlaces',
  method: 'GET',
  path: '/api/ndis-providers/places',
  policy: 'anyone',
  summary: 'Suburbs and postcodes that begin so.',
  query: z.object({ q: z.string().trim().max(limits.search) }),
  output: json(z.array(z.string())),
  rate: 'search',
});

export const saveProvider = operation({
  name: 'saveProvider',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/saved',
  policy: 'providers.save',
  summary: 'Puts a provider on your list, which has room for 200. Again: nothing changes.',
  params: byId,
  output: json(z.object({ id: Id, saved: z.boolean() })),
  errors: ['conflict'],
});

export const unsaveProvider = operation({
  name: 'unsaveProvider',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/saved',
  policy: 'member',
  summary: 'Takes a provider off your list. Again: nothing changes.',
  params: byId,
  output: json(z.object({ id: Id, saved: z.boolean() })),
});

export const listSavedProviders = operation({
  name: 'listSavedProviders',
  method: 'GET',
  path: '/api/saved-ndis-providers',
  policy: 'member',
  summary: 'Providers on your list, the last one first.',
  query: z.object(paging(20)),
  output: paged(ProviderCard),
});

export const directoryPart = contractPart({
  operations: [listProviders, countProviders, suggestProviderPlaces, saveProvider, unsaveProvider, listSavedProviders],
  entities: {
    ProviderCard,
    ProviderCounts,
    ProviderVacancy: Vacancy,
    ProviderBusinessHours: BusinessHours,
    ProviderSpecialDay: SpecialDay,
  },
});
