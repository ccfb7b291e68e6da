import { notBlockedText, type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listEventAttendees as contract } from '../contract.ts';

type Row = PersonRow & { at: string };

export const listEventAttendees: Handler<typeof contract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, oldest);
  const rows = await query<Row>(
    'event-attendees',
    `select ${personColumns('u')}, ${exactTime('r.since')} as at from event_registrations r join users u on u.id = r.user_id
       where r.event_id = $1::int and r.standing = 'going' and r.listed and ${notBlockedText('$2::int', 'u.id')}
         and (r.since, u.id) > ($3::timestamptz, $4::int)
       order by r.since, u.id limit $5::int`,
    [input.id, principal.id, from.at, from.id, input.limit + 1],
  );
  return pageOf(rows, input.limit, personOf, ({ at, id }) => ({ at, id }));
};
