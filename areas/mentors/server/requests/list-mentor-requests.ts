import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMentorRequests as contract } from '../../contract.ts';
import { requestRows } from './rows.ts';
import { requestView } from './view.ts';

const page = statement((v: { viewer: number; at: string; atId: number; limit: number }) =>
  requestRows()
    .where('q.mentor_id', '=', v.viewer)
    .where('q.state', '=', 'pending')
    .where((e) => notBlocked(v.viewer, e.ref('q.mentee_id')))
    .where((e) => sql<boolean>`(${e.ref('q.created_at')}, ${e.ref('q.id')}) > (${v.at}::timestamptz, ${v.atId}::int)`)
    .orderBy('q.created_at')
    .orderBy('q.id')
    .limit(v.limit),
);

export const listMentorRequests: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const viewer = principal.id;
  const { at, id: atId } = readKeyset(input.cursor, oldest);
  const rows = await query(page, { viewer, at, atId, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    (row) => requestView(row, viewer, services.config),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
