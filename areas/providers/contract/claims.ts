import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, operation, paged } from '#platform/contract/operation.ts';
import { claimStates, imageTypes, limits } from '../pure/options.ts';
import { byId } from './fields.ts';

const OwnClaim = z.object({
  id: Id,
  state: z.enum(claimStates),
  /** What the member wrote. */
  words: z.string(),
  /** Numbers of the pictures; none after the decision. */
  files: z.array(Id),
  /** Why, in an administrator’s words; '' while it waits. */
  reason: z.string(),
  askedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  version: Version,
});
export type OwnClaim = z.infer<typeof OwnClaim>;

/** How a member can claim a listing, and how far they are. */
export const ProviderClaim = z.object({
  id: Id,
  businessName: z.string(),
  /** Someone owns it: it can’t be claimed. */
  isOwned: z.boolean(),
  mine: z.boolean(),
  /** Domains of the business; a code goes to an address at one of them. None: only evidence shows whose it is. */
  domains: z.array(z.string()),
  /** The member’s latest claim with evidence. */
  claim: OwnClaim.nullable(),
});
export type ProviderClaim = z.infer<typeof ProviderClaim>;

const Answer = json(ProviderClaim);

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email)
  .refine((value) => z.regexes.email.test(value), { error: 'Enter an email address, such as name@example.org.' });

export const getProviderClaim = operation({
  name: 'getProviderClaim',
  method: 'GET',
  path: '/api/ndis-providers/{id}/claim',
  policy: 'providers.claim',
  summary: 'How you can show that a listing is your organisation’s, and how far your claim is.',
  params: byId,
  output: Answer,
});

export const sendProviderClaimCode = operation({
  name: 'sendProviderClaimCode',
  method: 'POST',
  path: '/api/ndis-providers/{id}/claim/code',
  policy: 'providers.claim',
  summary: 'Sends six digits to an address at the domain of a business. They work for 15 minutes.',
  params: byId,
  body: z.object({ email }),
  output: json(z.object({ ticket: z.string() })),
  errors: ['conflict'],
  rate: 'sign-in',
  direct: true,
});

export const claimProviderByCode = operation({
  name: 'claimProviderByCode',
  method: 'POST',
  path: '/api/ndis-providers/{id}/claim/by-code',
  policy: 'providers.claim',
  summary: 'Makes you the owner of a listing that no one owns, with the digits from the email.',
  params: byId,
  body: z.object({
    ticket: z.string().min(1).max(200),
    code: z
      .string()
      .trim()
      .refine((value) => /^\d{3}\s?\d{3}$/.test(value), { error: 'Enter the 6 digits from the email.' }),
  }),
  output: Answer,
  errors: ['conflict', 'gone'],
  rate: 'sign-in',
  direct: true,
});

export const askProviderClaim = operation({
  name: 'askProviderClaim',
  method: 'POST',
  path: '/api/ndis-providers/{id}/claim',
  policy: 'providers.claim',
  summary: 'Asks an administrator to make you the owner of a listing that no one owns. Pictures can be added after.',
  params: byId,
  body: z.object({ words: text(limits.claimWords).trim() }),
  output: Answer,
  status: 201,
  errors: ['conflict'],
});

export const withdrawProviderClaim = operation({
  name: 'withdrawProviderClaim',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/claim',
  policy: 'providers.claim',
  summary: 'Withdraws a claim that waits, with its pictures.',
  params: byId,
  output: Answer,
  whileSuspended: true,
});

export const addProviderClaimFile = operation({
  name: 'addProviderClaimFile',
  method: 'POST',
  path: '/api/ndis-providers/{id}/claim/files',
  policy: 'providers.claim',
  summary: 'Adds a picture to a claim that waits; at most three. Only administrators see it, until the decision.',
  params: byId,
  upload: {
    types: [...imageTypes, 'application/octet-stream'],
    maxBytes: limits.claimFileBytes,
  },
  output: Answer,
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const removeProviderClaimFile = operation({
  name: 'removeProviderClaimFile',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/claim/files/{fileId}',
  policy: 'providers.claim',
  summary: 'Takes a picture out of a claim that waits.',
  params: byId.extend({ fileId: id }),
  output: Answer,
});

export const readProviderClaimFile = operation({
  name: 'readProviderClaimFile',
  method: 'GET',
  path: '/api/ndis-provider-claim-files/{id}',
  policy: 'providers.claimFile',
  summary: 'A picture of a claim, for its sender and for administrators; 404 after the decision.',
  params: byId,
  output: file('image/webp'),
});

/** A claim as administrators see it. */
export const ClaimToDecide = z.object({
  id: Id,
  providerId: Id,
  businessName: z.string(),
  abn: z.string(),
  by: Person,
  words: z.string(),
  files: z.array(Id),
  askedAt: Timestamp,
  version: Version,
});
export type ClaimToDecide = z.infer<typeof ClaimToDecide>;

export const listProviderClaims = operation({
  name: 'listProviderClaims',
  method: 'GET',
  path: '/api/admin/ndis-provider-claims',
  policy: 'admin',
  summary: 'Claims that wait for a decision, oldest first.',
  query: z.object(paging(20)),
  output: paged(ClaimToDecide),
});

export const decideProviderClaim = operation({
  name: 'decideProviderClaim',
  method: 'POST',
  path: '/api/admin/ndis-provider-claims/{id}/decision',
  policy: 'admin',
  summary: 'Accepts or declines a claim, with a reason that the member reads. Not your own. In the audit log.',
  params: byId,
  body: z.object({ version: Version, isAccepted: z.boolean(), reason: text(limits.reason).trim() }),
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
});

/** Waits for an administrator. */
export const providerClaimAsked = event('providerClaimAsked', z.object({ id: Id, providerId: Id, userId: Id }));
/** Decided by an administrator, or by another claim that was first. */
export const providerClaimDecided = event(
  'providerClaimDecided',
  z.object({ id: Id, providerId: Id, userId: Id, state: z.enum(claimStates) }),
);
export const providerClaimFilesDropped = event('providerClaimFilesDropped', z.object({ keys: z.array(z.string()) }));

export const claimsPart = contractPart({
  operations: [
    getProviderClaim,
    sendProviderClaimCode,
    claimProviderByCode,
    askProviderClaim,
    withdrawProviderClaim,
    addProviderClaimFile,
    removeProviderClaimFile,
    readProviderClaimFile,
    listProviderClaims,
    decideProviderClaim,
  ],
  events: [providerClaimAsked, providerClaimDecided, providerClaimFilesDropped],
  entities: { ProviderClaim, ClaimToDecide },
});
