import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { vrRoomChanged, vrVisitEnded } from '../../contract.ts';
import type { EndReason } from '../../pure/options.ts';
import { from } from '../from.ts';
import { isVisible } from '../visible.ts';

interface Ending {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

const endOne = choice((reason: EndReason) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('vr_visits')
      .set({ left_at: moment(v.now), end_reason: reason, seat: null, hand_raised: false })
      .where('id', '=', v.id)
      .where('left_at', 'is', null)
      .returning(['id', 'space_id as spaceId', 'user_id as userId']),
  ),
);
const endAll = choice((reason: EndReason) =>
  statement((v: { spaceId: number; now: string }) =>
    from
      .updateTable('vr_visits')
      .set({ left_at: moment(v.now), end_reason: reason, seat: null, hand_raised: false })
      .where('space_id', '=', v.spaceId)
      .where('left_at', 'is', null)
      .returning(['id', 'space_id as spaceId', 'user_id as userId']),
  ),
);

const endUnseen = statement((v: { spaceId: number; now: string }) =>
  from
    .updateTable('vr_visits as v')
    .from('vr_spaces as s')
    .set({ left_at: moment(v.now), end_reason: 'closed', seat: null, hand_raised: false })
    .whereRef('s.id', '=', 'v.space_id')
    .where('s.id', '=', v.spaceId)
    .where('v.left_at', 'is', null)
    .where((e) => sql<boolean>`not ${isVisible(e.ref('v.user_id'), 's')}`)
    .returning(['v.id', 'v.space_id as spaceId', 'v.user_id as userId']),
);

interface Ended {
  readonly id: number;
  readonly spaceId: number | null;
  readonly userId: number;
}

/** Tells whoever was in the room, and everyone who still is. */
export async function tellEnded(emit: Emit, ended: readonly Ended[]): Promise<void> {
  for (const { id: sessionId, spaceId, userId } of ended) {
    if (spaceId !== null) await emit(vrVisitEnded, { spaceId, userId, sessionId });
  }
  for (const spaceId of new Set(ended.map((one) => one.spaceId))) {
    if (spaceId !== null) await emit(vrRoomChanged, { spaceId });
  }
}

export async function endVisit({ query, emit, now }: Ending, id: number, reason: EndReason): Promise<void> {
  await tellEnded(emit, await query(endOne(reason), { id, now: now.toISOString() }));
}

/** Of everyone in a space. */
export async function endVisits({ query, emit, now }: Ending, spaceId: number, reason: EndReason): Promise<void> {
  await tellEnded(emit, await query(endAll(reason), { spaceId, now: now.toISOString() }));
}

/** Of everyone in a space who can no longer see it. */
export async function endUnseenVisits({ query, emit, now }: Ending, spaceId: number): Promise<void> {
  await tellEnded(emit, await query(endUnseen, { spaceId, now: now.toISOString() }));
}
