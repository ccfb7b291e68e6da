import type { Handler } from '#platform/server/area.ts';
import type { deleteAvatar as contract } from '../contract.ts';
import { setAvatar } from './set-avatar.ts';
import { userOf } from './view.ts';

export const deleteAvatar: Handler<typeof contract> = async ({ actor, db, query, emit }) => {
  await setAvatar({ db, emit }, actor.id, null);
  return userOf(query, actor, actor.id);
};
