import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import { broadcastChanged, broadcastPieceSent, type sendBroadcastPiece as contract } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { longestSince, lostBefore } from '../clock.ts';
import { from } from '../from.ts';
import type { Own } from '../policy.ts';
import { watchable } from '../view.ts';
import { isOpenTo, isRunning } from '../visible.ts';

const hold = statement((v: { id: number; authorId: number; lost: string; since: string }) =>
  from
    .selectFrom('broadcasts as b')
    .select((e) => [
      'b.last_piece as lastPiece',
      'b.bytes',
      isRunning(v.lost).as('runs'),
      e('b.started_at', '>', moment(v.since)).as('isInTime'),
      // The post was not deleted or taken down, and its author still belongs to its group.
      isOpenTo(v.authorId).as('stands'),
    ])
    .where('b.id', '=', v.id)
    .forUpdate('b'),
);
const add = statement((v: { id: number; number: number; key: string }) =>
  from.insertInto('broadcast_pieces').values({ broadcast_id: v.id, number: v.number, file_key: v.key }),
);
const go = statement((v: { id: number; number: number; keyPiece: number | null; bytes: number; now: string }) =>
  from
    .updateTable('broadcasts')
    .set((e) => ({
      last_piece: v.number,
      key_piece: sql<number | null>`coalesce(${v.keyPiece}::int, ${e.ref('key_piece')})`,
      bytes: e('bytes', '+', v.bytes),
      seen_at: moment(v.now),
    }))
    .where('id', '=', v.id),
);

const ended = 'This live video has ended.';

/**
 * The next piece, as it came: nothing here looks into it. Players of browsers read it, as they read any video, and the
 * recording is made anew by a process without rights.
 */
export const sendBroadcastPiece: Handler<typeof contract, Own> = async ({ input, found, services, now }) => {
  const { id, number, key: isKey } = input;
  // It has come, and the answer was lost.
  if (number <= found.lastPiece) return { lastPiece: found.lastPiece };
  const bytes = Buffer.from(input.data, 'base64');
  return withFiles(services.files, [{ folder: 'broadcasts', content: contentOf(bytes) }], ([key = '']) =>
    services.transaction(async (db, emit) => {
      const query = queryIn(db);
      const times = { lost: lostBefore(now), since: longestSince(now) };
      const [row] = await query(hold, { id, authorId: found.authorId, ...times });
      if (!row?.runs || !row.stands) throw problem.conflict(ended);
      if (number !== row.lastPiece + 1) throw problem.conflict(`The next piece is number ${row.lastPiece + 1}.`);
      if (!row.isInTime || row.bytes + bytes.length > limits.bytes) {
        throw problem.conflict('This live video has reached its length.');
      }
      await query(add, { id, number, key });
      const keyPiece = isKey ? number : null;
      await query(go, { id, number, keyPiece, bytes: bytes.length, now: now.toISOString() });
      await emit(broadcastPieceSent, { id, number, key: isKey });
      if (number === watchable) await emit(broadcastChanged, { id });
      return { lastPiece: number };
    }),
  );
};
