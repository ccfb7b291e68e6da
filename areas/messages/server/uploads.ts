import { type Handler, on } from '#platform/server/area.ts';
import { toPicture, toSound } from '#platform/server/convert/kinds.ts';
import { withFiles } from '#platform/server/with-files.ts';
import {
  messageFilesDropped,
  type uploadMessagePicture as pictureContract,
  type uploadVoiceNote as voiceContract,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addFile, mustHaveRoom } from './add-file.ts';

/** No transaction is held while a file is read: with the embedded database that would stop everybody. */
export const uploadMessagePicture: Handler<typeof pictureContract> = async ({
  input,
  principal,
  query,
  services,
  now,
}) => {
  await mustHaveRoom(query, principal.id);
  const { files, about } = await services.convert(input.upload, toPicture, undefined);
  const contents = [files.full, files.small].map((content) => ({ folder: 'message-pictures', content }));
  return withFiles(services.files, contents, ([fileKey = '', smallKey = null]) =>
    addFile(query, principal.id, { kind: 'image', fileKey, smallKey, type: 'image/webp', ...about, seconds: 0 }, now),
  );
};

export const uploadVoiceNote: Handler<typeof voiceContract> = async ({ input, principal, query, services, now }) => {
  await mustHaveRoom(query, principal.id);
  const { files, about } = await services.convert(input.upload, toSound, { seconds: limits.voiceSeconds });
  return withFiles(services.files, [{ folder: 'voice-notes', content: files.sound }], ([fileKey = '']) =>
    addFile(query, principal.id, { kind: 'voice', fileKey, smallKey: null, ...about, width: 0, height: 0 }, now),
  );
};

export const deleteDroppedFiles = on(
  messageFilesDropped,
  'messages.deleteFiles',
  async ({ event: { keys }, services }) => {
    for (const key of keys) await services.files.delete(key);
  },
);
