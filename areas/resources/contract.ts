import { z } from 'zod';
import { Id, id, limit, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, download, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { categories, formats, limits, problemKinds, resourceTypes, states, tabs } from './pure/options.ts';

const Category = z.enum(categories);
const ResourceType = z.enum(resourceTypes);
const Format = z.enum(formats);
const State = z.enum(states);
const Day = z.iso.date();

/** pending waits for a moderator; returned can be changed and sent again; declined is final. */
const Status = z.enum(['pending', 'published', 'returned', 'declined']);

export const Resource = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: Category,
  resourceType: ResourceType,
  tags: z.array(z.string()),
  /** Members who found it helpful. */
  helpful: z.number().int(),
  /** Members and visitors who opened it; a member counts once. */
  viewCount: z.number().int(),
  isVerified: z.boolean(),
  /** Exactly one of fileUrl and externalUrl is there. */
  fileUrl: z.string().nullable(),
  externalUrl: z.string().nullable(),
  /** When it came into the library; until then, when it was sent. */
  createdAt: Timestamp,
  /** Name, media type and bytes of the file. */
  file: z.object({ name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
  formats: z.array(Format),
  states: z.array(State),
  /** Which other language; empty: none. */
  language: z.string(),
  /** Null when it came with Doorways, when the account is gone, or when the viewer may not know. */
  submittedBy: Person.nullable(),
  status: Status,
  /** Why it was returned or declined; empty for everybody but its sender and moderators. */
  reason: z.string(),
  verifiedAt: Timestamp.nullable(),
  verifiedBy: Person.nullable(),
  /** Until when the check counts; past it, isVerified is false. */
  reviewBy: Day.nullable(),
  /** When the facts were last read in their sources, for what came with Doorways. */
  lastChecked: Day.nullable(),
  helpfulByMe: z.boolean(),
  savedByMe: z.boolean(),
  mine: z.boolean(),
  version: Version,
});
export type Resource = z.infer<typeof Resource>;

/** Members who want a format; byMe: the viewer is one of them. */
const FormatRequest = z.object({ format: Format, count: z.number().int(), byMe: z.boolean() });
const Alternative = z.object({ id: Id, title: z.string(), format: Format });

/** One resource with what belongs to its own page. */
export const ResourceDetail = Resource.extend({
  formatRequests: z.array(FormatRequest),
  /** The same in another format. */
  alternatives: z.array(Alternative),
  /** What this one was made for: the resource whose format somebody asked for. */
  fills: Alternative.nullable(),
});
export type ResourceDetail = z.infer<typeof ResourceDetail>;

const filters = {
  type: ResourceType.optional(),
  format: Format.optional(),
  /** What holds there: its own and the national ones. */
  state: State.optional(),
  tag: z.string().max(limits.tag).optional(),
  /** Found as it stands in title, description or a tag, whatever its capitals. */
  q: z.string().max(limits.search).optional(),
  /** all and verified go by title, popular by Helpful and then views, recent by date. */
  tab: z.enum(tabs).default('all'),
  /** Only what the viewer has saved. */
  saved: z.stringbool().default(false),
};

export const listResources = operation({
  name: 'listResources',
  method: 'GET',
  path: '/api/resources',
  policy: 'anyone',
  summary: 'Published resources, by category, type, format, state, tag and words.',
  query: z.object({
    category: Category.optional(),
    ...filters,
    limit: limit(20),
    cursor: z.string().max(400).optional(),
  }),
  output: paged(Resource),
  publicCache: true,
  rate: 'search',
});

export const listResourceCategories = operation({
  name: 'listResourceCategories',
  method: 'GET',
  path: '/api/resources/categories',
  policy: 'anyone',
  summary: 'How many published resources each category has, under the same filters.',
  query: z.object(filters),
  output: json(z.array(z.object({ category: Category, count: z.number().int() }))),
  publicCache: true,
  rate: 'search',
});

const byId = z.object({ id });

export const getResource = operation({
  name: 'getResource',
  method: 'GET',
  path: '/api/resources/{id}',
  policy: 'resources.see',
  summary: 'One resource, with the formats that were asked for.',
  params: byId,
  output: json(ResourceDetail),
});

/** An address of the web: a host with a dot, no name or password before it, nothing invisible in it. */
const webAddress = z
  .string()
  .trim()
  .max(limits.url)
  .regex(
    /^https?:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#][^\s\p{Cc}\p{Cf}]*)?$/iu,
    'Write a whole address that begins with https:// or http://.',
  );

const tag = z
  .string()
  .trim()
  .min(1)
  .max(limits.tag)
  .regex(/^[^\p{Cc}\p{Cf}#,]+$/u, 'Leave out commas and number signs.');

/** What its sender says about it. */
const content = {
  title: text(limits.title).regex(/^[^\p{Cc}]*$/u, 'Write the title in one line.'),
  description: text(limits.description),
  category: Category,
  resourceType: ResourceType,
  tags: z.array(tag).max(limits.tags).default([]),
  formats: z.array(Format).max(formats.length).default([]),
  states: z.array(State).min(1, 'Say where it holds.').max(states.length),
  language: optionalText(limits.language),
  /** Either this, or the id of an uploaded file, or, in an edit, the file that it has. */
  externalUrl: webAddress.optional(),
  fileId: id.optional(),
  fills: z.object({ id, format: Format }).optional(),
};

export const createResource = operation({
  name: 'createResource',
  method: 'POST',
  path: '/api/resources',
  policy: 'member',
  summary: 'Submits a resource, with a link or an uploaded file. A moderator reads it first.',
  body: z.object(content),
  output: json(Resource),
  status: 201,
  errors: ['conflict'],
});

export const editResource = operation({
  name: 'editResource',
  method: 'PUT',
  path: '/api/resources/{id}',
  policy: 'resources.edit',
  summary: 'Changes your own resource and sends it again, until it is published. Moderators may put any right.',
  params: byId,
  body: z.object({ ...content, version: Version, keepFile: z.boolean().default(false) }).omit({ fills: true }),
  output: json(Resource),
  errors: ['conflict'],
});

export const withdrawResource = operation({
  name: 'withdrawResource',
  method: 'DELETE',
  path: '/api/resources/{id}',
  policy: 'resources.withdraw',
  summary: 'Withdraws your own resource before it is published, and deletes it.',
  params: byId,
  output: nothing(),
});

export const StoredFile = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.number().int() });
export type StoredFile = z.infer<typeof StoredFile>;

export const uploadResourceFile = operation({
  name: 'uploadResourceFile',
  method: 'POST',
  path: '/api/resources/files',
  policy: 'member',
  summary: 'Checks and cleans a file (PDF, DOCX, ODT, TXT, sound or picture) and keeps it for a day.',
  query: z.object({ name: z.string().max(300).default('') }),
  upload: {
    types: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'text/plain',
      'audio/mpeg',
      'audio/ogg',
      'audio/mp4',
      'audio/x-m4a',
      'audio/wav',
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/octet-stream',
    ],
    maxBytes: limits.fileBytes,
  },
  output: json(StoredFile),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readResourceFile = operation({
  name: 'readResourceFile',
  method: 'GET',
  path: '/resources/files/{id}/{name}',
  policy: 'resources.see',
  summary: 'The file of a resource, to keep. It is never shown inside the site.',
  params: z.object({ id, name: z.string().max(120) }),
  output: download('application/octet-stream'),
});

const HelpfulState = z.object({ id: Id, helpful: z.number().int(), helpfulByMe: z.boolean() });
const SavedState = z.object({ id: Id, savedByMe: z.boolean() });

export const markResourceHelpful = operation({
  name: 'markResourceHelpful',
  method: 'POST',
  path: '/api/resources/{id}/helpful',
  policy: 'resources.use',
  summary: 'Says that it helped. Each member counts once, however often this is called.',
  params: byId,
  output: json(HelpfulState),
});

export const unmarkResourceHelpful = operation({
  name: 'unmarkResourceHelpful',
  method: 'DELETE',
  path: '/api/resources/{id}/helpful',
  policy: 'resources.use',
  summary: 'Undoes that.',
  params: byId,
  output: json(HelpfulState),
});

export const saveResource = operation({
  name: 'saveResource',
  method: 'POST',
  path: '/api/resources/{id}/save',
  policy: 'resources.use',
  summary: 'Saves it to your list. No one else can see that.',
  params: byId,
  output: json(SavedState),
});

export const unsaveResource = operation({
  name: 'unsaveResource',
  method: 'DELETE',
  path: '/api/resources/{id}/save',
  policy: 'resources.use',
  summary: 'Takes it off your list.',
  params: byId,
  output: json(SavedState),
});

export const openResource = operation({
  name: 'openResource',
  method: 'POST',
  path: '/api/resources/{id}/open',
  policy: 'resources.open',
  summary: 'Counts that it was opened: a member once, a visitor once a day. Nothing is stored about a visitor.',
  params: byId,
  output: json(z.object({ id: Id, viewCount: z.number().int() })),
  whileSuspended: true,
});

export const reportResourceProblem = operation({
  name: 'reportResourceProblem',
  method: 'POST',
  path: '/api/resources/{id}/problems',
  policy: 'resources.use',
  summary: 'Tells the moderators of a link that does not work, or of facts that are out of date.',
  params: byId,
  body: z.object({ kind: z.enum(problemKinds), note: optionalText(limits.note) }),
  output: nothing(),
  rate: 'report',
});

const FormatRequests = z.object({ id: Id, formatRequests: z.array(FormatRequest) });

export const requestResourceFormat = operation({
  name: 'requestResourceFormat',
  method: 'POST',
  path: '/api/resources/{id}/format-requests',
  policy: 'resources.use',
  summary: 'Asks for it in a format that it does not have. Each member counts once for each format.',
  params: byId,
  body: z.object({ format: Format }),
  output: json(FormatRequests),
  errors: ['conflict'],
});

export const dropResourceFormatRequest = operation({
  name: 'dropResourceFormatRequest',
  method: 'DELETE',
  path: '/api/resources/{id}/format-requests/{format}',
  policy: 'resources.use',
  summary: 'Withdraws your request for a format.',
  params: z.object({ id, format: Format }),
  output: json(FormatRequests),
});

export const listMyResources = operation({
  name: 'listMyResources',
  method: 'GET',
  path: '/api/resources/mine',
  policy: 'member',
  summary: 'What you have submitted, newest first, with its state and the reason when it came back.',
  query: z.object(paging(20)),
  output: paged(Resource),
});

export const getResourceBundle = operation({
  name: 'getResourceBundle',
  method: 'GET',
  path: '/api/resources/bundle',
  policy: 'anyone',
  summary: 'Chosen resources as one HTML file that works without a connection.',
  query: z.object({
    /** Numbers with commas between: 4,8,15 */
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9})*$/, 'Choose resources first.')
      .refine((value) => value.split(',').length <= limits.bundle, `Choose at most ${limits.bundle}.`),
  }),
  output: download('text/html; charset=utf-8'),
});

