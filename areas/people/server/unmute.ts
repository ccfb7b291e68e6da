import type { Handler } from '#platform/server/area.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { unmute as contract, Mute } from '../contract.ts';
import type { mutes } from './tables.ts';

const end = statement((v: { id: number; userId: number }) =>
  tables<{ mutes: typeof mutes }>().deleteFrom('mutes').where('id', '=', v.id).where('user_id', '=', v.userId),
);

/** Answers with what was muted, so that Undo can mute it again. */
export const unmute: Handler<typeof contract, Mute> = async ({ input, principal, found, query }) => {
  await query(end, { id: input.id, userId: principal.id });
  return found;
};
