import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readSpaceFile as contract } from '../../contract.ts';
import { mustBeMember } from '../must.ts';
import { readFile } from './file-sql.ts';

/** An attachment, sandboxed and never sniffed (platform/server/http.ts): nothing of it runs on this site. */
export const readSpaceFile: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const space = await mustBeMember(query, principal.id, input.id);
  const { id, name, type } = await readFile(query, principal.id, space, input.fileId);
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
