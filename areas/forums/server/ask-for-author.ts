import { findComment, findPost } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { isReported } from '#platform/server/reported.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { askForAuthor as contract } from '../contract.ts';
import { shownSince } from './author-requests.ts';
import { from } from './from.ts';

interface Question {
  readonly contentType: 'post' | 'comment';
  readonly contentId: number;
  readonly by: number;
  readonly reason: string;
  readonly now: string;
}

/** What was answered, and is shown no longer, can be asked again. */
const forget = statement((v: { contentType: string; contentId: number; since: string }) =>
  from
    .deleteFrom('author_requests')
    .where('content_type', '=', v.contentType)
    .where('content_id', '=', v.contentId)
    .where('agreed_at', '<=', moment(v.since)),
);

const ask = statement((v: Question) =>
  from
    .insertInto('author_requests')
    .values({
      content_type: v.contentType,
      content_id: v.contentId,
      asked_by_id: v.by,
      reason: v.reason,
      asked_at: moment(v.now),
    })
    .onConflict((one) => one.columns(['content_type', 'content_id']).doNothing())
    .returning('id'),
);

/** For what was reported and nothing else. The question is in the audit log before anybody answers it. */
export const askForAuthor: Handler<typeof contract> = async ({ input, principal, db, query, now }) => {
  const { contentType, contentId } = input;
  const reason = input.reason.trim();
  const found = await (contentType === 'post' ? findPost : findComment)(db, principal, contentId);
  if (!found?.anonymous || !(await isReported(query, contentType, contentId))) throw problem.notFound();
  await query(forget, { contentType, contentId, since: shownSince(now) });
  const asked = await query(ask, { contentType, contentId, by: principal.id, reason, now: now.toISOString() });
  if (asked.length === 0) throw problem.conflict('A moderator has asked this already. Open the list of questions.');
  const subject = `${contentType}s:${contentId}`;
  await writeAudit(db, { actorId: principal.id, action: 'author asked for', subject, detail: { reason } }, now);
  return undefined;
};
