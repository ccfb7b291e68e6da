import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { endOtherSessions as contract } from '../contract.ts';
import { entryOf } from './audit-entries.ts';
import { endSessions } from './end-sessions.ts';

export const endOtherSessions: Handler<typeof contract> = async ({ principal, db, emit, now }) => {
  const ended = await endSessions({ db, emit, userId: principal.id, except: principal.sessionId });
  if (ended > 0) await writeAudit(db, entryOf(principal.id, 'sessions ended', { count: ended }), now);
  return { ended };
};
