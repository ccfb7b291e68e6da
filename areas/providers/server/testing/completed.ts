import type { TestApp } from '#platform/server/testing/app.ts';

interface WantedBooking {
  readonly guest: number;
  readonly service: number;
  readonly status?: string;
  /** When it ended, ISO. */
  readonly at?: string;
  readonly kind?: string;
}

/** A booking of a provider’s service that took place. It stands for two people who said so days after its time. */
export async function addBooking({ database }: TestApp, wanted: WantedBooking): Promise<number> {
  const { guest, service, status = 'completed', at = '2026-10-09T02:00:00.000Z', kind = 'providerservice' } = wanted;
  const [booking] = await database.query<{ id: number }>(
    '',
    `insert into bookings (kind, ref, guest_id, title, status, starts_at, ends_at, host_zone, guest_zone, words_sealed, offered_at, created_at)
     values ($1, $2::int, $3::int, 'A shift', $4, $5::timestamptz - interval '2 hours', $5::timestamptz,
       'Australia/Melbourne', 'Australia/Melbourne', '', $5::timestamptz, $5::timestamptz)
     returning id`,
    [kind, service, guest, status, at],
  );
  return booking?.id ?? 0;
}
