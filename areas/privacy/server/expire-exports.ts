import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { dataExportsOver } from '../contract.ts';

/** Copies whose days are over lose their file; what was asked for long ago is forgotten. */
export const expireExports = job('privacy.expire-exports', '13 * * * *', async ({ db, emit, now }) => {
  const query = queryIn(db);
  const over = await query<{ fileKey: string }>(
    '',
    `with old as (select id, file_key from data_exports where status = 'ready' and expires_at <= $1::timestamptz for update)
     update data_exports d set status = 'over', file_key = null from old where d.id = old.id
     returning old.file_key as "fileKey"`,
    [now.toISOString()],
  );
  if (over.length > 0) await emit(dataExportsOver, { fileKeys: over.map(({ fileKey }) => fileKey) });
  await query(
    '',
    `delete from data_exports where file_key is null and status in ('over', 'failed')
       and asked_at < $1::timestamptz - interval '30 days'`,
    [now.toISOString()],
  );
});
