import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { keepWritingProgress as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { progressOf } from './progress-of.ts';

const start = statement((v: { userId: number; now: string }) =>
  from
    .insertInto('writing_progress')
    .values({ user_id: v.userId, since: moment(v.now) })
    .onConflict((on) => on.doNothing()),
);
const stop = statement((v: { userId: number }) => from.deleteFrom('writing_progress').where('user_id', '=', v.userId));

/** A second time changes nothing. */
export const keepWritingProgress: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const userId = principal.id;
  if (input.on) await query(start, { userId, now: now.toISOString() });
  else await query(stop, { userId });
  return progressOf(query, userId);
};
