import { z } from 'zod';
import { Id, id, optionalText, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, download, event, file, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { ofSpace } from './fields.ts';
import { SpaceAuthor } from './posts.ts';

const StoredPicture = z.object({ id: Id, width: z.number().int(), height: z.number().int(), url: z.string() });
export type StoredPicture = z.infer<typeof StoredPicture>;

export const uploadSpacePicture = operation({
  name: 'uploadSpacePicture',
  method: 'POST',
  path: '/api/spaces/{id}/pictures',
  policy: 'spaces.takePart',
  summary: 'Keeps a picture for a post, for a day. Where it was taken is removed.',
  params: ofSpace,
  upload: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'application/octet-stream'],
    maxBytes: limits.pictureBytes,
  },
  output: json(StoredPicture),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readSpacePicture = operation({
  name: 'readSpacePicture',
  method: 'GET',
  path: '/api/spaces/{id}/pictures/{pictureId}',
  policy: 'spaces.read',
  summary: 'A picture of a post that the caller may read, or one’s own upload.',
  params: z.object({ id, pictureId: id }),
  query: z.object({ small: z.stringbool().default(false) }),
  output: file('image/webp'),
});

export const SpaceFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** What it is, in a sentence. */
  about: z.string(),
  /** The words of a sound; empty: none. */
  transcript: z.string(),
  url: z.string(),
  author: SpaceAuthor,
  createdAt: Timestamp,
  mayDelete: z.boolean(),
});
export type SpaceFile = z.infer<typeof SpaceFile>;

const StoredFile = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.number().int() });
export type StoredFile = z.infer<typeof StoredFile>;

export const uploadSpaceFile = operation({
  name: 'uploadSpaceFile',
  method: 'POST',
  path: '/api/spaces/{id}/uploads',
  policy: 'spaces.addFile',
  summary: 'Checks and cleans a file (PDF, DOCX, ODT, TXT, sound or picture) and keeps it for a day.',
  params: ofSpace,
  query: z.object({ name: z.string().max(300).default('') }),
  upload: {
    types: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'text/plain',
      'audio/mpeg',
      'audio/ogg',
      'audio/mp4',
      'audio/x-m4a',
      'audio/wav',
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/octet-stream',
    ],
    maxBytes: limits.fileBytes,
  },
  output: json(StoredFile),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const addSpaceFile = operation({
  name: 'addSpaceFile',
  method: 'POST',
  path: '/api/spaces/{id}/files',
  policy: 'spaces.addFile',
  summary: 'Puts an uploaded file into the files of a space.',
  params: ofSpace,
  body: z.object({ fileId: id, about: text(limits.about), transcript: optionalText(limits.transcript) }),
  output: json(SpaceFile),
  status: 201,
  errors: ['conflict'],
});

export const listSpaceFiles = operation({
  name: 'listSpaceFiles',
  method: 'GET',
  path: '/api/spaces/{id}/files',
  policy: 'spaces.takePart',
  summary: 'Files of a space, newest first, for its members.',
  params: ofSpace,
  query: z.object(paging(20)),
  output: paged(SpaceFile),
});

export const readSpaceFile = operation({
  name: 'readSpaceFile',
  method: 'GET',
  path: '/spaces/{id}/files/{fileId}/{name}',
  policy: 'spaces.readFile',
  summary: 'A file of a space, to keep, for its members. It is never shown inside the site.',
  params: z.object({ id, fileId: id, name: z.string().max(120) }),
  output: download('application/octet-stream'),
});

export const deleteSpaceFile = operation({
  name: 'deleteSpaceFile',
  method: 'DELETE',
  path: '/api/spaces/{id}/files/{fileId}',
  policy: 'spaces.deleteFile',
  summary: 'Deletes your own file. The people who run the space can delete any.',
  params: z.object({ id, fileId: id }),
  output: nothing(),
});

export const spaceFilesDropped = event('spaceFilesDropped', z.object({ keys: z.array(z.string()) }));

export const filesPart = contractPart({
  operations: [
    uploadSpacePicture,
    readSpacePicture,
    uploadSpaceFile,
    addSpaceFile,
    listSpaceFiles,
    readSpaceFile,
    deleteSpaceFile,
  ],
  events: [spaceFilesDropped],
  entities: { SpaceFile },
});
