import { sql } from 'kysely';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import {
  type After,
  after,
  exactTime,
  isOlder,
  isoTime,
  newest,
  readKeyset,
  writeKeyset,
} from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { listSharedWithMe as contract } from '../../contract/shares.ts';
import { from } from '../from.ts';

/** What opens for this member now, and nothing that has ended. */
const named = statement((v: After & { viewer: number; now: string; limit: number }) =>
  from
    .selectFrom('wellness_shares as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select((e) => [
      ...person('u'),
      's.id as shareId',
      sql<string | null>`${e.ref('s.from_day')}::text`.as('fromDay'),
      sql<string | null>`${e.ref('s.to_day')}::text`.as('toDay'),
      's.notes',
      's.scales',
      's.medicines',
      isoTime(e.ref('s.until')).as('until'),
      's.code_hash as codeHash',
      exactTime(e.ref('s.created_at')).as('exactly'),
      from
        .selectFrom('wellness_share_openings as o')
        .select((o) => isoTime(o.ref('o.at')).as('at'))
        .where((o) => sql<boolean>`${o.ref('o.share_id')} = ${e.ref('s.id')}`)
        .where('o.by_id', '=', v.viewer)
        .orderBy('o.id', 'desc')
        .limit(1)
        .as('openedAt'),
    ])
    .where('s.recipient_id', '=', v.viewer)
    .where('s.ended_at', 'is', null)
    .where('s.until', '>', moment(v.now))
    .where((e) => notBlocked(v.viewer, e.ref('s.user_id')))
    .where((e) => isOlder(e.ref('s.created_at'), e.ref('s.id'), v))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(v.limit),
);

export const listSharedWithMe: Handler<typeof contract> = async ({ input, query, principal, now }) => {
  const { cursor, limit } = input;
  const ask = { ...after(readKeyset(cursor, newest)), viewer: principal.id, now: now.toISOString(), limit: limit + 1 };
  const rows = await query(named, ask);
  const last = rows[limit - 1];
  const items = rows.slice(0, limit).map((row) => {
    const { shareId, fromDay, toDay, notes, scales, medicines, until, codeHash, openedAt } = row;
    return {
      id: shareId,
      owner: personOf(row),
      covers: { from: fromDay, to: toDay, notes, scales, medicines },
      until,
      hasCode: codeHash !== null,
      openedAt,
    };
  });
  return { items, next: rows.length > limit && last ? writeKeyset({ at: last.exactly, id: last.shareId }) : undefined };
};
