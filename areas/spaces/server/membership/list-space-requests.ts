import { sharesFor } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listSpaceRequests as contract, SpaceRequest } from '../../contract.ts';
import { authorColumns, authorOf, type RawAuthor, shownText } from '../people-sql.ts';
import { passportTarget } from './sharing.ts';

interface Row extends RawAuthor, Pick<SpaceRequest, 'answers' | 'askedAt'> {
  readonly place: string;
}

export const listSpaceRequests: Handler<typeof contract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, oldest);
  const rows = await query<Row>(
    'space-requests',
    `select ${authorColumns('$1::int')}, m.answers, ${isoTime('m.asked_at')} as "askedAt", ${exactTime('m.asked_at')} as place
     from space_members m join users u on u.id = m.user_id
     where m.space_id = $2::int and m.state = 'requested' and ${shownText('$1::int', 'm')}
       and (m.asked_at, m.no) > ($3::timestamptz, $4::int)
     order by m.asked_at, m.no limit $5::int`,
    [principal.id, input.id, from.at, from.id, input.limit + 1],
  );
  const shares = await sharesFor(query, principal.id, passportTarget(input.id));
  return pageOf(
    rows,
    input.limit,
    (row) => {
      const { no, name, person } = authorOf(row);
      const shareId = (person && shares.get(person.id)) ?? null;
      return { no, name, person, answers: row.answers, askedAt: row.askedAt, shareId };
    },
    ({ place, no }) => ({ at: place, id: no }),
  );
};
