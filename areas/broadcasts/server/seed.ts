import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const firstPost = statement(() =>
  from
    .selectFrom('posts')
    .select(['id', 'author_id as authorId', 'title'])
    .where('type', '=', 'post')
    .where('audience', 'in', ['everyone', 'members'])
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(1),
);
const add = statement((v: { authorId: number; postId: number; title: string; startedAt: string; endedAt: string }) =>
  from
    .insertInto('broadcasts')
    .values({
      author_id: v.authorId,
      post_id: v.postId,
      title: v.title,
      audience: 'members',
      type: 'video/webm;codecs=vp8,opus',
      keeps_recording: false,
      started_at: moment(v.startedAt),
      seen_at: moment(v.endedAt),
      ended_at: moment(v.endedAt),
      cleared: true,
    })
    .returning('id'),
);
const say = statement((v: { broadcastId: number; at: number; until: number; text: string; now: string }) =>
  from.insertInto('broadcast_captions').values({
    broadcast_id: v.broadcastId,
    from_ms: v.at,
    until_ms: v.until,
    text: v.text,
    created_at: moment(v.now),
  }),
);

const lines = [
  'Hello, and thank you for coming.',
  'I read every comment, and I take my time with each.',
  'That was it for today. See you next week.',
];

/** One that has ended: nobody in the demo holds a camera. */
export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  const [post] = await query(firstPost, {});
  if (!post) return;
  const endedAt = new Date(now.getTime() - 3 * 86_400_000);
  const startedAt = new Date(endedAt.getTime() - 6 * 60_000);
  const [added] = await query(add, {
    authorId: post.authorId,
    postId: post.id,
    title: post.title || 'Questions and answers',
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
  });
  if (!added) return;
  for (const [n, text] of lines.entries()) {
    const at = n * 60_000;
    const said = new Date(startedAt.getTime() + at).toISOString();
    await query(say, { broadcastId: added.id, at, until: at + 4000, text, now: said });
  }
};
