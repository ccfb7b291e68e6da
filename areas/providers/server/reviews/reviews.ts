import { type RawBuilder, sql } from 'kysely';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { columns, type Given, type QueryRow, statement } from '#platform/server/statement.ts';
import type { Review, ReviewSummary } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { shares } from '../../pure/shares.ts';
import { from } from '../from.ts';
import type { providers } from '../tables.ts';

/** Reviews that this viewer may read, with who wrote them and about whom. */
export const shownReviews = (viewer: Given<number>) =>
  from
    .selectFrom('provider_reviews as r')
    .innerJoin('users as u', 'u.id', 'r.participant_id')
    .leftJoin('provider_staff as t', 't.id', 'r.staff_id')
    .select([
      'r.id as reviewId',
      'r.provider_id as providerId',
      'r.booking_id as bookingId',
      'r.staff_id as staffId',
      'r.rating',
      'r.title',
      'r.text',
      'r.service_quality as serviceQuality',
      'r.communication',
      'r.reliability',
      'r.value_for_money as valueForMoney',
      'r.would_recommend as wouldRecommend',
      'r.response',
      ...person('u'),
    ])
    .select((e) => [
      sql<string>`coalesce(${e.ref('t.first_name')} || ' ' || ${e.ref('t.last_name')}, '')`.as('staffName'),
      isoTime(e.ref('r.responded_at')).as('respondedAt'),
      isoTime(e.ref('r.created_at')).as('createdAt'),
      isoTime(e.ref('r.updated_at')).as('updatedAt'),
      sql<boolean>`(${e.ref('r.participant_id')} = ${viewer})`.as('mine'),
    ])
    .where('r.hidden_at', 'is', null)
    .where((e) => notBlocked(viewer, e.ref('r.participant_id')));

export type ReviewRow = QueryRow<ReturnType<typeof shownReviews>>;

export const reviewView = (row: ReviewRow): Review => ({
  id: row.reviewId,
  providerId: row.providerId,
  bookingId: row.mine ? row.bookingId : null,
  by: personOf(row),
  staffId: row.staffId,
  staffName: row.staffName.trim(),
  rating: row.rating,
  reviewTitle: row.title,
  reviewText: row.text,
  serviceQuality: row.serviceQuality,
  communication: row.communication,
  reliability: row.reliability,
  valueForMoney: row.valueForMoney,
  wouldRecommend: row.wouldRecommend,
  // There is no review without a booking that took place.
  isVerified: true,
  isPublic: true,
  providerResponse: row.response,
  providerResponseDate: row.respondedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  mine: row.mine,
  editableUntil: row.mine ? editableUntil(row.createdAt) : null,
});

export const editableUntil = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + limits.reviewDays * 86_400_000).toISOString();

const one = statement((v: { id: number; viewer: number }) => shownReviews(v.viewer).where('r.id', '=', v.id));

/** A review as it is now, for whoever has just changed it. */
export async function readReview(query: Query, id: number, viewer: number): Promise<Review> {
  const [row] = await query(one, { id, viewer });
  if (!row) throw problem.notFound();
  return reviewView(row);
}

const p = columns<typeof providers>('p');

export interface Sums {
  /** Of five stars down to one. */
  readonly stars: readonly number[];
  readonly serviceQuality: number | null;
  readonly communication: number | null;
  readonly reliability: number | null;
  readonly valueForMoney: number | null;
  readonly yes: number;
  readonly answered: number;
}

/** What the public reviews of the provider p come to. */
export const reviewSums: RawBuilder<Sums> = sql`(
  select json_build_object(
    'stars', json_build_array(count(*) filter (where r.rating = 5), count(*) filter (where r.rating = 4),
      count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 1)),
    'serviceQuality', round(avg(r.service_quality), 1)::float8, 'communication', round(avg(r.communication), 1)::float8,
    'reliability', round(avg(r.reliability), 1)::float8, 'valueForMoney', round(avg(r.value_for_money), 1)::float8,
    'yes', count(*) filter (where r.would_recommend), 'answered', count(r.would_recommend))
  from provider_reviews r where r.provider_id = ${p.id} and r.hidden_at is null)`;

export function summaryOf({ stars, yes, answered, ...averages }: Sums, average: number | null): ReviewSummary {
  const count = stars.reduce((sum, one) => sum + one, 0);
  const parts = shares(stars);
  return {
    count,
    average,
    distribution: stars.map((one, at) => ({ stars: 5 - at, count: one, share: parts[at] ?? 0 })),
    ...averages,
    recommend: { yes, answered },
  };
}
