import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listGroupNotes as contract } from '../../contract.ts';
import { groupNoteViews, seenNotes } from './notes.ts';
import type { GroupRow } from './rows.ts';

const page = statement((v: After & { groupId: number; viewer: number; limit: number }) =>
  seenNotes(v.viewer)
    .where('n.group_id', '=', v.groupId)
    .where((e) => isOlder(e.ref('n.created_at'), e.ref('n.id'), v))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(v.limit),
);

export const listGroupNotes: Handler<typeof contract, GroupRow> = async (ask) => {
  const { input, found, principal, query, services } = ask;
  const place = after(readKeyset(input.cursor, newest));
  const userId = principal.id;
  const rows = await query(page, { groupId: found.id, viewer: userId, ...place, limit: input.limit + 1 });
  const { items, next } = pageOf(
    rows,
    input.limit,
    (row) => row,
    ({ exactly, id }) => ({ at: exactly, id }),
  );
  return { items: await groupNoteViews({ query, config: services.config, userId }, items), next };
};
