import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, newest, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMySkillListings as contract } from '../../contract.ts';
import { pageOfListings, shown } from './view.ts';
import { isVisible } from './visible.ts';

const page = statement((v: After & { viewer: number; limit: number }) =>
  shown()
    .select((e) => exactTime(e.ref('s.created_at')).as('exactly'))
    .where('s.owner_id', '=', v.viewer)
    .where(isVisible(v.viewer, 's'))
    .where((e) => isOlder(e.ref('s.created_at'), e.ref('s.id'), v))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(v.limit),
);

export const listMySkillListings: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { viewer: principal.id, ...place, limit: input.limit + 1 });
  return pageOfListings(query, principal, rows, input.limit);
};
