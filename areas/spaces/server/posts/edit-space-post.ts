import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { editSpacePost as contract } from '../../contract.ts';
import type { InPost } from '../policy.ts';
import { readPost } from './post-sql.ts';
import { assertMayWrite } from './writing.ts';

export const editSpacePost: Handler<typeof contract, InPost> = async ({
  input,
  principal,
  found: { space, thing: post },
  query,
  now,
}) => {
  assertMayWrite(space);
  const [row] = await query(
    'edit-space-post',
    `update space_posts set content = $3, content_warning = $4, edited_at = $5::timestamptz, version = version + 1
     where id = $1::int and version = $2::int and deleted_at is null returning 1`,
    [post.id, input.version, input.content.trim(), input.contentWarning ?? '', now.toISOString()],
  );
  if (!row) throw problem.conflict('You changed this post somewhere else. Load it again, then try again.');
  return readPost(query, principal.id, space, post.id);
};
