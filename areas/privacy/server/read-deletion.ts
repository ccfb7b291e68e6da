import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { readDeletion as contract, Deletion } from '../contract.ts';

export const readDeletion: Handler<typeof contract> = async ({ principal, query }) => {
  const [row] = await query<Deletion>(
    'deletion',
    `select ${isoTime('closed_at')} as "closedAt", ${isoTime('erase_at')} as "eraseAt" from closed_accounts where user_id = $1`,
    [principal.id],
  );
  if (!row) throw problem.notFound();
  return row;
};
