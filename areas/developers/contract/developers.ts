import { z } from 'zod';
import { Id, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { keyChanges, limits, rulesVersion } from '../pure/options.ts';
import { oneLine } from './fields.ts';

export const Developer = z.object({
  /** When the member agreed to the rules as they are now; null: not yet. */
  agreedAt: Timestamp.nullable(),
  /** What they build, in their words; '' before they signed up. */
  builds: z.string(),
  /** Calls in a minute of each key. */
  perMinute: z.number().int(),
  /** The plan has API access: more calls, and webhooks. */
  isPremium: z.boolean(),
});
export type Developer = z.infer<typeof Developer>;

export const getDeveloper = operation({
  name: 'getDeveloper',
  method: 'GET',
  path: '/api/developer',
  policy: 'member',
  summary: 'Whether you signed up for the API, and what your plan gives your keys.',
  output: json(Developer),
});

export const signUpDeveloper = operation({
  name: 'signUpDeveloper',
  method: 'POST',
  path: '/api/developer',
  policy: 'member',
  summary: 'Signs you up for the API. You agree to its rules, and can make keys from then on.',
  body: z.object({
    builds: oneLine(limits.builds),
    /** The version of the rules that was read. */
    agreesTo: z.literal(rulesVersion),
  }),
  output: json(Developer),
});

export const leaveDeveloper = operation({
  name: 'leaveDeveloper',
  method: 'DELETE',
  path: '/api/developer',
  policy: 'member',
  summary: 'Ends your use of the API: every key is revoked, and webhooks and sandbox are deleted.',
  output: json(Developer),
  whileSuspended: true,
});

/** A key was made, changed or revoked, or counts otherwise: processes ask anew. */
export const apiKeysChanged = event(
  'apiKeysChanged',
  z.object({ userId: Id, keyId: Id.nullable(), change: z.enum(keyChanges).nullable() }),
);

export const developersPart = contractPart({
  operations: [getDeveloper, signUpDeveloper, leaveDeveloper],
  events: [apiKeysChanged],
  entities: { Developer },
});
