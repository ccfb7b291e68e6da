import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type { listConnectionChecks as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { countsNow } from './level.ts';

const page = choice((state: 'waiting' | 'passed') =>
  statement((v: { at: string; atId: number; limit: number }) =>
    from
      .selectFrom('connection_checks as k')
      .innerJoin('users as u', 'u.id', 'k.user_id')
      .leftJoin('users as d', 'd.id', 'k.decided_by')
      .select((e) => [
        'k.id',
        'k.kind',
        'k.state',
        'k.pose',
        'k.version',
        'u.id as userId',
        'u.name',
        'd.name as decidedBy',
        isoTime(e.ref('k.asked_at')).as('askedAt'),
        isoTime(e.ref('k.decided_at')).as('decidedAt'),
        exactTime(e.ref('k.asked_at')).as('exactly'),
        sql<number[]>`array(select f.id from connection_photos f
          where f.owner_id = k.user_id and f.deleted_at is null order by f.position, f.id)`.as('photos'),
      ])
      .where('k.state', '=', state)
      .where(state === 'passed' ? countsNow : sql<boolean>`true`)
      .where((e) => sql<boolean>`(${e.ref('k.asked_at')}, ${e.ref('k.id')}) > (${v.at}::timestamptz, ${v.atId}::int)`)
      .orderBy('k.asked_at')
      .orderBy('k.id')
      .limit(v.limit),
  ),
);

export const listConnectionChecks: Handler<typeof contract> = async ({ input, query }) => {
  const { at, id: atId } = readKeyset(input.cursor, oldest);
  const rows = await query(page(input.state), { at, atId, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ exactly: _, userId, name, photos, ...row }) => ({
      ...row,
      photos: row.kind === 'photo' && row.state === 'waiting' ? photos : [],
      member: { id: userId, name },
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
