import type { Handler } from '#platform/server/area.ts';
import type { uploadAvatar as contract } from '../contract.ts';
import { squarePicture } from './picture.ts';
import { setPicture } from './set-picture.ts';
import { userOf } from './view.ts';

export const uploadAvatar: Handler<typeof contract> = async ({ input, actor, db, query, emit, services }) => {
  const picture = await squarePicture(input.upload.bytes);
  await setPicture({ db, emit }, actor.id, 'avatarKey', await services.files.put('avatars', picture));
  return userOf(query, actor, actor.id);
};
