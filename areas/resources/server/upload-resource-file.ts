import type { Handler } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadResourceFile as contract, StoredFile } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { cleanName } from './files/clean-name.ts';
import { toDocument } from './files/kinds.ts';

/** Asked before the costly work, and once more with a lock: nobody may fill the store with files that nothing uses. */
async function assertWithinLimit(query: Query, uploaderId: number) {
  const [row] = await query<{ count: number }>(
    'loose-resource-files',
    'select count(*)::int as count from resource_files where uploader_id = $1::int',
    [uploaderId],
  );
  if ((row?.count ?? 0) < limits.looseFiles) return;
  throw problem.conflict(
    `You have ${limits.looseFiles} files that no resource uses. They go by themselves after a day.`,
  );
}

/** The file is read before any transaction: with the embedded database that would stop everybody. */
export const uploadResourceFile: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  await assertWithinLimit(query, principal.id);
  const { files, about } = await services.convert(input.upload, toDocument, undefined);
  const { document } = files;
  if (document.length > limits.fileBytes) throw problem.tooLarge('This file is too large. It may have 15 MB.');
  return withFiles(services.files, [{ folder: 'resources', content: document }], ([fileKey = '']) =>
    services.transaction(async (db) => {
      const inside = queryIn(db);
      await takeTurn(inside, 'resource files of', principal.id);
      await assertWithinLimit(inside, principal.id);
      const name = cleanName(input.name, about.type.split(';')[0] ?? '');
      const [row] = await inside<StoredFile>(
        'add-resource-file',
        `insert into resource_files (uploader_id, file_key, name, type, bytes, created_at)
          values ($1::int, $2, $3, $4, $5::int, $6::timestamptz) returning id, name, type, bytes`,
        [principal.id, fileKey, name, about.type, document.length, now.toISOString()],
      );
      if (!row) throw new Error('The file was not written down.');
      return row;
    }),
  );
};
