import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { settleResourceProblem as contract } from '../../contract.ts';

/** Twice is as good as once. */
export const settleResourceProblem: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [row] = await query(
    'settle-resource-problem',
    `update resource_problems set settled_at = coalesce(settled_at, $2::timestamptz),
       settled_by = coalesce(settled_by, $3::int) where id = $1::int returning 1`,
    [input.id, now.toISOString(), principal.id],
  );
  if (!row) throw problem.notFound();
  return undefined;
};
