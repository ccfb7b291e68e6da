import { z } from 'zod';
import { Id, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, operation, paged } from '#platform/contract/operation.ts';
import { limits, reviewSorts } from '../pure/options.ts';
import { byId } from './fields.ts';

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

export const reviewsPart = contractPart({
  operations: [listProviderReviews],
  entities: { ProviderReview: Review, ProviderReviewSummary: ReviewSummary },
});
