import type { Handler } from '#platform/server/area.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadAvatar as contract } from '../contract.ts';
import { toShape } from './picture.ts';
import { setPicture } from './set-picture.ts';
import { ownUser } from './view.ts';

export const uploadAvatar: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { files } = await services.convert(input.upload, toShape, 'square');
  await withFiles(services.files, [{ folder: 'avatars', content: files.picture }], ([key = '']) =>
    services.transaction((db, emit) => setPicture({ db, emit }, principal.id, 'avatarKey', key)),
  );
  return ownUser(query, principal);
};
