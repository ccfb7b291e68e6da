import { readImage, readSound, withFiles } from '#areas/feed/server/public.ts';
import { type Handler, on } from '#platform/server/area.ts';
import {
  messageFilesDropped,
  type uploadMessagePicture as pictureContract,
  type uploadVoiceNote as voiceContract,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addFile, mustHaveRoom } from './add-file.ts';

/** No transaction is held while a file is read: with the embedded database that would stop everybody. */
export const uploadMessagePicture: Handler<typeof pictureContract> = async ({ input, actor, query, services, now }) => {
  await mustHaveRoom(query, actor.id);
  const { full, small, width, height } = await readImage(input.upload.bytes, services.log);
  const files = [
    { folder: 'message-pictures', bytes: full },
    { folder: 'message-pictures', bytes: small },
  ];
  return withFiles(services.files, files, ([fileKey = '', smallKey = null]) =>
    addFile(query, actor.id, { kind: 'image', fileKey, smallKey, type: 'image/webp', width, height, seconds: 0 }, now),
  );
};

export const uploadVoiceNote: Handler<typeof voiceContract> = async ({ input, actor, query, services, now }) => {
  await mustHaveRoom(query, actor.id);
  const { bytes, type, seconds } = await readSound(input.upload.bytes, limits.voiceSeconds, services.log);
  return withFiles(services.files, [{ folder: 'voice-notes', bytes }], ([fileKey = '']) =>
    addFile(query, actor.id, { kind: 'voice', fileKey, smallKey: null, type, width: 0, height: 0, seconds }, now),
  );
};

export const deleteDroppedFiles = on(
  messageFilesDropped,
  'messages.deleteFiles',
  async ({ event: { keys }, services }) => {
    for (const key of keys) await services.files.delete(key);
  },
);
