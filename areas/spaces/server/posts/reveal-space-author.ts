import { avatarOf } from '#platform/contract/fields.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { isReported } from '#platform/server/reported.ts';
import type { revealSpaceAuthor as contract } from '../../contract.ts';

const authors = {
  space_post: 'space_posts w join users u on u.id = w.author_id',
  space_comment: 'space_comments w join users u on u.id = w.author_id',
  space_file: 'space_files w join users u on u.id = w.owner_id',
} as const;

/**
 * For what was reported and nothing else: a moderator may not go through a space and ask who is who. Each asking is in
 * the audit log before the name is answered.
 */
export const revealSpaceAuthor: Handler<typeof contract> = async ({ input, principal, query, db, now }) => {
  const { contentType, contentId, reason } = input;
  if (!(await isReported(query, contentType, contentId))) throw problem.notFound();
  const [person] = await query<{ id: number; displayName: string; username: string }>(
    `reveal-${contentType}`,
    `select u.id, u.name as "displayName", u.username from ${authors[contentType]}
     where w.id = $1::int`,
    [contentId],
  );
  if (!person) throw problem.notFound();
  const subject = `${contentType}:${contentId}`;
  await writeAudit(db, { actorId: principal.id, action: 'space.reveal-author', subject, detail: { reason } }, now);
  return { ...person, avatar: avatarOf(person.id) };
};
