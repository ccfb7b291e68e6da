import { cleanName, toDocument } from '#areas/resources/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadSpaceFile as contract, StoredFile } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { assertOpen } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';
import { assertWithinLimit } from './room.ts';

export const uploadSpaceFile: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found,
  query,
  services,
  now,
}) => {
  assertOpen(found);
  await assertWithinLimit(query, principal.id);
  const { files, about } = await services.convert(input.upload, toDocument, undefined);
  const { document } = files;
  if (document.length > limits.fileBytes) throw problem.tooLarge('This file is too large. It may have 15 MB.');
  return withFiles(services.files, [{ folder: 'space-files', content: document }], async ([fileKey = '']) => {
    await assertWithinLimit(query, principal.id);
    const [row] = await query<StoredFile>(
      'add-space-upload',
      `insert into space_files (space_id, owner_id, file_key, name, type, bytes, created_at)
       values ($1::int, $2::int, $3, $4, $5, $6::int, $7::timestamptz) returning id, name, type, bytes`,
      [
        input.id,
        principal.id,
        fileKey,
        cleanName(input.name, about.type.split(';')[0] ?? ''),
        about.type,
        document.length,
        now.toISOString(),
      ],
    );
    if (!row) throw new Error('The file was not noted.');
    return row;
  });
};
