import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { SpaceFile } from '../../contract.ts';
import { authorColumns, authorOf, type RawAuthor, shownText } from '../people-sql.ts';
import type { RawSpace } from '../space-sql.ts';

/** fileName: name is the author’s. */
export interface RawFile extends RawAuthor, Omit<SpaceFile, 'name' | 'url' | 'author' | 'mayDelete'> {
  readonly fileName: string;
}

/** SQL: files f with who added them, m and u. */
export const fileTables = `space_files f join space_members m on m.space_id = f.space_id and m.user_id = f.owner_id
  join users u on u.id = f.owner_id`;

export const fileColumns = (viewer: string) => `f.id, f.name as "fileName", f.type, f.bytes, f.about, f.transcript,
  ${isoTime('f.added_at')} as "createdAt", ${authorColumns(viewer)}`;

export const isShownFile = (viewer: string) =>
  `f.added_at is not null and f.removed_at is null and ${shownText(viewer, 'm')}`;

export const fileView = (raw: RawFile, space: RawSpace): SpaceFile => ({
  id: raw.id,
  name: raw.fileName,
  type: raw.type,
  bytes: raw.bytes,
  about: raw.about,
  transcript: raw.transcript,
  url: `/spaces/${space.id}/files/${raw.id}/${raw.fileName}`,
  author: authorOf(raw),
  createdAt: raw.createdAt,
  mayDelete: raw.mine || space.role !== 'member',
});

export async function findFile(query: Query, viewerId: number, space: RawSpace, id: number) {
  const [raw] = await query<RawFile>(
    'space-file',
    `select ${fileColumns('$1::int')} from ${fileTables}
     where f.space_id = $2::int and f.id = $3::int and ${isShownFile('$1::int')}`,
    [viewerId, space.id, id],
  );
  return raw && fileView(raw, space);
}

export async function readFile(query: Query, viewerId: number, space: RawSpace, id: number): Promise<SpaceFile> {
  const file = await findFile(query, viewerId, space, id);
  if (!file) throw problem.notFound();
  return file;
}
