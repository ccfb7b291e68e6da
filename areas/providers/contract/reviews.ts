import { z } from 'zod';
import { Id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits, reviewSorts } from '../pure/options.ts';
import { byId, optionalLine, plain } from './fields.ts';

const Stars = z.number().int().min(1).max(5);

/** PROVIDER-45. Written only after a completed booking. */
export const Review = z.object({
  id: Id,
  providerId: Id,
  /** The writer’s own only: whose booking it was is no one else’s. */
  bookingId: Id.nullable(),
  by: Person,
  staffId: Id.nullable(),
  staffName: z.string(),
  rating: Stars,
  reviewTitle: z.string(),
  reviewText: z.string(),
  /** Null: not answered. */
  serviceQuality: Stars.nullable(),
  communication: Stars.nullable(),
  reliability: Stars.nullable(),
  valueForMoney: Stars.nullable(),
  wouldRecommend: z.boolean().nullable(),
  /** Its booking is completed. */
  isVerified: z.boolean(),
  isPublic: z.boolean(),
  /** '' without one. */
  providerResponse: z.string(),
  providerResponseDate: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  mine: z.boolean(),
  /** Of the writer’s own; null: not theirs. */
  editableUntil: Timestamp.nullable(),
});
export type Review = z.infer<typeof Review>;

const average = z.number().nullable();

/** Computed from the reviews that are shown. Averages have one decimal; null while there is none. */
export const ReviewSummary = z.object({
  count: z.number().int(),
  average,
  /** Of five stars down to one; shares are whole per cent, all 0 without reviews. */
  distribution: z.array(z.object({ stars: Stars, count: z.number().int(), share: z.number().int() })).length(5),
  serviceQuality: average,
  communication: average,
  reliability: average,
  valueForMoney: average,
  recommend: z.object({ yes: z.number().int(), answered: z.number().int() }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const listProviderReviews = operation({
  name: 'listProviderReviews',
  method: 'GET',
  path: '/api/ndis-providers/{id}/reviews',
  policy: 'providers.read',
  summary: 'Reviews of a provider.',
  params: byId,
  query: z.object({
    stars: z.coerce.number<number>().int().min(1).max(5).optional(),
    replied: z.stringbool().default(false),
    sort: z.enum(reviewSorts).default('newest'),
    ...paging(limits.firstReviews),
  }),
  output: paged(Review),
});

const ToReview = z.object({
  bookingId: Id,
  /** As it was booked. */
  title: z.string(),
  startsAt: Timestamp,
});

export type BookingToReview = z.infer<typeof ToReview>;

export const listBookingsToReview = operation({
  name: 'listBookingsToReview',
  method: 'GET',
  path: '/api/ndis-providers/{id}/bookings-to-review',
  policy: 'providers.use',
  summary: 'Your completed bookings with a provider that you have not reviewed, the latest first. At most 20.',
  params: byId,
  output: json(z.array(ToReview)),
});

const part = Stars.nullable().default(null);
const words = {
  rating: Stars,
  reviewTitle: optionalLine(limits.reviewTitle),
  reviewText: plain(limits.reviewText),
  /** Null: not answered. */
  serviceQuality: part,
  communication: part,
  reliability: part,
  valueForMoney: part,
  wouldRecommend: z.boolean().nullable().default(null),
};

export const reviewProvider = operation({
  name: 'reviewProvider',
  method: 'POST',
  path: '/api/ndis-providers/{id}/reviews',
  policy: 'providers.use',
  summary:
    'Reviews a completed booking of your own, once. Everyone can read it, with your name. People who run the listing can’t.',
  params: byId,
  body: z.object({ bookingId: Id, ...words }),
  output: json(Review),
  status: 201,
  errors: ['conflict'],
});

export const editProviderReview = operation({
  name: 'editProviderReview',
  method: 'PUT',
  path: '/api/ndis-provider-reviews/{id}',
  policy: 'providers.ownReview',
  summary: 'Changes your review, for 7 days.',
  params: byId,
  body: z.object(words),
  output: json(Review),
  errors: ['conflict'],
});

export const deleteProviderReview = operation({
  name: 'deleteProviderReview',
  method: 'DELETE',
  path: '/api/ndis-provider-reviews/{id}',
  policy: 'providers.ownReview',
  summary: 'Deletes your review for good, with the reply to it.',
  params: byId,
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
  whileSuspended: true,
});

export const replyToProviderReview = operation({
  name: 'replyToProviderReview',
  method: 'POST',
  path: '/api/ndis-provider-reviews/{id}/reply',
  policy: 'providers.replyToReview',
  summary: 'Replies to a review of your listing, once. A reply can’t be changed.',
  params: byId,
  body: z.object({ text: text(limits.reviewReply) }),
  output: json(Review),
  status: 201,
  errors: ['conflict'],
});

const news = z.object({ id: Id, providerId: Id, authorId: Id });
export const providerReviewed = event('providerReviewed', news);
export const providerReviewEdited = event('providerReviewEdited', news);
export const providerReviewDeleted = event('providerReviewDeleted', news);
export const providerReviewReplied = event('providerReviewReplied', news);

export const reviewsPart = contractPart({
  operations: [
    listProviderReviews,
    listBookingsToReview,
    reviewProvider,
    editProviderReview,
    deleteProviderReview,
    replyToProviderReview,
  ],
  events: [providerReviewed, providerReviewEdited, providerReviewDeleted, providerReviewReplied],
  entities: { ProviderBookingToReview: ToReview, ProviderReview: Review, ProviderReviewSummary: ReviewSummary },
});
