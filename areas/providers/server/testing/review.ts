import type { TestApp } from '#platform/server/testing/app.ts';
import { addBooking } from './completed.ts';

export interface WantedReview {
  readonly by: number;
  readonly rating: number;
  readonly title?: string;
  readonly parts?: readonly [quality: number, communication: number, reliability: number, value: number];
  readonly recommends?: boolean;
  readonly response?: string;
  /** ISO. */
  readonly at?: string;
}

/** A review and the completed booking that it is of, as rows. */
export async function addReview(app: TestApp, providerId: number, wanted: WantedReview): Promise<number> {
  const { by, rating, title = `${rating} stars`, parts = [], recommends = null, response = '' } = wanted;
  const at = wanted.at ?? '2026-10-09T02:00:00.000Z';
  const bookingId = await addBooking(app, { guest: by, service: providerId, kind: 'provider', at });
  const [review] = await app.database.query<{ id: number }>(
    '',
    `insert into provider_reviews (provider_id, booking_id, participant_id, rating, title, text, service_quality, communication,
       reliability, value_for_money, would_recommend, response, responded_at, created_at, updated_at)
     values ($1::int, $2::int, $3::int, $4::int, $5, 'What happened.', $6::int, $7::int, $8::int, $9::int, $10::boolean,
       $11, case when $11 = '' then null else $12::timestamptz end, $12::timestamptz, $12::timestamptz) returning id`,
    [providerId, bookingId, by, rating, title, ...[0, 1, 2, 3].map((n) => parts[n] ?? null), recommends, response, at],
  );
  await app.database.query(
    '',
    `update providers set rating_sum = rating_sum + $2::int, review_count = review_count + 1 where id = $1::int`,
    [providerId, rating],
  );
  return review?.id ?? 0;
}
