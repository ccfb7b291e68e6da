import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { after, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listVrCaptions as contract, VrCaption } from '../../contract.ts';
import type { Visit } from '../visits/rows.ts';
import { keptLines } from './captions.ts';

export const listVrCaptions: Handler<typeof contract, Visit> = async ({ input, found, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(keptLines, { ...place, visitId: found.id, viewer: principal.id, limit: input.limit + 1 });
  const people = await peopleOf(query, [...new Set(rows.flatMap(({ speakerId, byId }) => [speakerId, byId]))]);
  const named = rows.flatMap((row) => {
    const [speaker, by] = [people.get(row.speakerId), people.get(row.byId)];
    return speaker && by ? [{ row, speaker, by }] : [];
  });
  return pageOf(
    named,
    input.limit,
    ({ row: { id, text, createdAt, speakerId, byId }, speaker, by }): VrCaption => ({
      id,
      text,
      createdAt,
      speaker,
      typedBy: byId === speakerId ? null : by,
    }),
    ({ row }) => ({ at: row.exactly, id: row.id }),
  );
};
