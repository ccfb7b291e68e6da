import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { listPostVersions as contract, PostVersion } from '../../contract.ts';

/** The cursor is the last version shown: versions of one post are numbered without gaps. */
export const listPostVersions: Handler<typeof contract> = async ({ input, query }) => {
  const below = input.cursor === undefined ? 2_147_483_647 : Number(input.cursor);
  if (!Number.isInteger(below) || below < 1 || below > 2_147_483_647) {
    throw problem.invalid([
      { field: 'cursor', rule: 'form', message: 'Use the address of the next page as it was given.' },
    ]);
  }
  const rows = await query<PostVersion>(
    'post-versions',
    `select version, title, content, document, content_warning as "contentWarning", tags,
        ${isoTime('created_at')} as "createdAt", present
      from (
        select version, title, content, document, content_warning, tags, coalesce(edited_at, created_at) as created_at, true as present
        from posts where id = $1::int
        union all
        select version, title, content, document, content_warning, tags, created_at, false from post_versions where post_id = $1::int
      ) wordings where version < $2::int order by version desc limit $3::int`,
    [input.id, below, input.limit + 1],
  );
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return { items, ...(rows.length > input.limit && last && { next: String(last.version) }) };
};
