import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, newest, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listSkillListings as contract } from '../../contract.ts';
import { isAsked } from './matching.ts';
import { withNextTimes } from './next-times.ts';
import { pageOfListings, shown } from './view.ts';

export const listSkillListings: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      shown()
        .select((e) => exactTime(e.ref('s.published_at').$notNull()).as('exactly'))
        .where(isAsked(input, principal.id))
        .where((e) => isOlder(e.ref('s.published_at').$notNull(), e.ref('s.id'), place))
        .orderBy('s.published_at', 'desc')
        .orderBy('s.id', 'desc')
        .limit(input.limit + 1),
    ),
  );
  const { items, next } = await pageOfListings(query, principal, rows, input.limit);
  return { items: await withNextTimes({ query, viewer: principal.id, now }, items), next };
};
