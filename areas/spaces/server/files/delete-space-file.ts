import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type deleteSpaceFile as contract, spaceFilesDropped } from '../../contract.ts';
import type { InFile } from '../policy.ts';

export const deleteSpaceFile: Handler<typeof contract, InFile> = async ({
  principal,
  found: { space, thing: file },
  query,
  db,
  emit,
  now,
}) => {
  const [row] = await query<{ fileKey: string }>(
    'delete-space-file',
    'delete from space_files where id = $1::int returning file_key as "fileKey"',
    [file.id],
  );
  if (row) await emit(spaceFilesDropped, { keys: [row.fileKey] });
  if (file.author.mine) return;
  const subject = `space:${space.id}`;
  await writeAudit(
    db,
    { actorId: principal.id, action: 'space.delete-file', subject, detail: { fileId: file.id } },
    now,
  );
};
