import { freeTimesOf } from '#areas/bookings/server/public.ts';
import { openDatabase } from '#platform/server/db.ts';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { createDatabase } from './stage.ts';

const hosts = 1000;
const rounds = 60;
const warmUp = 20;
const dayMs = 86_400_000;
/** Milliseconds that all of them together may take. */
const allowed = 30;

/** A week of free times of many hosts, each with times on five days and ten of them taken. */
export async function bookings() {
  const database = await openDatabase({ databaseUrl: await createDatabase(), dataDir: '' });
  await database.migrate();
  const { query } = database;
  await query(
    '',
    `insert into users (name, email, username) select 'Host ' || n, 'h' || n || '@example.org', 'host-' || n
       from generate_series(1, ${hosts + 1}) n`,
  );
  await query(
    '',
    `insert into booking_members (user_id, zone, weekly, notice_hours, gap_after, saved_at, version)
       select id, (array['Australia/Melbourne', 'Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane'])[1 + id % 4],
         (select jsonb_agg(jsonb_build_object('weekday', d, 'from', '09:00', 'to', '12:00') ) from generate_series(1, 5) d),
         0, 10, now(), 1
       from users where id <= ${hosts}`,
  );
  await query(
    '',
    `insert into booking_times (host_id, guest_id, part, kind, ref, starts_at, ends_at)
       select id, ${hosts + 1}, 'booked', 'person', id, at, at + interval '30 minutes'
       from users, lateral (select date_trunc('hour', now()) + make_interval(hours => n * 17 + id % 5) as at
         from generate_series(1, 10) n) t where id <= ${hosts}`,
  );
  await query('', 'analyze');
  const now = new Date();
  const span = { from: now.getTime(), to: now.getTime() + 7 * dayMs };
  const wanted = Array.from({ length: hosts }, (_, n) => ({ hostId: n + 1, minutes: 30 }));
  const spent: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const from = performance.now();
    await freeTimesOf(query, { wanted, viewer: hosts + 1, span, now });
    if (round >= warmUp) spent.push(performance.now() - from);
  }
  note({
    goal: 'P14',
    what: `free times of a week of ${hosts.toLocaleString('en-AU')} hosts`,
    figure: `${median(spent).toFixed(1)} ms`,
    limit: `${allowed} ms`,
    ratio: times(median(spent), allowed),
    wanted: 'at most 1.00 ×',
  });
  await database.close();
}
