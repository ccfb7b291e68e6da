import type { Handler } from '#platform/server/area.ts';
import type { deleteNameClip as contract } from '../contract.ts';
import { setNameClip } from './set-name-clip.ts';
import { userOf } from './view.ts';

export const deleteNameClip: Handler<typeof contract> = async ({ actor, db, query, emit }) => {
  await setNameClip({ db, emit }, actor.id, null);
  return userOf(query, actor, actor.id);
};
