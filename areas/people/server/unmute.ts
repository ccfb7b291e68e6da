import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { unmute as contract } from '../contract.ts';
import { mutesOf } from './mute-view.ts';

/** Answers with what was muted, so that Undo can mute it again. */
export const unmute: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [known] = await mutesOf(query, principal.id, input.id);
  if (!known) throw problem.notFound();
  await query('mute-end', 'delete from mutes where id = $1 and user_id = $2', [input.id, principal.id]);
  return known;
};
