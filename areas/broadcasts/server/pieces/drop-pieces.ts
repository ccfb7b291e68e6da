import { z } from 'zod';
import { event } from '#platform/contract/operation.ts';
import { job, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** Rows are gone; their files follow after commit, so that nothing that is still shown loses its file to a rollback. */
const piecesDropped = event('broadcastPiecesDropped', z.object({ keys: z.array(z.string()) }));

export const deletePieces = on(piecesDropped, 'broadcasts.deletePieces', async ({ event: { keys }, services }) => {
  for (const key of keys) await services.files.delete(key);
});

const atOnce = 300;

const drop = statement((v: { id: number; limit: number }) =>
  from
    .deleteFrom('broadcast_pieces')
    .where('broadcast_id', '=', v.id)
    .where('number', 'in', (e) =>
      e
        .selectFrom('broadcast_pieces as f')
        .select('f.number')
        .where('f.broadcast_id', '=', v.id)
        .orderBy('f.number')
        .limit(v.limit),
    )
    .returning('file_key as key'),
);
const cleared = statement((v: { id: number }) =>
  from.updateTable('broadcasts').set({ cleared: true }).where('id', '=', v.id),
);

/** A part of the pieces; the rest goes with the next turn of the clock. */
async function dropSome(query: Query, emit: Emit, id: number): Promise<void> {
  const keys = (await query(drop, { id, limit: atOnce })).map(({ key }) => key);
  if (keys.length > 0) await emit(piecesDropped, { keys });
  if (keys.length < atOnce) await query(cleared, { id });
}

const done = statement((v: { limit: number }) =>
  from
    .selectFrom('broadcasts')
    .select('id')
    .where('ended_at', 'is not', null)
    .where('cleared', '=', false)
    .where('recording', '<>', 'waiting')
    .orderBy('ended_at')
    .limit(v.limit),
);

/** What was watched is not kept, but for the recording that its author asked for. */
export const clearPieces = job('broadcasts.clear-pieces', '* * * * *', async ({ db, emit }) => {
  const query = queryIn(db);
  for (const { id } of await query(done, { limit: 10 })) await dropSome(query, emit, id);
});

const keysOf = statement((v: { authorId: number }) =>
  from
    .selectFrom('broadcast_pieces as f')
    .innerJoin('broadcasts as b', 'b.id', 'f.broadcast_id')
    .select('f.file_key as key')
    .where('b.author_id', '=', v.authorId),
);

/** Files that go with the account. */
export const pieceKeysOf = async (query: Query, authorId: number): Promise<string[]> =>
  (await query(keysOf, { authorId })).map(({ key }) => key);
