import { z } from 'zod';
import { Timestamp } from '#platform/contract/fields.ts';
import { areaContract, json, operation } from '#platform/contract/operation.ts';

const purpose = z.enum(['suggestions', 'presence']);

export const Consent = z.object({
  purpose,
  given: z.boolean(),
  /** The words that count now. */
  version: z.number().int().min(1),
  /** Every time it was given or withdrawn, newest first. */
  history: z.array(z.object({ given: z.boolean(), version: z.number().int().min(1), at: Timestamp })),
});
export type Consent = z.infer<typeof Consent>;

export const Consents = z.object({
  consents: z.array(Consent),
  /** What was agreed when joining: the day of the texts, and of the check. */
  joining: z.object({ at: Timestamp, terms: z.string(), guidelines: z.string() }).nullable(),
  age: z.object({ atLeast: z.number().int(), checkedOn: z.string(), method: z.string() }).nullable(),
});
export type Consents = z.infer<typeof Consents>;

export const readConsents = operation({
  name: 'readConsents',
  method: 'GET',
  path: '/api/privacy/consents',
  policy: 'consents.ownSession',
  summary: 'What you have agreed to, and when.',
  output: json(Consents),
});

export const setConsent = operation({
  name: 'setConsent',
  method: 'PUT',
  path: '/api/privacy/consents/{purpose}',
  policy: 'consents.ownSession',
  summary: 'Gives or withdraws one consent, effective immediately.',
  params: z.object({ purpose }),
  /** The version of the words that were read. */
  body: z.object({ given: z.boolean(), version: z.number().int().min(1) }),
  output: json(Consents),
  errors: ['conflict'],
  whileSuspended: true,
});

export const consentsContract = areaContract({
  name: 'consents',
  operations: [readConsents, setConsent],
  events: [],
  entities: { Consent, Consents },
});
