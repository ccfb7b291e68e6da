import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { agreeToAuthor as contract } from '../contract.ts';
import { assertNotWriter, holdRequest } from './author-requests.ts';
import { from } from './from.ts';

const agree = statement((v: { id: number; by: number; now: string }) =>
  from
    .updateTable('author_requests')
    .set({ agreed_by_id: v.by, agreed_at: moment(v.now) })
    .where('id', '=', v.id),
);

/** Two persons, and both stand by it in the audit log. */
export const agreeToAuthor: Handler<typeof contract> = async ({ input: { id }, principal, db, query, now }) => {
  const [asked] = await query(holdRequest, { id });
  if (!asked) throw problem.notFound();
  if (asked.askedById === null || asked.askedById === principal.id) {
    throw problem.conflict('Another moderator has to agree.');
  }
  // Also when whoever agreed has left: no third one learns it in their place.
  if (asked.agreedAt !== null) throw problem.conflict('Another moderator has agreed already.');
  await assertNotWriter(db, principal, asked);
  await query(agree, { id, by: principal.id, now: now.toISOString() });
  const subject = `${asked.contentType}s:${asked.contentId}`;
  const detail = { askedBy: asked.askedById };
  await writeAudit(db, { actorId: principal.id, action: 'author shown', subject, detail }, now);
  return undefined;
};
