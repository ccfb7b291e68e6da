import type { Handler } from '#platform/server/area.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadVideo as contract } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { addMedia, mustHaveRoom } from './add-media.ts';
import { toClip } from './kinds.ts';

export const uploadVideo: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  await mustHaveRoom(query, principal.id);
  const { files, about } = await services.convert(input.upload, toClip, { seconds: limits.videoSeconds });
  return withFiles(services.files, [{ folder: 'videos', content: files.clip }], ([fileKey = '']) =>
    addMedia(query, principal, { kind: 'video', fileKey, smallKey: null, ...about }, now),
  );
};
