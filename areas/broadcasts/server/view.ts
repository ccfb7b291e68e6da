import { sql } from 'kysely';
import { person, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { columns, countOf, isThere, type RowOf, statement } from '#platform/server/statement.ts';
import type { Broadcast } from '../contract.ts';
import { goneBefore, lostBefore } from './clock.ts';
import { from } from './from.ts';
import type { broadcasts, broadcastViewers } from './tables.ts';
import { isOpenTo, isRunning } from './visible.ts';

const b = columns<typeof broadcasts>('b');
const w = columns<typeof broadcastViewers>('w');

/** A head and a part to begin with: it can be watched. */
export const watchable = 2;

interface Asked {
  readonly viewer: number;
  /** Whoever watches was seen after the one moment, and whoever broadcasts after the other. */
  readonly gone: string;
  readonly lost: string;
}

const shown = (v: Asked) =>
  from
    .selectFrom('broadcasts as b')
    .innerJoin('users as u', 'u.id', 'b.author_id')
    .leftJoin('spaces as s', 's.id', 'b.space_id')
    .select(person('u'))
    .select((e) => [
      'b.id as broadcastId',
      'b.post_id as postId',
      'b.space_id as spaceId',
      'b.space_post_id as spacePostId',
      's.name as spaceName',
      's.kind as spaceKind',
      's.status as spaceStatus',
      isThere(
        from
          .selectFrom('space_members as m')
          .where(sql<boolean>`${sql.ref('m.space_id')} = ${b.space_id}`)
          .where('m.user_id', '=', v.viewer)
          .where('m.state', '=', 'member')
          .where('m.guidelines_accepted_at', 'is not', null),
      ).as('hasAgreed'),
      'b.title',
      'b.content_warning as contentWarning',
      'b.audience',
      'b.type',
      'b.last_piece as lastPiece',
      'b.key_piece as keyPiece',
      'b.recording',
      isoTime(e.ref('b.started_at')).as('startedAt'),
      isoTime(e.ref('b.ended_at')).as('endedAt'),
      isRunning(v.lost).as('isRunning'),
      countOf(
        from
          .selectFrom('broadcast_viewers as w')
          .where(sql<boolean>`${w.broadcast_id} = ${b.id} and ${w.seen_at} > ${v.gone}::timestamptz`),
      ).as('viewers'),
    ]);

/** Whose post the viewer may see. Its author ends it also after the post was taken down. */
const one = statement((v: Asked & { id: number }) =>
  shown(v)
    .where('b.id', '=', v.id)
    .where((e) => e.or([e('b.author_id', '=', v.viewer), isOpenTo(v.viewer)])),
);
const all = statement((v: Asked & { limit: number }) =>
  shown(v)
    .where(isOpenTo(v.viewer))
    .where(isRunning(v.lost))
    .where('b.last_piece', '>=', watchable)
    .orderBy('b.started_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(v.limit),
);
type Row = RowOf<typeof one>;

const asked = (viewer: Principal, now: Date): Asked => ({
  viewer: viewer.id,
  gone: goneBefore(now),
  lost: lostBefore(now),
});

/** The database keeps words of closed lists as texts; only these were ever stored. */
function broadcastView(row: Row, viewer: Principal): Broadcast {
  const { broadcastId, isRunning: runs, id, displayName, username, ...others } = row;
  const { spaceId, spacePostId, spaceName, spaceKind, spaceStatus, hasAgreed, ...rest } = others;
  const isInSpace = spaceId !== null && spacePostId !== null && spaceName !== null;
  return {
    ...rest,
    id: broadcastId,
    author: personOf({ id, displayName, username }),
    space: isInSpace
      ? {
          id: spaceId,
          name: spaceName,
          kind: spaceKind === 'community' ? 'community' : 'group',
          postId: spacePostId,
          mayComment: spaceStatus === 'open' && hasAgreed,
        }
      : null,
    audience: rest.audience as Broadcast['audience'],
    type: rest.type as Broadcast['type'],
    recording: rest.recording as Broadcast['recording'],
    status: !runs ? 'ended' : rest.lastPiece >= watchable ? 'live' : 'starting',
    mine: id === viewer.id,
  };
}

export async function readBroadcast(query: Query, viewer: Principal, id: number, now: Date): Promise<Broadcast> {
  const [row] = await query(one, { ...asked(viewer, now), id });
  if (!row) throw problem.notFound();
  return broadcastView(row, viewer);
}

const mostShown = 20;

export async function readRunning(query: Query, viewer: Principal, now: Date): Promise<Broadcast[]> {
  const rows = await query(all, { ...asked(viewer, now), limit: mostShown });
  return rows.map((row) => broadcastView(row, viewer));
}
