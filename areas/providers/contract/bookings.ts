import { z } from 'zod';
import { Id, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { byId, plain } from './fields.ts';
import { Provider } from './profile.ts';

export const saveProviderBookingRules = operation({
  name: 'saveProviderBookingRules',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/booking-rules',
  policy: 'providers.manage',
  summary: 'Says whether your listing can be asked for times, how far ahead, and what holds when someone cancels.',
  params: byId,
  body: z.object({
    takesRequests: z.boolean(),
    noticeHours: z.number().int().min(0).max(336),
    gapMinutes: z.number().int().min(0).max(120).multipleOf(5),
    horizonDays: z.number().int().min(1).max(180),
    cancelHours: z.number().int().min(0).max(720).nullable(),
    cancellation: plain(limits.cancellation),
    version: Version,
  }),
  output: json(Provider),
  errors: ['conflict'],
});

export const askProvider = operation({
  name: 'askProvider',
  method: 'POST',
  path: '/api/ndis-providers/{id}/questions',
  policy: 'providers.ask',
  summary: 'Writes to a provider. You have one conversation with each; a question about a service names it.',
  params: byId,
  body: z.object({
    content: z.string().trim().min(1).max(limits.question),
    /** The service that it is about. */
    serviceId: Id.nullable().default(null),
  }),
  output: json(z.object({ conversationId: Id })),
  status: 201,
  errors: ['conflict'],
});

/** How all providers can be booked. */
export const ProviderBookings = z.object({
  /** No one can be asked for a time; providers are written to. */
  enquiryOnly: z.boolean(),
  /** Null: no one has changed it yet. */
  changedAt: Timestamp.nullable(),
  /** 0 until then. */
  version: z.number().int().min(0),
});
export type ProviderBookings = z.infer<typeof ProviderBookings>;

export const getProviderBookings = operation({
  name: 'getProviderBookings',
  method: 'GET',
  path: '/api/ndis-provider-bookings',
  policy: 'admin',
  summary: 'For administrators: whether providers can be asked for times, or only written to.',
  output: json(ProviderBookings),
});

export const setProviderBookings = operation({
  name: 'setProviderBookings',
  method: 'PUT',
  path: '/api/ndis-provider-bookings',
  policy: 'admin',
  summary: 'For administrators: lets providers be asked for times, or only be written to. It is in the audit log.',
  body: z.object({ enquiryOnly: z.boolean(), version: z.number().int().min(0) }),
  output: json(ProviderBookings),
  errors: ['conflict'],
});

export const providerBookingsPart = contractPart({
  operations: [saveProviderBookingRules, askProvider, getProviderBookings, setProviderBookings],
  entities: { ProviderBookings },
});
