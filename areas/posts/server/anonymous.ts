import { type Expression, sql } from 'kysely';
import { anonymousName } from '#areas/people/server/public.ts';
import type { Seed } from '#platform/server/area.ts';
import { closedAccounts, users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { anonymousId, isAnonymous, writerOfComment } from './visible.ts';

const begun = new Date('2000-01-01T00:00:00.000Z');
const never = new Date('9999-01-01T00:00:00.000Z');

export const anonymousReference: Seed = async ({ db }) => {
  await db
    .insert(users)
    .values({
      id: anonymousId,
      name: anonymousName,
      email: 'anonymous@anonymous.invalid',
      // No member can choose one that begins so.
      username: '-anonymous-',
      roles: [],
      createdAt: begun,
      updatedAt: begun,
    })
    .onConflictDoNothing();
  const closed = { userId: anonymousId, closedAt: begun, eraseAt: never };
  await db.insert(closedAccounts).values(closed).onConflictDoNothing();
};

/** Under one post each has a number, so that readers can tell one from another. */
export const nameOfComment = (comment: Expression<number>, author: Expression<number>, own: Expression<string>) =>
  sql<string>`case when ${isAnonymous(author)} then concat_ws(' ', ${sql.lit(anonymousName)}::text,
    ${from
      .selectFrom('anonymous_comments as hn')
      .select((e) => sql<string>`nullif(${e.ref('hn.no')}, 1)::text`.as('no'))
      .where('hn.comment_id', '=', comment)}) else ${own} end`;

/** A reply that was written without a name opens a topic of its own without one. */
const passOn = statement((v: { postId: number; commentId: number }) =>
  from
    .insertInto('anonymous_posts')
    .columns(['post_id', 'user_id'])
    .expression((e) =>
      e
        .selectFrom('anonymous_comments as h')
        .select([sql<number>`${v.postId}::int`.as('post_id'), 'h.user_id'])
        .where('h.comment_id', '=', v.commentId),
    ),
);

export const passWriterOn = (query: Query, postId: number, commentId: number) => query(passOn, { postId, commentId });

/** Whoever began the topic without a name is number 1; the others follow, each with one number in a topic. */
const hideComment = statement((v: { commentId: number; postId: number; userId: number }) =>
  from
    .insertInto('anonymous_comments')
    .columns(['comment_id', 'user_id', 'no'])
    .expression(
      from.selectNoFrom([
        sql<number>`${v.commentId}::int`.as('comment_id'),
        sql<number>`${v.userId}::int`.as('user_id'),
        sql<number>`coalesce(
          (select 1 from anonymous_posts t where t.post_id = ${v.postId}::int and t.user_id = ${v.userId}::int),
          (select min(h.no) from anonymous_comments h join comments c on c.id = h.comment_id
            where c.post_id = ${v.postId}::int and h.user_id = ${v.userId}::int),
          (select greatest(coalesce(max(h.no), 0), (select count(*)::int from anonymous_posts t
              where t.post_id = ${v.postId}::int)) + 1
            from anonymous_comments h join comments c on c.id = h.comment_id where c.post_id = ${v.postId}::int))`.as(
          'no',
        ),
      ]),
    ),
);

/** The post is locked by then, so that two get two numbers. */
export const keepWriterOfComment = (query: Query, about: { commentId: number; postId: number; userId: number }) =>
  query(hideComment, about);

/**
 * Under another post the numbers are others’: each keeps the one they have there already, or gets a new one, in the
 * order in which they wrote.
 */
const renumber = statement((v: { postId: number; ids: readonly number[] }) =>
  from
    .updateTable('anonymous_comments as m')
    .from(
      sql<{ id: number; no: number }>`(
        select h.comment_id as id, coalesce(
          (select 1 from anonymous_posts t where t.post_id = ${v.postId}::int and t.user_id = h.user_id),
          (select min(o.no) from anonymous_comments o join comments c on c.id = o.comment_id
            where c.post_id = ${v.postId}::int and o.user_id = h.user_id and o.comment_id <> all(${v.ids}::int[])),
          (select greatest(coalesce(max(o.no), 0), (select count(*)::int from anonymous_posts t
              where t.post_id = ${v.postId}::int))
            from anonymous_comments o join comments c on c.id = o.comment_id
            where c.post_id = ${v.postId}::int and o.comment_id <> all(${v.ids}::int[]))
            + dense_rank() over (order by f.first)::int) as no
        from anonymous_comments h
        join (select user_id, min(comment_id) as first from anonymous_comments
          where comment_id = any(${v.ids}::int[]) group by user_id) f on f.user_id = h.user_id
        where h.comment_id = any(${v.ids}::int[]))`.as<'n'>(sql.raw('n')),
    )
    .set((e) => ({ no: e.ref('n.no') }))
    .whereRef('m.comment_id', '=', 'n.id'),
);

export const renumberComments = (query: Query, postId: number, ids: readonly number[]) =>
  query(renumber, { postId, ids });

const commentWriter = statement((v: { commentId: number }) =>
  from
    .selectFrom('comments as c')
    .select((e) => writerOfComment(e.ref('c.id'), e.ref('c.author_id')).as('userId'))
    .where('c.id', '=', v.commentId),
);

export async function writerOfCommentNow(query: Query, commentId: number): Promise<number | undefined> {
  const [row] = await query(commentWriter, { commentId });
  return row?.userId;
}

const unnamed = statement((v: { postId: number }) =>
  from.selectFrom('anonymous_posts').select('post_id').where('post_id', '=', v.postId),
);

/** A post that shows no name. */
export const isUnnamed = async (query: Query, postId: number): Promise<boolean> =>
  (await query(unnamed, { postId })).length > 0;
