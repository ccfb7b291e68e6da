import type { Handler } from '#platform/server/area.ts';
import type { removeShortcut as contract } from '../contract.ts';

/** What is not kept is already gone: nothing to complain about. */
export const removeShortcut: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('shortcut-remove', 'delete from shortcuts where user_id = $1 and path = $2', [principal.id, input.path]);
  return undefined;
};
