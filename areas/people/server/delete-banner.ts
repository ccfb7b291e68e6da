import type { Handler } from '#platform/server/area.ts';
import type { deleteBanner as contract } from '../contract.ts';
import { setPicture } from './set-picture.ts';
import { ownUser } from './view.ts';

export const deleteBanner: Handler<typeof contract> = async ({ principal, db, query, emit }) => {
  await setPicture({ db, emit }, principal.id, 'bannerKey', null);
  return ownUser(query, principal);
};
