import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { deleteMedia as contract } from '../../contract.ts';
import { type FileKeys, fileKeyColumns, filesDropped, keysOf } from './files.ts';

export const deleteMedia: Handler<typeof contract> = async ({ input, query, emit }) => {
  const rows = await query<FileKeys>(
    'delete-media',
    `delete from media where id = $1::int and post_id is null returning ${fileKeyColumns}`,
    [input.id],
  );
  if (rows.length === 0) throw problem.conflict('This is part of a post. Edit the post to remove it.');
  await emit(filesDropped, { keys: keysOf(rows) });
  return { id: input.id };
};
