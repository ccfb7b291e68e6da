import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { saveDraft as contract } from '../contract.ts';
import { contentValues, type DraftRow, draftColumns } from './draft-sql.ts';

export const saveDraft: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [row] = await query<DraftRow>(
    'save-draft',
    `update drafts set content = $4::jsonb, media_ids = $5::int[], version = version + 1, updated_at = $6::timestamptz,
        publish_at = case when $7::boolean then $8::timestamptz else publish_at end
      where id = $1::int and user_id = $2::int and version = $3::int returning ${draftColumns}`,
    [
      input.id,
      principal.id,
      input.version,
      ...contentValues(input.content),
      now.toISOString(),
      input.publishAt !== undefined,
      input.publishAt ?? null,
    ],
  );
  if (row) return row;
  const [present] = await query<{ version: number }>(
    'draft-version',
    'select version from drafts where id = $1::int and user_id = $2::int',
    [input.id, principal.id],
  );
  // Published or deleted since it was judged.
  if (!present) throw problem.notFound();
  throw problem.conflict('This draft has since been saved somewhere else. We’ve kept both texts: choose one.');
};
