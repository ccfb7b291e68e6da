import type { Handler } from '#platform/server/area.ts';
import type { uploadImage as contract } from '../../contract.ts';
import { addMedia, mustHaveRoom } from './add-media.ts';
import { withFiles } from './files.ts';
import { readImage } from './read-upload.ts';

/** No transaction is held while the picture is read: with the embedded database that would stop everybody. */
export const uploadImage: Handler<typeof contract> = async ({ input, actor, query, services, now }) => {
  await mustHaveRoom(query, actor.id);
  const { full, small, width, height } = await readImage(input.upload.bytes, services.log);
  const files = [
    { folder: 'images', bytes: full },
    { folder: 'images', bytes: small },
  ];
  return withFiles(services.files, files, ([fileKey = '', smallKey = null]) =>
    addMedia(query, actor, { kind: 'image', fileKey, smallKey, type: 'image/webp', width, height, seconds: 0 }, now),
  );
};
