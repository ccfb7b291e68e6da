import type { Handler } from '#platform/server/area.ts';
import type { uploadBanner as contract } from '../contract.ts';
import { widePicture } from './picture.ts';
import { setPicture } from './set-picture.ts';
import { userOf } from './view.ts';

export const uploadBanner: Handler<typeof contract> = async ({ input, actor, db, query, emit, services }) => {
  const picture = await widePicture(input.upload.bytes);
  await setPicture({ db, emit }, actor.id, 'bannerKey', await services.files.put('banners', picture));
  return userOf(query, actor, actor.id);
};
