import { z } from 'zod';
import { Id, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { byId } from './fields.ts';

const Outcome = z.enum(['happened', 'missed']).nullable();
const Minutes = z.number().int().nullable();

/** What a provider and a member say differently about a booking. Of what they wrote to each other, nothing is here. */
export const ProviderDispute = z.object({
  id: Id,
  /** What was booked, as it was called. */
  title: z.string(),
  businessName: z.string(),
  /** Null: the account is gone. */
  owner: Person.nullable(),
  guest: Person.nullable(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** By whose clock: that of the listing. */
  zone: z.string(),
  /** Otherwise only whether it took place is decided. */
  countsHours: z.boolean(),
  outcomes: z.object({ owner: Outcome, guest: Outcome }),
  /** How long it was, as each of them says. */
  minutes: z.object({ owner: Minutes, guest: Minutes }),
  version: Version,
});
export type ProviderDispute = z.infer<typeof ProviderDispute>;

export const listProviderDisputes = operation({
  name: 'listProviderDisputes',
  method: 'GET',
  path: '/api/ndis-provider-disputes',
  policy: 'moderator',
  summary: 'For moderators: bookings of providers whose two sides don’t agree on them, the earliest first.',
  query: z.object(paging(20)),
  output: paged(ProviderDispute),
});

export const settleProviderBooking = operation({
  name: 'settleProviderBooking',
  method: 'POST',
  path: '/api/ndis-provider-disputes/{id}/settle',
  policy: 'providers.dispute',
  summary: 'For moderators: decides whether a booking took place, and how long it was. Both sides are told why.',
  params: byId,
  body: z.object({
    outcome: z.enum(['happened', 'missed']),
    /** How long it was, where it took place and hours are counted; without it, as long as it was booked. */
    minutes: z.number().int().min(5).max(1440).multipleOf(5).optional(),
    reason: text(limits.reason),
    version: Version,
  }),
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
});

export const disputesPart = contractPart({
  operations: [listProviderDisputes, settleProviderBooking],
  entities: { ProviderDispute },
});