export const listResourceQueue = operation({
  name: 'listResourceQueue',
  method: 'GET',
  path: '/api/resources/queue',
  policy: 'moderator',
  summary: 'waiting: submitted, oldest first. due: published, and the check is over or will be in 14 days.',
  query: z.object({ ...paging(20), view: z.enum(['waiting', 'due']).default('waiting') }),
  output: paged(Resource),
});

const change = z.object({ version: Version });

export const publishResource = operation({
  name: 'publishResource',
  method: 'POST',
  path: '/api/resources/{id}/publish',
  policy: 'moderator',
  summary: 'Puts a waiting resource into the library.',
  params: byId,
  body: change,
  output: json(Resource),
  errors: ['conflict'],
});

export const returnResource = operation({
  name: 'returnResource',
  method: 'POST',
  path: '/api/resources/{id}/return',
  policy: 'moderator',
  summary: 'Gives a waiting or published resource back with a reason; it leaves the library.',
  params: byId,
  body: change.extend({
    reason: text(limits.reason),
    /** It cannot be sent again. */ final: z.boolean().default(false),
  }),
  output: json(Resource),
  errors: ['conflict'],
});

export const verifyResource = operation({
  name: 'verifyResource',
  method: 'POST',
  path: '/api/resources/{id}/verify',
  policy: 'moderator',
  summary: 'Says that its facts were checked today, and until when that counts.',
  params: byId,
  body: change.extend({ reviewBy: Day }),
  output: json(Resource),
  errors: ['conflict'],
});

