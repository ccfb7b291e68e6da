import type { Handler } from '#platform/server/area.ts';
import type { deleteNameClip as contract } from '../contract.ts';
import { setNameClip } from './set-name-clip.ts';
import { ownUser } from './view.ts';

export const deleteNameClip: Handler<typeof contract> = async ({ principal, db, query, emit }) => {
  await setNameClip({ db, emit }, principal.id, null);
  return ownUser(query, principal);
};
