import type { Handler } from '#platform/server/area.ts';
import type { reportResourceProblem as contract } from '../contract.ts';

/** Told twice before anybody has looked, the later words count. */
export const reportResourceProblem: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await query(
    'resource-problem',
    `insert into resource_problems (resource_id, user_id, kind, note, created_at)
      values ($1::int, $2::int, $3, $4, $5::timestamptz)
      on conflict (resource_id, user_id, kind) where settled_at is null do update set note = excluded.note`,
    [input.id, principal.id, input.kind, input.note ?? '', now.toISOString()],
  );
  return undefined;
};
