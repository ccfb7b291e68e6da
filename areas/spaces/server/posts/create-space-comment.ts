import type { Handler } from '#platform/server/area.ts';
import { type createSpaceComment as contract, spaceCommented } from '../../contract.ts';
import type { InPost } from '../policy.ts';
import { readComment } from './find-comment.ts';
import { assertMayWrite, noteActivity } from './writing.ts';

export const createSpaceComment: Handler<typeof contract, InPost> = async ({
  input,
  principal,
  found: { space, thing: post },
  query,
  emit,
  now,
}) => {
  assertMayWrite(space);
  const [row] = await query<{ id: number }>(
    'add-space-comment',
    `insert into space_comments (post_id, author_id, content, created_at)
     values ($1::int, $2::int, $3, $4::timestamptz) returning id`,
    [post.id, principal.id, input.content.trim(), now.toISOString()],
  );
  if (!row) throw new Error('The comment was not written.');
  await noteActivity(query, space.id, now);
  await emit(spaceCommented, { postId: post.id, commentId: row.id });
  return readComment(query, principal.id, space, row.id);
};
