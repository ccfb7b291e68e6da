import type { Handler } from '#platform/server/area.ts';
import { toSound } from '#platform/server/convert/kinds.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadAudio as contract } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { addMedia, mustHaveRoom } from './add-media.ts';

export const uploadAudio: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  await mustHaveRoom(query, principal.id);
  const { files, about } = await services.convert(input.upload, toSound, { seconds: limits.audioSeconds });
  const media = { kind: 'audio', smallKey: null, width: 0, height: 0 } as const;
  const seconds = Math.max(1, Math.round(about.seconds));
  return withFiles(services.files, [{ folder: 'audio-notes', content: files.sound }], ([fileKey = '']) =>
    addMedia(query, principal, { ...media, fileKey, type: about.type, seconds }, now),
  );
};
