import type { Handler } from '#platform/server/area.ts';
import type { uploadVideo as contract } from '../../contract.ts';
import { addMedia, mustHaveRoom } from './add-media.ts';
import { withFiles } from './files.ts';
import { readClip } from './read-upload.ts';

export const uploadVideo: Handler<typeof contract> = async ({ input, actor, query, services, now }) => {
  await mustHaveRoom(query, actor.id);
  const { bytes, type, width, height, seconds } = await readClip(input.upload.bytes, services.log);
  return withFiles(services.files, [{ folder: 'videos', bytes }], ([fileKey = '']) =>
    addMedia(query, actor, { kind: 'video', fileKey, smallKey: null, type, width, height, seconds }, now),
  );
};
