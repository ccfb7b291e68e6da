import type { Handler } from '#platform/server/area.ts';
import type { deleteAvatar as contract } from '../contract.ts';
import { setPicture } from './set-picture.ts';
import { ownUser } from './view.ts';

export const deleteAvatar: Handler<typeof contract> = async ({ principal, db, query, emit }) => {
  await setPicture({ db, emit }, principal.id, 'avatarKey', null);
  return ownUser(query, principal);
};
