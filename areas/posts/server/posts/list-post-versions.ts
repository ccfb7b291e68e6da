import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { listPostVersions as contract, PostVersion } from '../../contract.ts';
import { audienceText } from '../visible.ts';

/**
 * The policy has found that the post is there for the viewer now. An earlier wording is there for those alone who were in
 * its audience while it was shown. The cursor is the last version shown.
 */
export const listPostVersions: Handler<typeof contract> = async ({ input, principal, query }) => {
  const below = input.cursor === undefined ? 2_147_483_647 : Number(input.cursor);
  if (!Number.isInteger(below) || below < 1 || below > 2_147_483_647) {
    throw problem.invalid([
      { field: 'cursor', rule: 'form', message: 'Use the next page’s address exactly as given.' },
    ]);
  }
  const rows = await query<PostVersion>(
    'post-versions',
    `select version, title, content, document, content_warning as "contentWarning", tags,
        ${isoTime('created_at')} as "createdAt", present
      from (
        select version, title, content, document, content_warning, tags, coalesce(edited_at, created_at) as created_at, true as present
        from posts where id = $2::int
        union all
        select v.version, v.title, v.content, v.document, v.content_warning, v.tags, v.created_at, false
        from post_versions v join posts p on p.id = v.post_id
        where v.post_id = $2::int and (p.author_id = $1::int or ${audienceText('v.audience', 'p.author_id')})
      ) wordings where version < $3::int order by version desc limit $4::int`,
    [principal.id, input.id, below, input.limit + 1],
  );
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return { items, ...(rows.length > input.limit && last && { next: String(last.version) }) };
};
