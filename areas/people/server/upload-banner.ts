import type { Handler } from '#platform/server/area.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadBanner as contract } from '../contract.ts';
import { toShape } from './picture.ts';
import { setPicture } from './set-picture.ts';
import { ownUser } from './view.ts';

export const uploadBanner: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { files } = await services.convert(input.upload, toShape, 'wide');
  await withFiles(services.files, [{ folder: 'banners', content: files.picture }], ([key = '']) =>
    services.transaction((db, emit) => setPicture({ db, emit }, principal.id, 'bannerKey', key)),
  );
  return ownUser(query, principal);
};
