import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { readResourceFile as contract } from '../contract.ts';
import { factFile } from './facts/fact-files.ts';

/** An attachment, sandboxed and never sniffed (platform/server/http.ts): nothing of it runs on this site. */
export const readResourceFile: Handler<typeof contract> = async ({ input, query, services }) => {
  const [row] = await query<{ fileKey: string | null; type: string; ref: string | null }>(
    'resource-file',
    'select file_key as "fileKey", file_type as type, ref from resources where id = $1::int and file_name = $2',
    [input.id, input.name],
  );
  if (!row) throw problem.notFound();
  if (row.fileKey) {
    const content = await services.files.open(row.fileKey);
    if (!content) throw problem.notFound();
    return { content, type: row.type, name: input.name };
  }
  const made = row.ref ? factFile(row.ref) : undefined;
  if (!made) throw problem.notFound();
  return { content: contentOf(made), type: row.type, name: input.name };
};
