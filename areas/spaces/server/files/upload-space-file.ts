import { withFiles } from '#areas/feed/server/public.ts';
import { cleanName, readDocument } from '#areas/resources/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { uploadSpaceFile as contract, StoredFile } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { mustTakePart } from '../must.ts';
import { mustHaveRoom } from './room.ts';

export const uploadSpaceFile: Handler<typeof contract> = async ({ input, actor, query, services, now }) => {
  await mustTakePart(query, actor.id, input.id);
  await mustHaveRoom(query, actor.id);
  const { bytes, type } = await readDocument(input.upload.bytes, services.log);
  if (bytes.length > limits.fileBytes) throw problem.tooLarge('This file is too large. It may have 15 MB.');
  return withFiles(services.files, [{ folder: 'space-files', bytes }], async ([fileKey = '']) => {
    await mustHaveRoom(query, actor.id);
    const [row] = await query<StoredFile>(
      'add-space-upload',
      `insert into space_files (space_id, owner_id, file_key, name, type, bytes, created_at)
       values ($1::int, $2::int, $3, $4, $5, $6::int, $7::timestamptz) returning id, name, type, bytes`,
      [
        input.id,
        actor.id,
        fileKey,
        cleanName(input.name, type.split(';')[0] ?? ''),
        type,
        bytes.length,
        now.toISOString(),
      ],
    );
    if (!row) throw new Error('The file was not noted.');
    return row;
  });
};
