import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { addSpaceFile as contract } from '../../contract.ts';
import { assertMayWrite, noteActivity } from '../posts/writing.ts';
import type { RawSpace } from '../space-sql.ts';
import { readFile } from './file-sql.ts';

export const addSpaceFile: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  now,
}) => {
  assertMayWrite(space);
  const [row] = await query<{ type: string }>(
    'take-space-file',
    `update space_files set about = $4, transcript = $5, added_at = $6::timestamptz
     where id = $3::int and space_id = $1::int and owner_id = $2::int and added_at is null returning type`,
    [space.id, principal.id, input.fileId, input.about.trim(), input.transcript ?? '', now.toISOString()],
  );
  if (!row) {
    throw problem.invalid([
      { field: 'fileId', rule: 'missing', message: 'The file is no longer available. Choose it again.' },
    ]);
  }
  if (space.needsCaptions && row.type.startsWith('audio/') && !input.transcript) {
    const message = 'Write what is said in it. Everyone here is asked to.';
    throw problem.invalid([{ field: 'transcript', rule: 'norm', message }]);
  }
  await noteActivity(query, space.id, now);
  return readFile(query, principal.id, space, input.fileId);
};
