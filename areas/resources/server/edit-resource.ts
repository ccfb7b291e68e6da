import type { Handler } from '#platform/server/area.ts';
import { isModerator } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { type editResource as contract, resourceFilesDropped } from '../contract.ts';
import { changed } from './changed.ts';
import { readResource } from './resource-sql.ts';
import { readWayIn, type WayIn } from './way-in.ts';
import { writtenColumns, writtenValues } from './written.ts';

interface Present extends WayIn {
  readonly status: string;
  readonly submitterId: number | null;
  readonly version: number;
}

/** What is sent again waits again. A moderator's correction leaves the state, and takes back the check of the old facts. */
export const editResource: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const [present] = await query<Present>(
    'resource-present',
    `select status, submitted_by as "submitterId", version, external_url as "externalUrl", file_name as "fileName",
       file_type as "fileType", file_bytes as "fileBytes", file_key as "fileKey"
     from resources where id = $1::int for update`,
    [input.id],
  );
  if (!present) throw problem.notFound();
  if (present.version !== input.version) throw changed();
  if (input.keepFile && !present.fileName) {
    throw problem.invalid([{ field: 'externalUrl', rule: 'one-way', message: 'Give a link or choose a file.' }]);
  }
  const way = await readWayIn(query, principal.id, input, input.keepFile ? present : undefined);
  const sentAgain = present.submitterId === principal.id && present.status !== 'published';
  const values = [...writtenValues(input, way), input.id, sentAgain ? 'pending' : present.status, now.toISOString()];
  const at = writtenColumns.length;
  await query(
    'edit-resource',
    `update resources set ${writtenColumns.map((column, n) => `${column} = $${n + 1}`).join(', ')},
       status = $${at + 2}, is_verified = false, version = version + 1,
       reason = case when $${at + 2} = 'pending' then '' else reason end,
       submitted_at = case when $${at + 2} = 'pending' then $${at + 3}::timestamptz else submitted_at end
     where id = $${at + 1}::int`,
    values,
  );
  if (present.fileKey && present.fileKey !== way.fileKey) await emit(resourceFilesDropped, { keys: [present.fileKey] });
  const made = await readResource(query, input.id, principal, isModerator(principal));
  if (!made) throw problem.notFound();
  return made;
};
