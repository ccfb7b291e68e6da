import type { Handler } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadImage as contract } from '../../contract.ts';
import { addMedia, mustHaveRoom } from './add-media.ts';

/** No transaction is held while the picture is read: with the embedded database that would stop everybody. */
export const uploadImage: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  await mustHaveRoom(query, principal.id);
  const { files, about } = await services.convert(input.upload, toPicture, undefined);
  const contents = [files.full, files.small].map((content) => ({ folder: 'images', content }));
  return withFiles(services.files, contents, ([fileKey = '', smallKey = null]) =>
    addMedia(query, principal, { kind: 'image', fileKey, smallKey, type: 'image/webp', ...about, seconds: 0 }, now),
  );
};
