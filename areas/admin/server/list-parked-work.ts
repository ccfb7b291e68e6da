import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listParkedWork as contract, ParkedWork } from '../contract.ts';

interface Row extends ParkedWork {
  at: string;
}

/** Latest first. */
export async function parkedWork(query: Query, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const from = readKeyset(cursor, newest);
  const rows = await query<Row>(
    'admin-parked',
    `select w.id::int, o.name as event, ${isoTime('o.created_at')} as "happenedAt", w.reaction, w.attempts,
       ${isoTime('w.parked_at')} as "parkedAt", coalesce(w.last_error, 'unknown') as error, ${exactTime('w.parked_at')} as at
     from outbox_work w join outbox o on o.id = w.event_id
     where w.parked_at is not null and (w.parked_at, w.id) < ($1::timestamptz, $2::bigint)
     order by w.parked_at desc, w.id desc limit $3`,
    [from.at, from.id, limit + 1],
  );
  return pageOf(
    rows,
    limit,
    ({ at: _, ...work }): ParkedWork => work,
    (row) => row,
  );
}

export const listParkedWork: Handler<typeof contract> = ({ input, query }) => parkedWork(query, input);
