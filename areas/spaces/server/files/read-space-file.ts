import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readSpaceFile as contract } from '../../contract.ts';
import type { InFile } from '../policy.ts';

/** An attachment, sandboxed and never sniffed (platform/server/http.ts): nothing of it runs on this site. */
export const readSpaceFile: Handler<typeof contract, InFile> = async ({ input, found: { thing }, query, services }) => {
  const { id, name, type } = thing;
  if (name !== input.name) throw problem.notFound();
  const [row] = await query<{ fileKey: string }>(
    'space-file-key',
    'select file_key as "fileKey" from space_files where id = $1::int',
    [id],
  );
  const content = row && (await services.files.open(row.fileKey));
  if (!content) throw problem.notFound();
  return { content, type, name };
};
