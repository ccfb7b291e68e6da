import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type deleteSpaceFile as contract, spaceFilesDropped } from '../../contract.ts';
import { mustBeMember } from '../must.ts';
import { readFile } from './file-sql.ts';

export const deleteSpaceFile: Handler<typeof contract> = async ({ input, principal, query, db, emit, now }) => {
  const space = await mustBeMember(query, principal.id, input.id);
  const file = await readFile(query, principal.id, space, input.fileId);
  if (!file.mayDelete) throw problem.refused('You can only delete what you added yourself.');
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
