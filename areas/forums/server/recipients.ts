import { type Expression, sql } from 'kysely';
import type { z } from 'zod';
import { anonymousPerson, isInAudience, writerOfComment, writerOfPost } from '#areas/posts/server/public.ts';
import { mentionsOf } from '#areas/writing/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { anyOf, isThere, statement } from '#platform/server/statement.ts';
import type { topicNews } from '../contract.ts';
import { from, topicTypes } from './from.ts';

export type News = z.output<(typeof topicNews)['payload']>;

const text = statement((v: { id: number }) =>
  from
    .selectFrom('posts as p')
    .select((e) => [
      'p.document',
      sql<number | null>`null::int`.as('answersId'),
      writerOfPost(e.ref('p.id'), e.ref('p.author_id')).as('writerId'),
    ])
    .where('p.id', '=', v.id),
);

const reply = statement((v: { id: number }) =>
  from
    .selectFrom('comments as c')
    .leftJoin('comments as o', 'o.id', 'c.reply_to_id')
    .select((e) => [
      'c.document',
      sql<number | null>`case when ${e.ref('o.id')} is not null
        then ${writerOfComment(sql.ref<number>('o.id'), sql.ref<number>('o.author_id'))} end`.as('answersId'),
      writerOfComment(e.ref('c.id'), e.ref('c.author_id')).as('writerId'),
    ])
    .where('c.id', '=', v.id),
);

interface Named {
  readonly topicId: number;
  /** Also of what shows no name: nobody is told what they wrote themselves. */
  readonly writerId: number;
  readonly mentioned: readonly number[];
  readonly answersId: number | null;
  readonly isReply: boolean;
}

const reached = statement((v: Named) => {
  const watchers = from
    .selectFrom('topic_states')
    .select('user_id as id')
    .where('post_id', '=', v.topicId)
    .where('level', '=', 'watch')
    .where(sql<boolean>`${v.isReply}::boolean`);
  const mutes = (member: Expression<number>) =>
    isThere(
      from
        .selectFrom('topic_states as s')
        .where('s.user_id', '=', member)
        .where('s.post_id', '=', v.topicId)
        .where('s.level', '=', 'mute'),
    );
  return from
    .selectFrom('users as u')
    .innerJoin('posts as p', (join) => join.on('p.id', '=', v.topicId))
    .select((e) => [
      'u.id as userId',
      sql<News['kind']>`case when ${e.ref('u.id')} = ${anyOf(v.mentioned)} then 'topicMentioned'
        when ${e.ref('u.id')} = ${v.answersId}::int then 'replyAnswered' else 'topicReplied' end`.as('kind'),
    ])
    .where('p.type', 'in', topicTypes)
    .where((e) =>
      e.or([
        e('u.id', '=', anyOf(v.mentioned)),
        sql<boolean>`${e.ref('u.id')} = ${v.answersId}::int`,
        e('u.id', 'in', watchers),
      ]),
    )
    .where('u.id', '!=', v.writerId)
    .where((e) => sql<boolean>`${e.ref('u.id')} <> ${writerOfPost(e.ref('p.id'), e.ref('p.author_id'))}`)
    .where((e) => e.not(mutes(e.ref('u.id'))))
    .where((e) => isInAudience(e.ref('u.id'), e.ref('p.audience'), e.ref('p.author_id')))
    .orderBy('u.id');
});

/**
 * Whom a reply concerns besides the topic’s author, who hears of every reply anyway: those it mentions, the one it
 * answers, and those who watch. Each once, none who mutes the topic or may not read it. `commentId` 0: the topic’s own text.
 */
export async function concerned(
  db: Db,
  about: { topicId: number; commentId: number; by: number },
): Promise<readonly News[]> {
  const query = queryIn(db);
  const { topicId, commentId, by } = about;
  const [written] = await query(commentId === 0 ? text : reply, { id: commentId || topicId });
  const mentioned = (written?.document ? mentionsOf(written.document) : []).map(({ userId }) => userId);
  const answersId = written?.answersId ?? null;
  const writerId = written?.writerId ?? by;
  const rows = await query(reached, { topicId, writerId, mentioned, answersId, isReply: commentId > 0 });
  // What shows no name tells none.
  return rows.map((row) => ({ ...row, topicId, by: by === anonymousPerson ? 0 : by, item: commentId }));
}