export const unverifyResource = operation({
  name: 'unverifyResource',
  method: 'DELETE',
  path: '/api/resources/{id}/verify',
  policy: 'moderator',
  summary: 'Removes the check.',
  params: byId,
  output: json(Resource),
  errors: ['conflict'],
});

export const ResourceProblem = z.object({
  id: Id,
  resource: z.object({ id: Id, title: z.string(), externalUrl: z.string().nullable() }),
  kind: z.enum(problemKinds),
  note: z.string(),
  createdAt: Timestamp,
});
export type ResourceProblem = z.infer<typeof ResourceProblem>;

export const listResourceProblems = operation({
  name: 'listResourceProblems',
  method: 'GET',
  path: '/api/resources/problems',
  policy: 'moderator',
  summary: 'Broken links and old facts members reported, oldest first. Their names aren’t shown.',
  query: z.object(paging(20)),
  output: paged(ResourceProblem),
});

export const settleResourceProblem = operation({
  name: 'settleResourceProblem',
  method: 'POST',
  path: '/api/resources/problems/{id}/settle',
  policy: 'moderator',
  summary: 'Says that it is dealt with.',
  params: byId,
  output: nothing(),
});

const toSender = z.object({ resourceId: Id, userId: Id });
export const resourcePublished = event('resourcePublished', z.object({ resourceId: Id, userId: Id.nullable() }));
export const resourceReturned = event('resourceReturned', toSender);
/** The day of its next check has passed. */
export const resourceReviewDue = event('resourceReviewDue', toSender);
/** A format that somebody asked for is there: as the resource `resourceId`. */
export const resourceFormatReady = event('resourceFormatReady', toSender);
export const resourceFilesDropped = event('resourceFilesDropped', z.object({ keys: z.array(z.string()) }));

export const resourcesContract = areaContract({
  name: 'resources',
  operations: [
    listResources,
    listResourceCategories,
    listMyResources,
    listResourceQueue,
    listResourceProblems,
    getResourceBundle,
    getResource,
    createResource,
    editResource,
    withdrawResource,
    uploadResourceFile,
    readResourceFile,
    markResourceHelpful,
    unmarkResourceHelpful,
    saveResource,
    unsaveResource,
    openResource,
    reportResourceProblem,
    requestResourceFormat,
    dropResourceFormatRequest,
    publishResource,
    returnResource,
    verifyResource,
    unverifyResource,
    settleResourceProblem,
  ],
  events: [resourcePublished, resourceReturned, resourceReviewDue, resourceFormatReady, resourceFilesDropped],
  entities: { Resource, ResourceDetail, ResourceProblem, StoredFile },
});
