import { feedChanged, postChanged } from '#areas/posts/contract.ts';
import { markTopic, type TopicMarks } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { changeTopic as contract } from '../contract.ts';
import { forumFor } from './forum-for.ts';
import { loadTopic } from './load-topic.ts';
import { findTopic, versionOf } from './topic.ts';

interface Before {
  readonly pinned: boolean;
  readonly closed: boolean;
  readonly slow: boolean;
  readonly forumId: number | null;
}

/** What was done, in the audit log’s words; nothing where nothing changed. */
function acts(before: Before, after: TopicMarks): string[] {
  const changed = (key: keyof TopicMarks) => after[key] !== undefined && after[key] !== before[key];
  return [
    ...(changed('pinned') ? [after.pinned ? 'topic pinned' : 'topic unpinned'] : []),
    ...(changed('closed') ? [after.closed ? 'topic closed' : 'topic reopened'] : []),
    ...(changed('slow') ? [after.slow ? 'topic slowed' : 'topic at its usual pace'] : []),
    ...(changed('forumId') ? ['topic moved'] : []),
  ];
}

/** What moderators do to the topics of others is in the audit log. */
export const changeTopic: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { id, ...marks } = input;
  if (marks.forumId !== undefined) await forumFor(query, marks.forumId);
  const before = await markTopic(query, id, marks, now);
  if (!before) throw problem.notFound();
  const done = acts(before, marks);
  if (done.length > 0) {
    await emit(postChanged, { postId: id, version: await versionOf(query, id) });
    await emit(feedChanged, { postId: id });
    const topic = await findTopic(db, principal, id);
    if (topic?.authorId !== principal.id) {
      const detail = { from: before.forumId, to: marks.forumId ?? before.forumId };
      for (const action of done) {
        await writeAudit(
          db,
          { actorId: principal.id, action, subject: `posts:${id}`, ...(action === 'topic moved' && { detail }) },
          now,
        );
      }
    }
  }
  return loadTopic(query, principal, id, now);
};
