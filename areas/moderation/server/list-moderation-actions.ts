import type { Handler } from '#platform/server/area.ts';
import { newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listModerationActions as contract } from '../contract.ts';
import { type ActionRow, actionsText, viewAction } from './actions.ts';

export const listModerationActions: Handler<typeof contract> = async ({ input, query, now }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<ActionRow>(
    'moderation-actions',
    `${actionsText('$1::timestamptz')} where (a.created_at, a.id) < ($2::timestamptz, $3::int)
     order by a.created_at desc, a.id desc limit $4`,
    [now.toISOString(), from.at, from.id, input.limit + 1],
  );
  return pageOf(rows, input.limit, viewAction, (row) => row);
};
