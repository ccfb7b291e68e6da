import { z } from 'zod';
import { Id, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, download, event, json, operation } from '#platform/contract/operation.ts';

export const readApiDocument = operation({
  name: 'readApiDocument',
  method: 'GET',
  path: '/api/openapi/v1.json',
  policy: 'anyone',
  summary: 'The OpenAPI 3.1 document of the public API, as a file for tools.',
  output: json(z.record(z.string(), z.unknown())),
});

export const SdkFile = z.object({
  /** doorways-1.0.0.tgz */
  name: z.string(),
  language: z.enum(['javascript', 'python']),
  /** Address below this site. */
  path: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type SdkFile = z.infer<typeof SdkFile>;

export const listSdkFiles = operation({
  name: 'listSdkFiles',
  method: 'GET',
  path: '/api/sdk',
  policy: 'anyone',
  summary: 'The SDKs for JavaScript and Python with their checksums, and where the API is.',
  output: json(
    z.object({
      version: z.string(),
      files: z.array(SdkFile),
      /** Address of this site, as programs call it. */
      site: z.string(),
      /** Whom developers write to; '' where no address is set up. */
      supportEmail: z.string(),
    }),
  ),
});

export const downloadSdk = operation({
  name: 'downloadSdk',
  method: 'GET',
  path: '/api/sdk/{name}',
  policy: 'developers.sdkFile',
  summary: 'One package of an SDK.',
  params: z.object({ name: z.string().max(80) }),
  output: download('application/gzip', 'application/zip'),
});

/** One day by UTC. */
const StatusDay = z.object({
  at: Timestamp,
  /** How often the server looked at itself. */
  looks: z.number().int(),
  /** How often it should have, up to now. */
  due: z.number().int(),
  /** Of its looks, those that took more than a second. */
  slow: z.number().int(),
});

export const ApiStatus = z.object({
  /** Null: it has not looked yet. */
  lookedAt: Timestamp.nullable(),
  /** How long the last look took, in milliseconds. */
  ms: z.number().int().nullable(),
  /** Newest first, from the first look on, at most 30. */
  days: z.array(StatusDay),
});
export type ApiStatus = z.infer<typeof ApiStatus>;

export const getApiStatus = operation({
  name: 'getApiStatus',
  method: 'GET',
  path: '/api/api-status',
  policy: 'anyone',
  summary: 'How the public API works now, and how it did on each of the last 30 days.',
  output: json(ApiStatus),
});

const Sandbox = z.object({
  /** What you wrote there, besides the samples. */
  posts: z.number().int(),
  messages: z.number().int(),
  /** When everything is cleared the next time. */
  clearsAt: Timestamp,
});
export type Sandbox = z.infer<typeof Sandbox>;

export const getSandbox = operation({
  name: 'getSandbox',
  method: 'GET',
  path: '/api/sandbox',
  policy: 'member',
  summary: 'What you wrote with test keys. Only your own test keys see it.',
  output: json(Sandbox),
});

export const resetSandbox = operation({
  name: 'resetSandbox',
  method: 'POST',
  path: '/api/sandbox/reset',
  policy: 'member',
  summary: 'Clears what you wrote with test keys. The samples stay.',
  output: json(Sandbox),
});

/** A test key has written a post: webhooks of the sandbox hear of it. */
export const sandboxPostCreated = event('sandboxPostCreated', z.object({ postId: Id, userId: Id }));

export const docsPart = contractPart({
  operations: [readApiDocument, listSdkFiles, downloadSdk, getApiStatus, getSandbox, resetSandbox],
  events: [sandboxPostCreated],
  entities: { SdkFile, ApiStatus, ApiSandbox: Sandbox },
});
