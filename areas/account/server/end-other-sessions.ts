import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { endOtherSessions as contract } from '../contract.ts';
import { entryOf } from './audit-entries.ts';
import { endSessions } from './end-sessions.ts';

export const endOtherSessions: Handler<typeof contract> = async ({ actor, db, emit, now }) => {
  const ended = await endSessions({ db, emit, userId: actor.id, except: actor.sessionId });
  if (ended > 0) await writeAudit(db, entryOf(actor.id, 'sessions ended', { count: ended }), now);
  return { ended };
};
