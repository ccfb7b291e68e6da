import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { contractPart, download, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';

export const StoredFile = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.number().int() });
export type StoredFile = z.infer<typeof StoredFile>;

export const uploadResourceFile = operation({
  name: 'uploadResourceFile',
  method: 'POST',
  path: '/api/resources/files',
  policy: 'member',
  summary: 'Checks and cleans a file (PDF, DOCX, ODT, TXT, sound or picture) and keeps it for a day.',
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

export const readResourceFile = operation({
  name: 'readResourceFile',
  method: 'GET',
  path: '/resources/files/{id}/{name}',
  policy: 'resources.see',
  summary: 'The file of a resource, to keep. It is never shown inside the site.',
  params: z.object({ id, name: z.string().max(120) }),
  output: download('application/octet-stream'),
});

export const filesPart = contractPart({
  operations: [uploadResourceFile, readResourceFile],
  entities: { StoredFile },
});
