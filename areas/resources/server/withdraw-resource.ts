import type { Handler } from '#platform/server/area.ts';
import { type withdrawResource as contract, resourceFilesDropped } from '../contract.ts';

export const withdrawResource: Handler<typeof contract> = async ({ input, query, emit }) => {
  const [row] = await query<{ fileKey: string | null }>(
    'withdraw-resource',
    `delete from resources where id = $1::int and status <> 'published' returning file_key as "fileKey"`,
    [input.id],
  );
  if (row?.fileKey) await emit(resourceFilesDropped, { keys: [row.fileKey] });
  return undefined;
};
