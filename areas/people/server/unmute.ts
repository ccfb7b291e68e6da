import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { unmute as contract } from '../contract.ts';
import { mutesOf } from './mute-view.ts';
import type { mutes } from './tables.ts';

const end = statement((v: { id: number; userId: number }) =>
  tables<{ mutes: typeof mutes }>().deleteFrom('mutes').where('id', '=', v.id).where('user_id', '=', v.userId),
);

/** Answers with what was muted, so that Undo can mute it again. */
export const unmute: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [known] = await mutesOf(query, principal.id, input.id);
  if (!known) throw problem.notFound();
  await query(end, { id: input.id, userId: principal.id });
  return known;
};
