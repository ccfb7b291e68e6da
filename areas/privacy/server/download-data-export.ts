import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { downloadDataExport as contract } from '../contract.ts';

export const downloadDataExport: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const [row] = await query<{ fileKey: string | null; over: boolean; day: string }>(
    'export-file',
    `select file_key as "fileKey", status <> 'ready' or expires_at <= $3::timestamptz as over, asked_at::date::text as day
     from data_exports where id = $1 and user_id = $2`,
    [input.id, principal.id, now.toISOString()],
  );
  if (!row) throw problem.notFound();
  const content = row.fileKey && !row.over ? await services.files.open(row.fileKey) : undefined;
  if (!content) throw problem.gone('This copy is no longer available. Ask for a new one.');
  return { content, type: 'application/zip', name: `doorways-${row.day}.zip` };
};
