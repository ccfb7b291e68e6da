import type { Handler } from '#platform/server/area.ts';
import { after, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listBroadcastCaptions as contract } from '../../contract.ts';
import { linesBefore } from './captions.ts';

export const listBroadcastCaptions: Handler<typeof contract> = async ({ input, query }) => {
  const { id, cursor, limit } = input;
  const rows = await query(linesBefore, { ...after(readKeyset(cursor, newest)), id, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    ({ id: captionId, at, text }) => ({ id: captionId, at, text }),
    (row) => ({ at: row.exactly, id: row.id }),
  );
};
