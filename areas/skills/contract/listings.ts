import { z } from 'zod';
import { features } from '#areas/passport/contract.ts';
import { Id, id, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import {
  categories,
  deliveries,
  exchanges,
  lengths,
  levels,
  limits,
  payments,
  sessionFeatures,
  statuses,
} from '../pure/options.ts';

const Category = z.enum(categories);
const Payment = z.enum(payments);
const Delivery = z.enum(deliveries);
/** What a session, its place or its material has. */
export const SkillFeature = z.enum([...features, ...sessionFeatures]);
export type SkillFeature = z.infer<typeof SkillFeature>;

export const SkillListing = z.object({
  id: Id,
  title: z.string(),
  /** Plain text; '' only in a draft. */
  description: z.string(),
  /** Null only in a draft, as skillLevel and deliveryMethod. */
  category: Category.nullable(),
  skillLevel: z.enum(levels).nullable(),
  /** True: the member teaches it. False: the member looks for someone who does. */
  isOffering: z.boolean(),
  /** In dollars. */
  isPaid: z.boolean(),
  payment: Payment,
  /** Australian cents for one session; 0 unless it is paid in dollars. */
  price: z.number().int(),
  /** Minutes; what is paid in time credit costs as many. */
  sessionLength: z.number().int(),
  deliveryMethod: z.enum(deliveries).nullable(),
  exchange: z.enum(exchanges),
  /** Suburb or town of what is not online; never an address. */
  suburb: z.string(),
  /** How to get in and about there. */
  accessNotes: z.string(),
  /** What to know before meeting in person, in the owner's words. */
  safetyNotes: z.string(),
  accessibilityFeatures: z.array(SkillFeature),
  user: Person.pick({ id: true, avatar: true }).extend({ name: z.string() }),
  /** Average of all ratings, from 1 to 5 with one decimal; null before the first. */
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  /** Sessions that both said took place. */
  totalSessions: z.number().int(),
  /** Everyone can find it and book it. */
  isActive: z.boolean(),
  /** draft and paused: for its owner only. */
  status: z.enum(statuses),
  createdAt: Timestamp,
  version: Version,
  /** True for its owner. */
  mine: z.boolean(),
});
export type SkillListing = z.infer<typeof SkillListing>;

export const FoundSkill = SkillListing.extend({
  /** The next free time of its owner in the next 28 days; null: none, or it is done in writing. */
  nextAt: Timestamp.nullable(),
});
export type FoundSkill = z.infer<typeof FoundSkill>;

export const DeletedSkillListing = z.object({ id: Id });

const byId = z.object({ id });
const cents = z.coerce.number<number>().int().min(0).max(limits.price);

const filters = {
  /** Words as they stand in title, description or suburb, whatever their capitals. */
  search: z.string().trim().max(limits.search).optional(),
  payment: Payment.optional(),
  /** Cents. Free sessions cost 0; what costs time credit has no price in dollars and is left out. */
  minPrice: cents.optional(),
  maxPrice: cents.optional(),
  /** A hybrid one is found under both other ways too. */
  delivery: Delivery.optional(),
  feature: SkillFeature.optional(),
  /** false leaves out what members teach. */
  offering: z.stringbool().default(true),
  /** false leaves out what members look for. */
  seeking: z.stringbool().default(true),
};

export const listSkillListings = operation({
  name: 'listSkillListings',
  method: 'GET',
  path: '/api/skill-listings',
  policy: 'member',
  summary: 'Skills that members offer or look for, newest first.',
  query: z.object({ ...filters, category: Category.optional(), ...paging(12) }),
  output: paged(FoundSkill),
  rate: 'search',
});

export const SkillCount = z.object({ category: Category, count: z.number().int() });

export const countSkillListings = operation({
  name: 'countSkillListings',
  method: 'GET',
  path: '/api/skill-listings/counts',
  policy: 'member',
  summary: 'How many skills each category has, under the same filters.',
  query: z.object(filters),
  output: json(z.array(SkillCount)),
  rate: 'search',
});

export const listMySkillListings = operation({
  name: 'listMySkillListings',
  method: 'GET',
  path: '/api/my-skill-listings',
  policy: 'member',
  summary: 'Your own listings with drafts and paused ones, newest first.',
  query: z.object(paging(20)),
  output: paged(SkillListing),
});

export const getSkillListing = operation({
  name: 'getSkillListing',
  method: 'GET',
  path: '/api/skill-listings/{id}',
  policy: 'skills.see',
  summary: 'One listing. Drafts and paused ones are for their owner only.',
  params: byId,
  output: json(SkillListing),
});

const plain = (most: number) => z.string().trim().max(most).default('');

/** A draft needs a title; the rest is checked when it is published, each field by its name. */
const content = {
  title: text(limits.title).trim(),
  description: plain(limits.description),
  category: Category.nullable().default(null),
  skillLevel: z.enum(levels).nullable().default(null),
  isOffering: z.boolean(),
  payment: Payment.default('free'),
  /** Cents; above 0 if it is paid in dollars, else not kept. */
  price: z.number().int().min(0).max(limits.price).default(0),
  sessionLength: z.literal(lengths).default(60),
  deliveryMethod: Delivery.nullable().default(null),
  exchange: z.enum(exchanges).default('live'),
  suburb: plain(limits.suburb),
  accessNotes: plain(limits.accessNotes),
  safetyNotes: plain(limits.safetyNotes),
  accessibilityFeatures: z.array(SkillFeature).max(limits.features).default([]),
};

/** publish: everyone can find it at once. Otherwise a draft remains a draft, and what is published remains so. */
const publish = { publish: z.boolean().default(false) };

export const createSkillListing = operation({
  name: 'createSkillListing',
  method: 'POST',
  path: '/api/skill-listings',
  policy: 'member',
  summary: 'Adds a listing, as a draft or published. A member has at most 50.',
  body: z.object({ ...content, ...publish }),
  output: json(SkillListing),
  status: 201,
  errors: ['conflict'],
});

export const editSkillListing = operation({
  name: 'editSkillListing',
  method: 'PUT',
  path: '/api/skill-listings/{id}',
  policy: 'skills.edit',
  summary: 'Changes your own listing. What is agreed in a booking is not changed by it.',
  params: byId,
  body: z.object({ ...content, ...publish, version: Version }),
  output: json(SkillListing),
  errors: ['conflict'],
});

export const publishSkillListing = operation({
  name: 'publishSkillListing',
  method: 'POST',
  path: '/api/skill-listings/{id}/publish',
  policy: 'skills.edit',
  summary: 'Publishes your draft, or a paused listing again. Missing fields are named.',
  params: byId,
  body: z.object({ version: Version }),
  output: json(SkillListing),
  errors: ['conflict'],
});

export const pauseSkillListing = operation({
  name: 'pauseSkillListing',
  method: 'POST',
  path: '/api/skill-listings/{id}/pause',
  policy: 'skills.edit',
  summary: 'Hides your listing from everyone else until you publish it again. Bookings remain.',
  params: byId,
  body: z.object({ version: Version }),
  output: json(SkillListing),
  errors: ['conflict'],
});

export const deleteSkillListing = operation({
  name: 'deleteSkillListing',
  method: 'DELETE',
  path: '/api/skill-listings/{id}',
  policy: 'skills.delete',
  summary: 'Deletes your own listing. You can restore it for 30 days.',
  params: byId,
  output: json(DeletedSkillListing),
});

export const restoreSkillListing = operation({
  name: 'restoreSkillListing',
  method: 'POST',
  path: '/api/skill-listings/{id}/restore',
  policy: 'skills.restore',
  summary: 'Restores a listing you deleted.',
  params: byId,
  output: json(SkillListing),
});

const written = z.object({ id: Id, ownerId: Id });
/** Everyone can find it: published for the first time, or again. */
export const skillListingPublished = event(
  'skillListingPublished',
  /** isFirst: not once more after a pause. */
  written.extend({ isFirst: z.boolean() }),
);
export const skillListingEdited = event('skillListingEdited', written);
/** No one else can find it: paused or deleted. */
export const skillListingWithdrawn = event('skillListingWithdrawn', written);

export const listingsPart = contractPart({
  operations: [
    listSkillListings,
    countSkillListings,
    listMySkillListings,
    getSkillListing,
    createSkillListing,
    editSkillListing,
    publishSkillListing,
    pauseSkillListing,
    deleteSkillListing,
    restoreSkillListing,
  ],
  events: [skillListingPublished, skillListingEdited, skillListingWithdrawn],
  entities: { SkillListing, DeletedSkillListing, SkillCount },
});
