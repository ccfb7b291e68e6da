import { postChanged } from '#areas/posts/contract.ts';
import { findComment, setAccepted } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type acceptAnswer as contract, topicNews } from '../contract.ts';
import { loadTopic } from './load-topic.ts';
import { mutesTopic } from './mutes-topic.ts';
import { findTopic, versionOf } from './topic.ts';

export const acceptAnswer: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { id, commentId } = input;
  const topic = await findTopic(db, principal, id);
  if (topic?.type !== 'question') throw problem.conflict('Only a question has an answer.');
  const found = await findComment(db, principal, commentId);
  if (!found?.seen || found.postId !== id) {
    throw problem.invalid([{ field: 'commentId', rule: 'unknown', message: 'Choose a reply to this question.' }]);
  }
  if (await setAccepted(query, { postId: id, commentId, now })) {
    await emit(postChanged, { postId: id, version: await versionOf(query, id) });
    const userId = found.authorId;
    if (userId !== principal.id && !(await mutesTopic(query, userId, id))) {
      // Whoever asked without their name accepts without it.
      const by = topic.anonymous && topic.authorId === principal.id ? 0 : principal.id;
      await emit(topicNews, { userId, kind: 'answerAccepted', topicId: id, by, item: commentId });
    }
    if (topic.authorId !== principal.id) {
      await writeAudit(
        db,
        { actorId: principal.id, action: 'answer accepted', subject: `posts:${id}`, detail: { commentId } },
        now,
      );
    }
  }
  return loadTopic(query, principal, id, now);
};
