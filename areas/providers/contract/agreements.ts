import { z } from 'zod';
import { Id, oneLine, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { limitStates } from '../pure/price-limits.ts';
import { byId, Cents, GivenDay, optionalLine, plain } from './fields.ts';
import { PriceLimit, Region } from './price-limits.ts';
import { PlanManagement, UnitType } from './providers.ts';

const Support = z.object({
  name: oneLine(limits.serviceName),
  /** '' where none is known. */
  supportItem: optionalLine(30),
  /** “2 hours each Monday” */
  howMuch: optionalLine(limits.agreedLine),
  /** Null: not agreed yet. */
  unitPrice: Cents.extend({ minor: z.number().int().min(0).max(limits.price) }).nullable(),
  unitType: UnitType,
});

/** What a member and a provider agree on, in plain words. */
export const AgreementWords = z.object({
  participantName: oneLine(limits.name),
  supports: z.array(Support).min(1).max(limits.agreedSupports),
  region: Region,
  planManagement: PlanManagement.nullable(),
  /** '' where nothing is said of it. */
  travel: plain(limits.agreedText),
  /** Hours before that cancelling costs nothing; null: not agreed yet. */
  cancelHours: z.number().int().min(0).max(720).nullable(),
  cancellation: plain(limits.agreedText),
  startsOn: GivenDay.nullable(),
  endsOn: GivenDay.nullable(),
  /** Notice that either side gives to end it; null: not agreed yet. */
  noticeDays: z.number().int().min(0).max(90).nullable(),
  /** Who signs for the participant; '' where they sign themselves. */
  signerName: optionalLine(limits.name),
  /** “mother”, “guardian” */
  signerRole: optionalLine(limits.position),
  notes: plain(limits.agreedText),
});
export type AgreementWords = z.infer<typeof AgreementWords>;

export const ProviderAgreement = z.object({
  id: Id,
  /** Null: the listing is gone. */
  providerId: Id.nullable(),
  /** As it was called when it went. */
  businessName: z.string(),
  words: AgreementWords,
  /** Of each support, in their order: its price beside the limit on record. */
  compared: z.array(z.object({ state: z.enum(limitStates), limit: PriceLimit.nullable() })),
  /** When the provider was last shown it; null: never. */
  sharedAt: Timestamp.nullable(),
  /** It was changed after that; the provider sees it as it was, and is not told. */
  changedSince: z.boolean(),
  /** The viewer made it. */
  mine: z.boolean(),
  version: Version,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type ProviderAgreement = z.infer<typeof ProviderAgreement>;

const Card = ProviderAgreement.pick({
  id: true,
  providerId: true,
  businessName: true,
  sharedAt: true,
  updatedAt: true,
}).extend({ supports: z.array(z.string()) });

export const listProviderAgreements = operation({
  name: 'listProviderAgreements',
  method: 'GET',
  path: '/api/ndis-provider-agreements',
  policy: 'member',
  summary: 'Service agreements that you are writing, the last changed first.',
  query: z.object(paging(20)),
  output: paged(Card),
});

export const createProviderAgreement = operation({
  name: 'createProviderAgreement',
  method: 'POST',
  path: '/api/ndis-providers/{id}/agreements',
  policy: 'providers.use',
  summary: 'Writes a service agreement with a provider. Only you can see it until you share it. At most 50.',
  params: byId,
  body: AgreementWords,
  output: json(ProviderAgreement),
  status: 201,
  errors: ['conflict'],
});

export const getProviderAgreement = operation({
  name: 'getProviderAgreement',
  method: 'GET',
  path: '/api/ndis-provider-agreements/{id}',
  policy: 'providers.seeAgreement',
  summary: 'A service agreement: your own as it is, or one that was shared with your listing, as it was shared.',
  params: byId,
  output: json(ProviderAgreement),
});

export const editProviderAgreement = operation({
  name: 'editProviderAgreement',
  method: 'PUT',
  path: '/api/ndis-provider-agreements/{id}',
  policy: 'providers.ownAgreement',
  summary: 'Changes your service agreement. What was shared stays as it was until you share it again.',
  params: byId,
  body: AgreementWords.extend({ version: Version }),
  output: json(ProviderAgreement),
  errors: ['conflict'],
});

export const deleteProviderAgreement = operation({
  name: 'deleteProviderAgreement',
  method: 'DELETE',
  path: '/api/ndis-provider-agreements/{id}',
  policy: 'providers.ownAgreement',
  summary: 'Deletes your service agreement for good. The provider can no longer read it here.',
  params: byId,
  output: json(z.object({ id: Id })),
  whileSuspended: true,
});

export const shareProviderAgreement = operation({
  name: 'shareProviderAgreement',
  method: 'POST',
  path: '/api/ndis-provider-agreements/{id}/share',
  policy: 'providers.shareAgreement',
  summary: 'Shows the provider your agreement as it is now, and writes so in your conversation with it.',
  params: byId,
  body: z.object({ version: Version }),
  output: json(ProviderAgreement),
  errors: ['conflict'],
});

export const agreementsPart = contractPart({
  operations: [
    listProviderAgreements,
    createProviderAgreement,
    getProviderAgreement,
    editProviderAgreement,
    deleteProviderAgreement,
    shareProviderAgreement,
  ],
  entities: { ProviderAgreement, ProviderAgreementWords: AgreementWords, ProviderAgreementCard: Card },
});
