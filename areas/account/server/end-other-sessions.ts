import type { Handler } from '#platform/server/area.ts';
import type { endOtherSessions as contract } from '../contract.ts';
import { endSessions } from './end-sessions.ts';

export const endOtherSessions: Handler<typeof contract> = async ({ actor, db, emit }) => ({
  ended: await endSessions({ db, emit, userId: actor.id, except: actor.sessionId }),
});
