import { sql } from 'kysely';
import { createPost } from '#areas/posts/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { broadcastChanged, broadcastEnded, type startBroadcast as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { lostBefore } from './clock.ts';
import { from } from './from.ts';
import { postInSpace, tellWhere } from './spaces.ts';
import { readBroadcast } from './view.ts';

/** Of whoever begins anew: what was lost has ended when it was last heard of. */
const settle = statement((v: { authorId: number; lost: string }) =>
  from
    .updateTable('broadcasts')
    .set((e) => ({
      ended_at: e.ref('seen_at'),
      recording: sql<string>`case when ${e.ref('keeps_recording')} and ${e.ref('key_piece')} is not null
        then 'waiting' else 'none' end`,
    }))
    .where('author_id', '=', v.authorId)
    .where('ended_at', 'is', null)
    .where('seen_at', '<=', moment(v.lost))
    .returning('id'),
);
const running = statement((v: { authorId: number }) =>
  from.selectFrom('broadcasts').select('id').where('author_id', '=', v.authorId).where('ended_at', 'is', null),
);
const everybodys = statement((v: { lost: string }) =>
  from
    .selectFrom('broadcasts')
    .select(count.as('count'))
    .where('ended_at', 'is', null)
    .where('seen_at', '>', moment(v.lost)),
);
interface NewBroadcast {
  readonly authorId: number;
  readonly postId: number | null;
  readonly spaceId: number | null;
  readonly spacePostId: number | null;
  readonly title: string;
  readonly contentWarning: string;
  readonly audience: string;
  readonly type: string;
  readonly keepsRecording: boolean;
  readonly now: string;
}
const add = statement((v: NewBroadcast) =>
  from
    .insertInto('broadcasts')
    .values({
      author_id: v.authorId,
      post_id: v.postId,
      space_id: v.spaceId,
      space_post_id: v.spacePostId,
      title: v.title,
      content_warning: v.contentWarning,
      audience: v.audience,
      type: v.type,
      keeps_recording: v.keepsRecording,
      started_at: moment(v.now),
      seen_at: moment(v.now),
    })
    .returning('id'),
);

type Beginning = Pick<UseCase<Input<typeof contract>>, 'input' | 'principal' | 'query' | 'emit' | 'now'>;

/** Its own post: in a group or community, or among all posts. */
async function beginPost({ input, principal, query, emit, now }: Beginning) {
  const { title, text = '', contentWarning = '', audience, spaceId } = input;
  if (audience !== 'space' || spaceId === undefined) {
    const post = await createPost({
      input: {
        type: 'post',
        isPublic: false,
        title,
        content: text || title,
        contentWarning,
        audience: audience === 'followers' ? 'followers' : 'members',
      },
      principal,
      query,
      emit,
      now,
    });
    return { postId: post.id, spaceId: null, spacePostId: null };
  }
  const content = text ? `${title}\n\n${text}` : title;
  const spacePostId = await postInSpace({ spaceId, authorId: principal.id, content, contentWarning, query, emit, now });
  return { postId: null, spaceId, spacePostId };
}

/** The post comes first, so that its rules, its comments and its reports are those of every post. */
export const startBroadcast: Handler<typeof contract> = async ({ input, principal, query, emit, now, services }) => {
  const authorId = principal.id;
  const lost = lostBefore(now);
  await takeTurn(query, 'broadcasts that begin');
  for (const { id } of await query(settle, { authorId, lost })) {
    await emit(broadcastEnded, { id });
    await emit(broadcastChanged, { id });
  }
  if ((await query(running, { authorId })).length > 0) {
    throw problem.conflict('You’re live already, in another tab or on another device. End that first.');
  }
  const [{ count: others } = { count: 0 }] = await query(everybodys, { lost });
  if (others >= limits.atOnce) {
    throw problem.conflict(`${limits.atOnce} people are live at the moment. Try again when one of them has ended.`);
  }
  const post = await beginPost({ input, principal, query, emit, now });
  const { title, contentWarning = '', audience, type, keepsRecording } = input;
  const row = { ...post, authorId, title, contentWarning, audience, type, keepsRecording, now: now.toISOString() };
  const [added] = await query(add, row);
  if (!added) throw new Error('The broadcast was not stored.');
  if (post.spacePostId !== null) {
    await tellWhere(query, post.spacePostId, `${services.config.publicUrl}/live/${added.id}`, now);
  }
  await emit(broadcastChanged, { id: added.id });
  return readBroadcast(query, principal, added.id, now);
};
