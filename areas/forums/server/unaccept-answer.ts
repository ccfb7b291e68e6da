import { postChanged } from '#areas/posts/contract.ts';
import { findComment, setAccepted } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { statement } from '#platform/server/statement.ts';
import { type unacceptAnswer as contract, topicNewsGone } from '../contract.ts';
import { from } from './from.ts';
import { loadTopic } from './load-topic.ts';
import { findTopic, versionOf } from './topic.ts';

const accepted = statement((v: { id: number }) =>
  from.selectFrom('posts').select('accepted_id as commentId').where('id', '=', v.id).forUpdate(),
);

export const unacceptAnswer: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { id } = input;
  const [before] = await query(accepted, { id });
  const commentId = before?.commentId;
  if (commentId && (await setAccepted(query, { postId: id, commentId: null, now }))) {
    await emit(postChanged, { postId: id, version: await versionOf(query, id) });
    const userId = (await findComment(db, principal, commentId))?.authorId;
    if (userId)
      await emit(topicNewsGone, { userId, kind: 'answerAccepted', topicId: id, by: principal.id, item: commentId });
    const topic = await findTopic(db, principal, id);
    if (topic?.authorId !== principal.id) {
      await writeAudit(
        db,
        { actorId: principal.id, action: 'answer taken back', subject: `posts:${id}`, detail: { commentId } },
        now,
      );
    }
  }
  return loadTopic(query, principal, id, now);
};
