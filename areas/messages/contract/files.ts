import { z } from 'zod';
import { contractPart, event, file, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { ofMessage } from './fields.ts';
import { MessageMedia } from './messages.ts';

export const uploadMessagePicture = operation({
  name: 'uploadMessagePicture',
  method: 'POST',
  path: '/api/messages/pictures',
  policy: 'member',
  summary: 'Uploads a picture for a message. It is re-encoded without its location and camera details.',
  upload: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    maxBytes: 15 * 1024 * 1024,
  },
  output: json(MessageMedia),
  status: 201,
  errors: ['too-large', 'wrong-type', 'unprocessable', 'conflict', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadVoiceNote = operation({
  name: 'uploadVoiceNote',
  method: 'POST',
  path: '/api/messages/voice-notes',
  policy: 'member',
  summary: 'Uploads a recording for a message.',
  upload: {
    types: ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/aac'],
    maxBytes: limits.voiceBytes,
  },
  output: json(MessageMedia),
  status: 201,
  errors: ['too-large', 'wrong-type', 'unprocessable', 'conflict', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readMessageFile = operation({
  name: 'readMessageFile',
  method: 'GET',
  path: '/api/messages/files/{id}',
  policy: 'messages.readFile',
  summary: 'A picture or recording, for people who can read the message.',
  params: ofMessage,
  query: z.object({ small: z.stringbool().default(false) }),
  output: file('image/webp', 'audio/mp4', 'audio/webm', 'audio/mpeg', 'audio/wav'),
});

/** Files that no message has any more; they go after commit. */
export const messageFilesDropped = event('messageFilesDropped', z.object({ keys: z.array(z.string()) }));

export const filesPart = contractPart({
  operations: [uploadMessagePicture, uploadVoiceNote, readMessageFile],
  events: [messageFilesDropped],
});
