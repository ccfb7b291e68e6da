import { z } from 'zod';
import { australianZones } from '#platform/contract/australian-zones.ts';
import { Id, id, oneLine, paging, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { checkKinds, limits } from '../pure/options.ts';
import { byId, Cents, GivenDay, optionalLine, plain } from './fields.ts';
import { ListingRole, Provider } from './profile.ts';
import {
  AccessFeature,
  BusinessHours,
  BusinessType,
  Gender,
  ProviderCard,
  SpecialDay,
  State,
  UnitType,
} from './providers.ts';

const phone = z
  .string()
  .trim()
  .max(limits.phone)
  .regex(/^(?:\+?[\d ()-]{6,})?$/, 'Write a phone number, such as 03 5550 1234.')
  .default('');
const words = z.array(oneLine(limits.word)).max(limits.words).default([]);
const WrittenDay = SpecialDay.extend({ name: optionalLine(limits.word) });

const content = {
  businessName: oneLine(limits.name),
  /** '' where it is the same. */
  tradingName: optionalLine(limits.name),
  /** In any grouping; checked by its checksum. */
  abn: z.string().trim().max(20),
  acn: z.string().trim().max(20).default(''),
  /** '' when it is not registered. */
  ndisProviderNumber: z.string().trim().max(20).default(''),
  businessType: BusinessType,
  businessDescription: plain(limits.description),
  website: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(limits.website)])
    .default(''),
  email: z.union([z.literal(''), z.email().max(limits.email)]).default(''),
  phone,
  streetAddress: optionalLine(limits.street),
  suburb: oneLine(limits.suburb),
  state: State,
  postcode: z.string().trim().max(4),
  /** '': that of its state. */
  zone: z.enum(['', ...australianZones]).default(''),
  serviceAreas: z.array(oneLine(limits.area)).max(limits.areas).default([]),
  registrationGroups: z
    .array(z.string().regex(/^01\d\d$/))
    .max(limits.groups)
    .default([]),
  businessHours: BusinessHours,
  specialDays: z.array(WrittenDay).max(limits.specialDays).default([]),
  emergencyContact: z
    .object({ name: oneLine(limits.contactName), phone: phone.unwrap() })
    .nullable()
    .default(null),
};

export const createProvider = operation({
  name: 'createProvider',
  method: 'POST',
  path: '/api/ndis-providers',
  policy: 'member',
  summary: 'Adds a listing of your own, which no one else sees until an administrator publishes it. At most five.',
  body: z.object(content),
  output: json(Provider),
  status: 201,
  errors: ['conflict'],
});

export const editProvider = operation({
  name: 'editProvider',
  method: 'PUT',
  path: '/api/ndis-providers/{id}',
  policy: 'providers.manage',
  summary: 'Changes your listing. What has been checked of a number that changes must be checked again.',
  params: byId,
  body: z.object({ ...content, version: Version }),
  output: json(Provider),
  errors: ['conflict'],
});

export const deleteProvider = operation({
  name: 'deleteProvider',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}',
  policy: 'providers.own',
  summary: 'Deletes your listing for good, with its services, workers and evidence. One with reviews stays.',
  params: byId,
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
});

export const OwnListing = ProviderCard.extend({ isActive: z.boolean(), myRole: ListingRole });
export type OwnListing = z.infer<typeof OwnListing>;

export const listMyProviders = operation({
  name: 'listMyProviders',
  method: 'GET',
  path: '/api/my-ndis-providers',
  policy: 'member',
  summary: 'Listings that you own or help to run, published or not.',
  query: z.object(paging(20)),
  output: paged(OwnListing),
});

const hours = z.number().min(0.25).max(limits.bookingHours).multipleOf(0.25);

const service = {
  serviceName: oneLine(limits.serviceName),
  serviceDescription: plain(limits.serviceDescription),
  /** Its support item number; '' where none fits. With one, type, category and group follow from it. */
  supportItem: z.string().trim().max(20).default(''),
  serviceType: Provider.shape.services.element.shape.serviceType,
  /** 01 to 21. */
  categoryCode: z.string().regex(/^\d\d$/),
  registrationGroup: z.union([z.literal(''), z.string().regex(/^01\d\d$/)]).default(''),
  unitPrice: Cents.extend({ minor: z.number().int().min(0).max(limits.price) }),
  unitType: UnitType,
  minBookingHours: hours,
  maxBookingHours: hours,
  isActive: z.boolean().default(true),
  isOnlineAvailable: z.boolean(),
  isInPersonAvailable: z.boolean(),
  requiresTransport: z.boolean().default(false),
  accessibilityFeatures: z.array(AccessFeature).max(5).default([]),
};

