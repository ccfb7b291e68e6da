import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listCampaignChanges as contract } from '../../contract.ts';
import { blockedFor } from '../account/blocked.ts';
import { from } from '../from.ts';

const changes = statement((v: { id: number; at: string; atId: number; limit: number }) =>
  from
    .selectFrom('ad_changes as h')
    .select((e) => [
      'h.id',
      'h.kind',
      'h.name',
      'h.what',
      'h.field',
      'h.before',
      'h.after',
      'h.by_id as byId',
      isoTime(e.ref('h.at')).as('at'),
      exactTime(e.ref('h.at')).as('exactly'),
    ])
    .where('h.campaign_id', '=', v.id)
    .where((e) => isOlder(e.ref('h.at'), e.ref('h.id'), v))
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(v.limit),
);

export const listCampaignChanges: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { id, cursor, limit } = input;
  const rows = await query(changes, { id, ...after(readKeyset(cursor, newest)), limit: limit + 1 });
  const ids = [...new Set(rows.flatMap(({ byId }) => (byId === null ? [] : [byId])))];
  const hidden = await blockedFor(query, principal.id, ids);
  const people = await peopleOf(
    query,
    ids.filter((one) => !hidden.has(one)),
  );
  return pageOf(
    rows,
    limit,
    ({ byId, exactly: _, ...row }) => {
      const by = byId === null ? undefined : people.get(byId);
      return { ...row, by: by ? { id: by.id, displayName: by.displayName } : null };
    },
    ({ exactly, id: changeId }) => ({ at: exactly, id: changeId }),
  );
};
