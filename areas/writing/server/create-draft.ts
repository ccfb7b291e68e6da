import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { createDraft as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { contentValues, type DraftRow, draftColumns } from './draft-sql.ts';

export const createDraft: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  // The member's own row is the lock: two tabs at once cannot pass the limit together.
  await query('lock-drafts', 'select id from users where id = $1::int for update', [principal.id]);
  const [count] = await query<{ count: number }>(
    'count-drafts',
    'select count(*)::int as count from drafts where user_id = $1::int',
    [principal.id],
  );
  if ((count?.count ?? 0) >= limits.drafts) {
    throw problem.conflict(`You have ${limits.drafts} drafts, which is the limit. Delete one you don’t need.`);
  }
  const [row] = await query<DraftRow>(
    'create-draft',
    `insert into drafts (user_id, kind, target_id, content, media_ids, publish_at, created_at, updated_at)
      values ($1::int, $2, $3::int, $4::jsonb, $5::int[], $6::timestamptz, $7::timestamptz, $7::timestamptz)
      returning ${draftColumns}`,
    [principal.id, input.kind, input.targetId, ...contentValues(input.content), input.publishAt, now.toISOString()],
  );
  return row as DraftRow;
};
