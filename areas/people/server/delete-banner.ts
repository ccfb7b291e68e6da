import type { Handler } from '#platform/server/area.ts';
import type { deleteBanner as contract } from '../contract.ts';
import { setPicture } from './set-picture.ts';
import { userOf } from './view.ts';

export const deleteBanner: Handler<typeof contract> = async ({ actor, db, query, emit }) => {
  await setPicture({ db, emit }, actor.id, 'bannerKey', null);
  return userOf(query, actor, actor.id);
};
