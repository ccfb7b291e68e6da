import type { Db } from '#platform/server/db.ts';
import { spaceComments, spaceLikes, spaceMembers, spacePosts, spaces } from './tables.ts';

type Member = Omit<typeof spaceMembers.$inferInsert, 'spaceId'>;
type Comment = Omit<typeof spaceComments.$inferInsert, 'postId'>;
type Post = Omit<typeof spacePosts.$inferInsert, 'spaceId'> & {
  readonly likes?: readonly number[];
  readonly comments?: readonly Comment[];
};

/** For demo rows: a space with its people and what they wrote, as long ago as the demo says. Answers its number. */
export async function seedSpace(
  db: Db,
  space: typeof spaces.$inferInsert,
  { members, posts }: { readonly members: readonly Member[]; readonly posts: readonly Post[] },
): Promise<number> {
  const [{ spaceId } = {}] = await db.insert(spaces).values(space).returning({ spaceId: spaces.id });
  if (spaceId === undefined) throw new Error('The space was not written.');
  await db.insert(spaceMembers).values(members.map((member) => ({ ...member, spaceId })));
  for (const { likes = [], comments = [], ...post } of posts) {
    const [{ postId } = {}] = await db
      .insert(spacePosts)
      .values({ ...post, spaceId })
      .returning({ postId: spacePosts.id });
    if (postId === undefined) throw new Error('A post of the space was not written.');
    if (likes.length > 0) await db.insert(spaceLikes).values(likes.map((userId) => ({ postId, userId })));
    if (comments.length > 0) await db.insert(spaceComments).values(comments.map((comment) => ({ ...comment, postId })));
  }
  return spaceId;
}
