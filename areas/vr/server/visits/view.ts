import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, type RowOf, statement } from '#platform/server/statement.ts';
import type { VrSession } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { isVisible } from '../visible.ts';

/** The member’s sessions. Of a space that they no longer see, its name is not told. */
export const sessions = (userId: Given<number>) =>
  from
    .selectFrom('vr_visits as v')
    .leftJoin('vr_spaces as s', (join) => join.onRef('s.id', '=', 'v.space_id').on(isVisible(userId, 's')))
    .select((e) => [
      'v.id',
      's.id as spaceId',
      's.name',
      'v.space_type as spaceType',
      isoTime(e.ref('v.joined_at')).as('joinedAt'),
      isoTime(e.ref('v.seen_at')).as('seenAt'),
      isoTime(e.ref('v.left_at')).as('leftAt'),
      'v.end_reason as endReason',
      'v.controls',
      'v.view',
    ])
    .where('v.user_id', '=', userId);

const one = statement((v: { userId: number; id: number }) => sessions(v.userId).where('v.id', '=', v.id));
type Row = RowOf<typeof one>;

const minuteMs = 60_000;

/** A session whose page has not been heard of for 30 seconds ended when it last was, whether that is written yet or not. */
export function sessionView(row: Row, now: Date): VrSession {
  const { spaceId, name, seenAt, controls } = row;
  const isLost = row.leftAt === null && now.getTime() - Date.parse(seenAt) >= limits.keptMs;
  const leftAt = isLost ? seenAt : row.leftAt;
  const until = leftAt === null ? now.getTime() : Date.parse(leftAt);
  return {
    id: row.id,
    space: { id: spaceId, name: name ?? '', spaceType: row.spaceType as VrSession['space']['spaceType'] },
    sessionDuration: Math.max(0, Math.floor((until - Date.parse(row.joinedAt)) / minuteMs)),
    joinedAt: row.joinedAt,
    leftAt,
    status: leftAt === null ? 'in_progress' : 'completed',
    endReason: isLost ? 'lost' : (row.endReason as VrSession['endReason']),
    adaptiveControlsUsed: controls as VrSession['adaptiveControlsUsed'],
    view: row.view as VrSession['view'],
  };
}

export async function readSession(query: Query, userId: number, id: number, now: Date): Promise<VrSession> {
  const [row] = await query(one, { userId, id });
  if (!row) throw problem.notFound();
  return sessionView(row, now);
}
