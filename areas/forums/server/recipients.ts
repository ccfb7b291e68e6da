import type { z } from 'zod';
import { followsText } from '#areas/people/server/public.ts';
import type { Document } from '#areas/writing/contract.ts';
import { mentionsOf } from '#areas/writing/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { topicNews } from '../contract.ts';

export type News = z.output<(typeof topicNews)['payload']>;

interface Written {
  readonly document: Document | null;
  readonly answersId: number | null;
}

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
  const [written] = await query<Written>(
    'written',
    commentId === 0
      ? 'select document, null as "answersId" from posts where id = $1::int'
      : `select c.document, (select o.author_id from comments o where o.id = c.reply_to_id) as "answersId"
          from comments c where c.id = $1::int`,
    [commentId || topicId],
  );
  const mentioned = (written?.document ? mentionsOf(written.document) : []).map(({ userId }) => userId);
  const rows = await query<{ userId: number; kind: News['kind'] }>(
    'concerned',
    `select u.id as "userId", case when u.id = any($3::int[]) then 'topicMentioned'
        when u.id = $4::int then 'replyAnswered' else 'topicReplied' end as kind
      from (
        select unnest($3::int[]) as id union select $4::int
        union select user_id from topic_states where post_id = $1::int and level = 'watch' and $5::boolean) named
      join users u on u.id = named.id
      join posts p on p.id = $1::int and p.type in ('discussion', 'question')
      where u.id <> $2::int and u.id <> p.author_id
        and not exists (select 1 from topic_states s where s.user_id = u.id and s.post_id = p.id and s.level = 'mute')
        and (p.audience in ('everyone', 'members') or (p.audience = 'followers' and ${followsText('u.id', 'p.author_id')}))
      order by u.id`,
    [topicId, by, mentioned, written?.answersId ?? null, commentId > 0],
  );
  return rows.map((row) => ({ ...row, topicId, by, item: commentId }));
}
