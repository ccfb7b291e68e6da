import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { type After, exactTime, isOlder } from '#platform/server/keyset.ts';
import { columns, isThere, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { broadcastCaptions } from '../tables.ts';

const c = columns<typeof broadcastCaptions>('broadcast_captions');

interface NewCaption {
  readonly broadcastId: number;
  readonly at: number;
  readonly until: number;
  readonly text: string;
}
const add = statement((v: NewCaption & { now: string }) =>
  from
    .insertInto('broadcast_captions')
    .values({
      broadcast_id: v.broadcastId,
      from_ms: v.at,
      until_ms: v.until,
      text: v.text,
      created_at: moment(v.now),
    })
    .returning('id'),
);

export async function addCaption(query: Query, line: NewCaption, now: Date): Promise<number | undefined> {
  const [added] = await query(add, { ...line, now: now.toISOString() });
  return added?.id;
}

const fix = statement((v: { id: number; broadcastId: number; authorId: number; text: string }) =>
  from
    .updateTable('broadcast_captions')
    .set({ text: v.text })
    .where('id', '=', v.id)
    .where('broadcast_id', '=', v.broadcastId)
    .where(
      isThere(
        from
          .selectFrom('broadcasts as b')
          .where(sql<boolean>`${sql.ref('b.id')} = ${c.broadcast_id}`)
          .where('b.author_id', '=', v.authorId)
          // Afterwards they are corrected with the clip.
          .where('b.ended_at', 'is', null),
      ),
    )
    .returning('id'),
);

/** By the author, while it runs; false: it is not theirs, or has ended. */
export const fixCaption = async (
  query: Query,
  ask: { readonly id: number; readonly broadcastId: number; readonly authorId: number; readonly text: string },
): Promise<boolean> => (await query(fix, ask)).length > 0;

export const linesBefore = statement((v: After & { id: number; limit: number }) =>
  from
    .selectFrom('broadcast_captions as c')
    .select((e) => ['c.id', 'c.from_ms as at', 'c.text', exactTime(e.ref('c.created_at')).as('exactly')])
    .where('c.broadcast_id', '=', v.id)
    .where((e) => isOlder(e.ref('c.created_at'), e.ref('c.id'), v))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(v.limit),
);

const inOrder = statement((v: { id: number; limit: number }) =>
  from
    .selectFrom('broadcast_captions as c')
    .select(['c.from_ms as at', 'c.until_ms as until', 'c.text'])
    .where('c.broadcast_id', '=', v.id)
    .orderBy('c.from_ms')
    .orderBy('c.id')
    .limit(v.limit),
);
/** So many a clip takes. */
const most = 3000;

/** All captions of a recording, as it plays. */
export const captionsOf = (query: Query, id: number) => query(inOrder, { id, limit: most });
