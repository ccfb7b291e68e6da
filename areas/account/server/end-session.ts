import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { endSession as contract } from '../contract.ts';
import { endSessions } from './end-sessions.ts';

/** Another member's session looks like one that does not exist. */
export const endSession: Handler<typeof contract> = async ({ input, actor, db, emit }) => {
  const ended = await endSessions({ db, emit, userId: actor.id, only: input.id });
  if (ended === 0) throw problem.notFound();
  return {};
};
