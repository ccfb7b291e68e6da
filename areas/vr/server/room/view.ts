import { sql } from 'kysely';
import { isMuted, notBlocked } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { columns, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { VrRoom, VrVisitor } from '../../contract.ts';
import { goneBefore } from '../clock.ts';
import { from } from '../from.ts';
import type { vrVisits } from '../tables.ts';

const visit = columns<typeof vrVisits>('v');

const space = statement((v: { id: number }) =>
  from
    .selectFrom('vr_spaces')
    .select([
      'id',
      'name',
      'scene',
      'guidelines',
      'capacity',
      'host_id as hostId',
      'door_closed as doorClosed',
      'is_quiet as isQuiet',
    ])
    .where('id', '=', v.id),
);

/** Everyone who is there; `apart`: a block keeps them from the viewer, who learns of their seat and of nothing else. */
const visitors = statement((v: { id: number; viewer: number; since: string }) =>
  from
    .selectFrom('vr_visits as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .leftJoin('vr_settings as x', 'x.user_id', 'v.user_id')
    .select((e) => [
      'v.id as sessionId',
      'v.user_id as userId',
      'u.name',
      'x.looks',
      'v.from_x as fromX',
      'v.from_y as fromY',
      'v.to_x as toX',
      'v.to_y as toY',
      sql<number>`(extract(epoch from ${visit.moved_at}) * 1000)::float8`.as('movedMs'),
      isoTime(e.ref('v.joined_at')).as('joinedAt'),
      'v.jump',
      'v.facing',
      'v.seat',
      'v.hand_raised as handRaised',
      'v.bubble',
      'v.is_hushed as isHushed',
      'v.keeps_log as keepsLog',
      // Whoever has muted them hears and reads nothing of their voice.
      sql<boolean>`(coalesce(${visit.voice_at} > ${v.since}::timestamptz, false)
        and not ${isMuted(v.viewer, e.ref('v.user_id'))})`.as('inVoice'),
      'v.view',
      sql<boolean>`not ${notBlocked(v.viewer, e.ref('v.user_id'))}`.as('apart'),
    ])
    .where('v.space_id', '=', v.id)
    .where('v.left_at', 'is', null)
    .where('v.seen_at', '>', moment(v.since))
    .orderBy('v.joined_at')
    .orderBy('v.id'),
);
type VisitorRow = RowOf<typeof visitors>;

const removed = statement((v: { id: number }) =>
  from
    .selectFrom('vr_removed as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.user_id as id', 'u.name'])
    .where('r.space_id', '=', v.id)
    .orderBy('r.created_at', 'desc')
    .limit(100),
);

const someone = (id: number, name: string) => ({ id, name, avatar: avatarOf(id) });

const visitorView = (row: VisitorRow, hostId: number, now: Date): VrVisitor => ({
  person: someone(row.userId, row.name),
  looks: row.looks ?? '',
  from: { x: row.fromX, y: row.fromY },
  to: { x: row.toX, y: row.toY },
  movedAgo: Math.max(0, Math.round(now.getTime() - row.movedMs)),
  jump: row.jump,
  facing: row.facing,
  seat: row.seat,
  handRaised: row.handRaised,
  bubble: row.bubble as VrVisitor['bubble'],
  isQuiet: row.isHushed,
  isHost: row.userId === hostId,
  inVoice: row.inVoice,
  view: row.view as VrVisitor['view'],
});

export async function readRoom(
  query: Query,
  { id, viewer, now }: { readonly id: number; readonly viewer: number; readonly now: Date },
): Promise<VrRoom> {
  const [room] = await query(space, { id });
  const all = await query(visitors, { id, viewer, since: goneBefore(now) });
  const own = all.find(({ userId }) => userId === viewer);
  if (!room || !own) throw problem.notFound();
  const isHost = room.hostId === viewer;
  const gone = isHost ? await query(removed, { id }) : [];
  return {
    spaceId: room.id,
    name: room.name,
    scene: room.scene as VrRoom['scene'],
    guidelines: room.guidelines,
    maxOccupancy: room.capacity,
    currentOccupancy: all.length,
    doorClosed: room.doorClosed,
    isQuiet: room.isQuiet,
    isHost,
    sessionId: own.sessionId,
    joinedAt: own.joinedAt,
    visitors: all
      .filter(({ apart, userId }) => !apart || userId === viewer)
      .map((row) => visitorView(row, room.hostId, now)),
    keepsLog: own.keepsLog,
    logAgreed: all.filter(({ keepsLog }) => keepsLog).length,
    takenSeats: all.flatMap(({ seat }) => seat ?? []),
    removed: gone.map((one) => someone(one.id, one.name)),
  };
}