export const addProviderService = operation({
  name: 'addProviderService',
  method: 'POST',
  path: '/api/ndis-providers/{id}/services',
  policy: 'providers.manage',
  summary: 'Adds a service to your listing, which has at most 60.',
  params: byId,
  body: z.object(service),
  output: json(Provider),
  status: 201,
  errors: ['conflict'],
});

const oneService = byId.extend({ serviceId: id });

export const editProviderService = operation({
  name: 'editProviderService',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/services/{serviceId}',
  policy: 'providers.manage',
  summary: 'Changes a service. Not active: it stays in your listing, and no one else sees it.',
  params: oneService,
  body: z.object({ ...service, version: Version }),
  output: json(Provider),
  errors: ['conflict'],
});

export const removeProviderService = operation({
  name: 'removeProviderService',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/services/{serviceId}',
  policy: 'providers.manage',
  summary: 'Takes a service that no one has used out of your listing for good. Its vacancies and open bookings end.',
  params: oneService,
  output: json(Provider),
  errors: ['conflict'],
});

const staff = {
  firstName: oneLine(limits.personName),
  lastName: optionalLine(limits.personName),
  position: optionalLine(limits.position),
  qualifications: words,
  certifications: words,
  specializations: words,
  yearsExperience: z.number().int().min(0).max(limits.years).default(0),
  languagesSpoken: words,
  gender: Gender.default(''),
  /** Only its last three characters are kept. */
  workerScreeningNumber: optionalLine(30),
  bio: plain(limits.bio),
  isActive: z.boolean().default(true),
  isAvailableForBooking: z.boolean().default(true),
};

export const addProviderStaff = operation({
  name: 'addProviderStaff',
  method: 'POST',
  path: '/api/ndis-providers/{id}/staff',
  policy: 'providers.manage',
  summary: 'Adds a worker to your listing, which has at most 150.',
  params: byId,
  body: z.object(staff),
  output: json(Provider),
  status: 201,
  errors: ['conflict'],
});

const oneWorker = byId.extend({ staffId: id });

export const editProviderStaff = operation({
  name: 'editProviderStaff',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/staff/{staffId}',
  policy: 'providers.manage',
  summary:
    'Changes a worker. Without a clearance number the one on record stays; another name or number must be checked again.',
  params: oneWorker,
  body: z.object({ ...staff, version: Version }),
  output: json(Provider),
  errors: ['conflict'],
});

export const removeProviderStaff = operation({
  name: 'removeProviderStaff',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/staff/{staffId}',
  policy: 'providers.manage',
  summary: 'Takes a worker out of your listing for good, with what was seen of the clearance.',
  params: oneWorker,
  output: json(Provider),
});

export const announceVacancy = operation({
  name: 'announceVacancy',
  method: 'POST',
  path: '/api/ndis-providers/{id}/vacancies',
  policy: 'providers.coordinate',
  summary: 'Says that you have space. It drops after 30 days, or at its end, unless you say so again.',
  params: byId,
  body: z.object({
    serviceId: Id.nullable().default(null),
    words: oneLine(limits.vacancyWords),
    postcodes: z
      .array(z.string().regex(/^\d{4}$/))
      .max(limits.words)
      .default([]),
    /** Not after the end. */
    startsOn: GivenDay,
    /** At most 30 days from today. */
    endsOn: GivenDay,
  }),
  output: json(Provider),
  status: 201,
  errors: ['conflict'],
});

const oneVacancy = byId.extend({ vacancyId: id });

export const renewVacancy = operation({
  name: 'renewVacancy',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/vacancies/{vacancyId}/renewal',
  policy: 'providers.coordinate',
  summary: 'Says again that you have this space: it ends 30 days from today.',
  params: oneVacancy,
  output: json(Provider),
});

export const endVacancy = operation({
  name: 'endVacancy',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/vacancies/{vacancyId}',
  policy: 'providers.coordinate',
  summary: 'Takes a vacancy away: it is filled.',
  params: oneVacancy,
  output: json(Provider),
});

const written = z.object({ id: Id, ownerId: Id });
/** Everyone can find it now. */
export const providerPublished = event('providerPublished', z.object({ id: Id, ownerId: Id.nullable() }));
export const providerEdited = event('providerEdited', written);

/** A paper or a vacancy of a listing ends soon. */
export const providerEndsSoon = event(
  'providerEndsSoon',
  z.object({ id: Id, what: z.enum([...checkKinds, 'vacancy']), endsOn: z.string() }),
);

export const ownPart = contractPart({
  operations: [
    createProvider,
    editProvider,
    deleteProvider,
    listMyProviders,
    addProviderService,
    editProviderService,
    removeProviderService,
    addProviderStaff,
    editProviderStaff,
    removeProviderStaff,
    announceVacancy,
    renewVacancy,
    endVacancy,
  ],
  events: [providerPublished, providerEdited, providerEndsSoon],
  entities: { ProviderWrittenDay: WrittenDay, OwnProviderListing: OwnListing },
});
