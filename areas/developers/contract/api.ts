import { z } from 'zod';
import { readingLevels } from '#areas/writing/contract.ts';
import { choosing, listing, many, one } from '#platform/contract/api.ts';
import { Id, id, optionalText, Person, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, operation } from '#platform/contract/operation.ts';
import { plans } from '#platform/contract/roles.ts';
import { categories, limits, postTypes } from '../pure/options.ts';
import { locations, registrationStatuses, serviceTypes } from '../pure/provider-options.ts';
import { byId, KeyMode, Scope } from './fields.ts';

/**
 * The public API. What an entity has in addition, and only when `include` names it, is optional here. Each field is
 * explained in pure/field-words.ts, for the documentation and for the SDKs.
 */
const Category = z.enum(categories);
const PostType = z.enum(postTypes);

export const ApiPost = z.object({
  id: Id,
  type: PostType,
  title: z.string(),
  content: z.string(),
  category: Category.nullable(),
  tags: z.array(z.string()),
  isPublic: z.boolean(),
  contentWarning: z.string(),
  readingLevel: z.enum(readingLevels),
  readingMinutes: z.number().int(),
  likes: z.number().int(),
  commentsCount: z.number().int(),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  authorId: Id,
  url: z.string(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  author: Person.optional(),
});
export type ApiPost = z.infer<typeof ApiPost>;

export const listApiPosts = operation({
  name: 'listApiPosts',
  method: 'GET',
  path: '/api/v1/posts',
  policy: 'member',
  key: { scope: 'posts:read' },
  summary: 'Public posts and your own, newest first.',
  query: z.object({ ...listing, type: PostType.optional(), category: Category.optional() }),
  output: many(ApiPost),
});

export const createApiPost = operation({
  name: 'createApiPost',
  method: 'POST',
  path: '/api/v1/posts',
  policy: 'member',
  key: { scope: 'posts:write' },
  summary: 'Shares a post in your name.',
  body: z
    .object({
      content: text(limits.postContent),
      type: PostType.default('post'),
      title: optionalText(limits.postTitle),
      /** Of a discussion or a question; without one it goes to the first. */
      category: Category.optional(),
      tags: z.array(text(limits.tag)).max(limits.tags).default([]),
      /** false: for members alone. */
      isPublic: z.boolean().default(true),
    })
    .refine(({ type, category }) => category === undefined || type === 'question' || type === 'discussion', {
      path: ['category'],
      error: 'Only a discussion or a question has a category.',
    }),
  output: one(ApiPost),
  status: 201,
});

export const getApiPost = operation({
  name: 'getApiPost',
  method: 'GET',
  path: '/api/v1/posts/{id}',
  policy: 'posts.seePost',
  key: { scope: 'posts:read' },
  summary: 'One public post, or one of your own.',
  params: byId,
  query: z.object(choosing),
  output: one(ApiPost),
});

const Service = z.object({ id: Id, serviceName: z.string(), serviceType: z.enum(serviceTypes) });

export const ApiProvider = z.object({
  id: Id,
  businessName: z.string(),
  tradingName: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  registrationStatus: z.enum(registrationStatuses),
  isVerified: z.boolean(),
  averageRating: z.number().nullable(),
  reviewCount: z.number().int(),
  complianceScore: z.number().int().nullable(),
  services: z.array(Service),
  serviceAreas: z.array(z.string()),
  accessibilityFeatures: z.array(z.string()),
  languages: z.array(z.string()),
  url: z.string(),
});
export type ApiProvider = z.infer<typeof ApiProvider>;

export const ApiProviderDetail = ApiProvider.extend({
  description: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  abn: z.string(),
  ndisProviderNumber: z.string(),
  staff: z
    .array(
      z.object({
        firstName: z.string(),
        position: z.string(),
        languagesSpoken: z.array(z.string()),
        isAvailableForBooking: z.boolean(),
      }),
    )
    .optional(),
});
export type ApiProviderDetail = z.infer<typeof ApiProviderDetail>;

export const listApiProviders = operation({
  name: 'listApiProviders',
  method: 'GET',
  path: '/api/v1/providers',
  policy: 'member',
  key: { scope: 'providers:read' },
  summary: 'NDIS providers, the best rated first. The search is the one of the site.',
  query: z.object({
    ...listing,
    /** What is needed, in everyday or service words. */
    query: z.string().trim().max(80).optional(),
    location: z.enum(locations).default('all'),
    serviceType: z.enum(['all', ...serviceTypes]).default('all'),
    registrationStatus: z.enum(registrationStatuses).optional(),
    isVerified: z.stringbool().optional(),
  }),
  output: many(ApiProvider),
  rate: 'search',
});

export const getApiProvider = operation({
  name: 'getApiProvider',
  method: 'GET',
  path: '/api/v1/providers/{id}',
  policy: 'providers.see',
  key: { scope: 'providers:read' },
  summary: 'One NDIS provider.',
  params: byId,
  query: z.object(choosing),
  output: one(ApiProviderDetail),
});

export const ApiMessage = z.object({
  id: Id,
  fromUserId: Id,
  recipientId: Id.nullable(),
  content: z.string(),
  type: z.enum(['text', 'symbols', 'image', 'voice']),
  createdAt: Timestamp,
  from: Person.optional(),
});
export type ApiMessage = z.infer<typeof ApiMessage>;

export const listApiMessages = operation({
  name: 'listApiMessages',
  method: 'GET',
  path: '/api/v1/messages',
  policy: 'member',
  key: { scope: 'messages:read' },
  summary: 'Your own messages with other people, newest first. Group conversations aren’t part of it.',
  query: z.object({
    ...listing,
    /** The other person’s id. */
    conversationWith: id.optional(),
  }),
  output: many(ApiMessage),
});

export const createApiMessage = operation({
  name: 'createApiMessage',
  method: 'POST',
  path: '/api/v1/messages',
  policy: 'member',
  key: { scope: 'messages:write' },
  summary: 'Sends a message to a member in your name.',
  body: z.object({
    recipientId: id,
    content: text(limits.message),
    type: z.enum(['text']).default('text'),
  }),
  output: one(ApiMessage),
  status: 201,
  // No one has this number, or they can’t be written to: both look the same.
  errors: ['not-found'],
});

export const ApiMe = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  plan: z.enum(plans),
  key: z.object({
    name: z.string(),
    mode: KeyMode,
    scopes: z.array(Scope),
    perMinute: z.number().int(),
  }),
});
export type ApiMe = z.infer<typeof ApiMe>;

export const getApiMe = operation({
  name: 'getApiMe',
  method: 'GET',
  path: '/api/v1/me',
  policy: 'member',
  key: { scope: null },
  summary: 'Whose key this is, and what it may do.',
  query: z.object(choosing),
  output: one(ApiMe),
});

export const getApiDocs = operation({
  name: 'getApiDocs',
  method: 'GET',
  path: '/api/v1/docs',
  policy: 'member',
  key: { scope: null },
  summary: 'The OpenAPI 3.1 document of this API, as data.',
  output: one(z.record(z.string(), z.unknown())),
});

export const apiPart = contractPart({
  operations: [
    getApiDocs,
    listApiPosts,
    createApiPost,
    getApiPost,
    listApiProviders,
    getApiProvider,
    listApiMessages,
    createApiMessage,
    getApiMe,
  ],
  entities: { ApiPost, ApiProvider, ApiProviderDetail, ApiMessage, ApiMe },
});
