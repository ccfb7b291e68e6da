import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { dropAuthorRequest as contract } from '../contract.ts';
import { assertNotWriter, holdRequest } from './author-requests.ts';
import { from } from './from.ts';

const drop = statement((v: { id: number }) => from.deleteFrom('author_requests').where('id', '=', v.id));

/** Withdrawn by whoever asked, or refused by another: a second time changes nothing. */
export const dropAuthorRequest: Handler<typeof contract> = async ({ input: { id }, principal, db, query, now }) => {
  const [asked] = await query(holdRequest, { id });
  if (!asked) return undefined;
  if (asked.agreedAt !== null) throw problem.refused('Another moderator has agreed already.');
  if (asked.askedById !== principal.id) await assertNotWriter(db, principal, asked);
  await query(drop, { id });
  const subject = `${asked.contentType}s:${asked.contentId}`;
  await writeAudit(db, { actorId: principal.id, action: 'author not shown', subject }, now);
  return undefined;
};
