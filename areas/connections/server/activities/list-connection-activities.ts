import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listConnectionActivities as contract } from '../../contract.ts';
import { activitiesOf, activityView } from './activity-view.ts';

const page = statement((v: After & { viewer: number; limit: number }) =>
  activitiesOf(v.viewer)
    .where((e) => isOlder(e.ref('a.starts_at'), e.ref('a.id'), v))
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(v.limit),
);

export const listConnectionActivities: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { viewer: principal.id, ...place, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    (row) => activityView(row, principal.id, services.config),
    ({ exactly, activityId }) => ({ at: exactly, id: activityId }),
  );
};
