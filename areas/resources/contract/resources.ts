import { z } from 'zod';
import { Id, id, limit, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, download, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { categories, formats, limits, resourceTypes, states, tabs } from '../pure/options.ts';
import { byId, Day, Format, FormatRequest, toSender } from './fields.ts';

const Category = z.enum(categories);
const ResourceType = z.enum(resourceTypes);

const State = z.enum(states);

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

/** A format that somebody asked for is there: as the resource `resourceId`. */
export const resourceFormatReady = event('resourceFormatReady', toSender);
export const resourceFilesDropped = event('resourceFilesDropped', z.object({ keys: z.array(z.string()) }));

export const resourcesPart = contractPart({
  operations: [
    listResources,
    listResourceCategories,
    listMyResources,
    getResourceBundle,
    getResource,
    createResource,
    editResource,
    withdrawResource,
    openResource,
  ],
  events: [resourceFormatReady, resourceFilesDropped],
  entities: { Resource, ResourceDetail },
});
