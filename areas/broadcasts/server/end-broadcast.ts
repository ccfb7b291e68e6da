import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { broadcastChanged, broadcastEnded, type endBroadcast as contract } from '../contract.ts';
import { from } from './from.ts';
import type { Own } from './policy.ts';
import { readBroadcast } from './view.ts';

const end = statement((v: { id: number; now: string; keeps: boolean }) =>
  from
    .updateTable('broadcasts')
    .set((e) => ({
      ended_at: moment(v.now),
      keeps_recording: v.keeps,
      recording: sql<string>`case when ${v.keeps}::boolean and ${e.ref('key_piece')} is not null
        then 'waiting' else 'none' end`,
    }))
    .where('id', '=', v.id)
    .where('ended_at', 'is', null)
    .returning('id'),
);

/** A recording that is not made yet. */
const giveUp = statement((v: { id: number }) =>
  from
    .updateTable('broadcasts')
    .set({ keeps_recording: false, recording: 'none' })
    .where('id', '=', v.id)
    .where('ended_at', 'is not', null)
    .where('recording', '=', 'waiting')
    .returning('id'),
);

/**
 * What has ended already stays ended. Its author, who may have lost the connection and learn of it now, can still give
 * up the recording.
 */
export const endBroadcast: Handler<typeof contract, Own> = async ({ input, principal, query, emit, now }) => {
  const { id, keepsRecording: keeps } = input;
  if ((await query(end, { id, keeps, now: now.toISOString() })).length > 0) {
    await emit(broadcastEnded, { id });
    await emit(broadcastChanged, { id });
  } else if (!keeps && (await query(giveUp, { id })).length > 0) await emit(broadcastChanged, { id });
  return readBroadcast(query, principal, id, now);
};
