import { z } from 'zod';
import { Id, optionalText, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits, revokedWhys } from '../pure/options.ts';
import { byId, KeyMode, Origin, oneLine, Scope } from './fields.ts';

/** active: counts. rolled: counts until its end, beside the key that came after it. */
const State = z.enum(['active', 'rolled', 'expired', 'revoked']);

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  mode: KeyMode,
  scopes: z.array(Scope),
  /** Sites whose pages may use it. Programs need none. */
  origins: z.array(z.string()),
  /** ds_live_ or ds_test_ */
  prefix: z.string(),
  /** Its last four characters. */
  ending: z.string(),
  state: State,
  createdAt: Timestamp,
  /** When it stops to count; null: never by itself. */
  expiresAt: Timestamp.nullable(),
  /** To the minute; null: never used. */
  lastUsedAt: Timestamp.nullable(),
  /** The network that it was last used from: the /24 of an IPv4 address, the /48 of an IPv6 one; '' where that isn’t known. */
  lastUsedFrom: z.string(),
  revokedAt: Timestamp.nullable(),
  /** Null unless it is revoked. */
  revokedWhy: z.enum(revokedWhys).nullable(),
  /** Where someone says they found it; '' unless it was reported. */
  foundWhere: z.string(),
  /** The key that came after it; null: none. */
  replacedById: Id.nullable(),
  version: Version,
});
export type ApiKey = z.infer<typeof ApiKey>;

/** A key as it is made. `secret` is never shown again. */
export const MadeApiKey = z.object({ key: ApiKey, secret: z.string() });
export type MadeApiKey = z.infer<typeof MadeApiKey>;

export const listApiKeys = operation({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/api-keys',
  policy: 'member',
  summary: 'Your API keys, newest first: what each may do, and when it was last used.',
  query: z.object(paging(20)),
  output: paged(ApiKey),
});

const origins = z.array(Origin).max(limits.origins).default([]);

export const createApiKey = operation({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/api-keys',
  policy: 'developers.signedUp',
  summary: 'Makes an API key. It is answered in whole this once. At most 20 count at a time.',
  body: z.object({
    name: oneLine(limits.keyName),
    mode: KeyMode,
    scopes: z
      .array(Scope)
      .min(1, 'Choose at least one.')
      .refine((all) => new Set(all).size === all.length, { error: 'Name each scope once.' }),
    origins,
    /** Days for which it counts; null: until it is revoked. */
    days: z.number().int().min(1).max(limits.keyDays).nullable().default(null),
  }),
  output: json(MadeApiKey),
  status: 201,
  errors: ['conflict'],
  keyless: true,
});

export const editApiKey = operation({
  name: 'editApiKey',
  method: 'PATCH',
  path: '/api/api-keys/{id}',
  policy: 'developers.ownKey',
  summary: 'Changes the name of your API key, and the sites whose pages may use it.',
  params: byId,
  body: z.object({ name: oneLine(limits.keyName), origins, version: Version }),
  output: json(ApiKey),
  errors: ['conflict'],
});

export const rollApiKey = operation({
  name: 'rollApiKey',
  method: 'POST',
  path: '/api/api-keys/{id}/roll',
  policy: 'developers.ownKey',
  summary: 'Makes a new key like this one. The old one counts for 24 hours more.',
  params: byId,
  body: z.object({ version: Version }),
  output: json(MadeApiKey),
  status: 201,
  errors: ['conflict'],
  keyless: true,
});

export const revokeApiKey = operation({
  name: 'revokeApiKey',
  method: 'POST',
  path: '/api/api-keys/{id}/revoke',
  policy: 'developers.ownKey',
  summary: 'Ends your API key now: from then on it is answered with 401. Again: nothing changes.',
  params: byId,
  output: json(ApiKey),
  whileSuspended: true,
});

const Used = z.object({ at: Timestamp, calls: z.number().int(), refused: z.number().int() });
export const ApiKeyUsage = z.object({
  /** Each day of the last 30 by UTC, oldest first; days without calls have 0. */
  days: z.array(Used),
  /** Each of the last 24 hours, oldest first. */
  hours: z.array(Used),
  /** Calls in a minute. */
  perMinute: z.number().int(),
});
export type ApiKeyUsage = z.infer<typeof ApiKeyUsage>;

export const getApiKeyUsage = operation({
  name: 'getApiKeyUsage',
  method: 'GET',
  path: '/api/api-keys/{id}/usage',
  policy: 'developers.ownKey',
  summary: 'How often your API key was used, by the day and by the hour, and how often it was too often.',
  params: byId,
  output: json(ApiKeyUsage),
});

export const reportLeakedKey = operation({
  name: 'reportLeakedKey',
  method: 'POST',
  path: '/api/leaked-keys',
  policy: 'anyone',
  summary: 'Reports an API key that was found in the open. If it counts, it is revoked at once and its owner is told.',
  body: z.object({
    key: z.string().trim().min(1).max(100),
    /** Where it was found: its owner reads it. */
    where: optionalText(limits.leakedWhere),
  }),
  output: json(z.object({ received: z.literal(true) })),
  status: 202,
  rate: 'report',
  keyless: true,
  whileSuspended: true,
});

/** Someone has found it in the open, and it was revoked. */
export const apiKeyReported = event('apiKeyReported', z.object({ id: Id, userId: Id }));
/** It stops to count in a week. */
export const apiKeyExpiring = event('apiKeyExpiring', z.object({ id: Id, userId: Id }));

export const keysPart = contractPart({
  operations: [listApiKeys, createApiKey, editApiKey, rollApiKey, revokeApiKey, getApiKeyUsage, reportLeakedKey],
  events: [apiKeyReported, apiKeyExpiring],
  entities: { ApiKey, MadeApiKey, ApiKeyUsage },
});
