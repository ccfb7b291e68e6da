import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMentorshipNotes as contract } from '../../contract.ts';
import { noteRows, noteViews } from './notes.ts';

const page = statement((v: After & { mentorshipId: number; viewer: number; limit: number }) =>
  noteRows()
    .where('n.mentorship_id', '=', v.mentorshipId)
    .where((e) => e.or([e('n.author_id', '=', v.viewer), e('n.is_shared', '=', true)]))
    .where((e) => isOlder(e.ref('n.created_at'), e.ref('n.id'), v))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(v.limit),
);

export const listMentorshipNotes: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const place = after(readKeyset(input.cursor, newest));
  const userId = principal.id;
  const rows = await query(page, { mentorshipId: input.id, viewer: userId, ...place, limit: input.limit + 1 });
  const { items, next } = pageOf(
    rows,
    input.limit,
    (row) => row,
    ({ exactly, id }) => ({ at: exactly, id }),
  );
  return { items: await noteViews({ query, config: services.config, userId }, items), next };
};
