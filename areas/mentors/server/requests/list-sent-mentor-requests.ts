import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listSentMentorRequests as contract } from '../../contract.ts';
import { requestRows } from './rows.ts';
import { requestView } from './view.ts';

const page = statement((v: After & { viewer: number; limit: number }) =>
  requestRows()
    .where('q.mentee_id', '=', v.viewer)
    .where((e) => notBlocked(v.viewer, e.ref('q.mentor_id')))
    .where((e) => isOlder(e.ref('q.created_at'), e.ref('q.id'), v))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(v.limit),
);

export const listSentMentorRequests: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const viewer = principal.id;
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { viewer, ...place, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    (row) => requestView(row, viewer, services.config),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
