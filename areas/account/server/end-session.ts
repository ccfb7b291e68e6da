import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { endSession as contract } from '../contract.ts';
import { entryOf } from './audit-entries.ts';
import { endSessions } from './end-sessions.ts';

/** Another member's session looks like one that does not exist. */
export const endSession: Handler<typeof contract> = async ({ input, principal, db, emit, now }) => {
  const ended = await endSessions({ db, emit, userId: principal.id, only: input.id });
  if (ended === 0) throw problem.notFound();
  await writeAudit(db, entryOf(principal.id, 'sessions ended', { count: ended }), now);
  return {};
};
