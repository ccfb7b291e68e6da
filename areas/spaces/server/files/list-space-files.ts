import type { Handler } from '#platform/server/area.ts';
import { exactTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listSpaceFiles as contract } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { fileColumns, fileTables, fileView, isShownFile, type RawFile } from './file-sql.ts';

interface Row extends RawFile {
  readonly place: string;
}

export const listSpaceFiles: Handler<typeof contract, RawSpace> = async ({ input, principal, found: space, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>(
    'space-files',
    `select ${fileColumns('$1::int')}, ${exactTime('f.added_at')} as place from ${fileTables}
     where f.space_id = $2::int and ${isShownFile('$1::int')} and (f.added_at, f.id) < ($3::timestamptz, $4::int)
     order by f.added_at desc, f.id desc limit $5::int`,
    [principal.id, input.id, from.at, from.id, input.limit + 1],
  );
  return pageOf(
    rows,
    input.limit,
    (row) => fileView(row, space),
    ({ place, id }) => ({ at: place, id }),
  );
};
