import type { TestApp } from '#platform/server/testing/app.ts';

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

/** A review and the completed booking that it is of. Bookings of providers have no calls yet, so rows stand for them. */
export async function addReview({ database }: TestApp, providerId: number, wanted: WantedReview): Promise<number> {
  const { by, rating, title = `${rating} stars`, parts = [], recommends = null, response = '' } = wanted;
  const at = wanted.at ?? '2026-10-09T02:00:00.000Z';
  const [booking] = await database.query<{ id: number }>(
    '',
    `insert into bookings (kind, ref, guest_id, title, status, starts_at, ends_at, host_zone, guest_zone, words_sealed, offered_at, created_at)
     values ('provider', $1::int, $2::int, 'A shift', 'completed', $3::timestamptz - interval '2 days',
       $3::timestamptz - interval '1 day', 'Australia/Melbourne', 'Australia/Melbourne', '', $3::timestamptz, $3::timestamptz)
     returning id`,
    [providerId, by, at],
  );
  const [review] = await database.query<{ id: number }>(
    '',
    `insert into provider_reviews (provider_id, booking_id, participant_id, rating, title, text, service_quality, communication,
       reliability, value_for_money, would_recommend, response, responded_at, created_at, updated_at)
     values ($1::int, $2::int, $3::int, $4::int, $5, 'What happened.', $6::int, $7::int, $8::int, $9::int, $10::boolean,
       $11, case when $11 = '' then null else $12::timestamptz end, $12::timestamptz, $12::timestamptz) returning id`,
    [
      providerId,
      booking?.id,
      by,
      rating,
      title,
      ...[0, 1, 2, 3].map((n) => parts[n] ?? null),
      recommends,
      response,
      at,
    ],
  );
  await database.query(
    '',
    `update providers set rating_sum = rating_sum + $2::int, review_count = review_count + 1 where id = $1::int`,
    [providerId, rating],
  );
  return review?.id ?? 0;
}
