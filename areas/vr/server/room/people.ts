import { sql } from 'kysely';
import { isMuted, notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { columns, type Given, type Moment, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { positionAt, type Round, type Way } from '../../pure/move.ts';
import type { Point } from '../../pure/plan.ts';
import { goneBefore } from '../clock.ts';
import { from } from '../from.ts';
import type { vrVisits } from '../tables.ts';

const v0 = columns<typeof vrVisits>('v');
/** When somebody set out, in milliseconds; drivers give it as a text or as a number, so it is made one. */
const movedMs = sql<number>`(extract(epoch from ${v0.moved_at}) * 1000)::float8`;

/** They take part in voice: their page said so in the last 30 seconds. */
const inVoice = (since: Given<string>) => sql<boolean>`coalesce(${v0.voice_at} > ${since}::timestamptz, false)`;

/** Whom a member meets in a room: everyone who is there, save those whom a block keeps apart. */
const others = statement((v: { spaceId: number; userId: number; since: string }) =>
  from
    .selectFrom('vr_visits as v')
    .select((e) => [
      'v.user_id as userId',
      'v.from_x as fromX',
      'v.from_y as fromY',
      'v.to_x as toX',
      'v.to_y as toY',
      movedMs.as('movedMs'),
      'v.jump',
      'v.bubble',
      'v.is_hushed as isHushed',
      inVoice(v.since).as('inVoice'),
      isMuted(e.ref('v.user_id'), sql<number>`${v.userId}::int`).as('hasMuted'),
    ])
    .where('v.space_id', '=', v.spaceId)
    .where('v.user_id', '<>', v.userId)
    .where('v.left_at', 'is', null)
    .where('v.seen_at', '>', moment(v.since))
    .where((e) => notBlocked(v.userId, e.ref('v.user_id'))),
);
type Other = RowOf<typeof others>;

export const othersIn = (
  query: Query,
  { spaceId, userId, now }: { readonly spaceId: number; readonly userId: number; readonly now: Date },
): Promise<Other[]> => query(others, { spaceId, userId, since: goneBefore(now) });

type Moved = Pick<Other, 'fromX' | 'fromY' | 'toX' | 'toY' | 'movedMs' | 'jump'>;

const wayOf = ({ fromX, fromY, toX, toY, movedMs: startedAt, jump }: Moved): Way => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
  startedAt,
  jump,
});

export const placeOf = (row: Moved, now: Date): Point => positionAt(wayOf(row), now.getTime());

/** Where others are and where they go, as near as they and the one who comes let each other. */
export const roundsOf = (all: readonly Other[], own: number, now: Date): Round[] =>
  all.flatMap((other) => {
    const radius = Math.max(own, other.bubble);
    return radius === 0 ? [] : [placeOf(other, now), wayOf(other).to].map((point) => ({ ...point, radius }));
  });

const self = statement((v: { spaceId: number; userId: number; since: string }) =>
  from
    .selectFrom('vr_visits as v')
    .innerJoin('vr_spaces as s', 's.id', 'v.space_id')
    .select([
      'v.id',
      'v.from_x as fromX',
      'v.from_y as fromY',
      'v.to_x as toX',
      'v.to_y as toY',
      movedMs.as('movedMs'),
      'v.jump',
      'v.bubble',
      'v.facing',
      'v.seat',
      'v.is_hushed as isHushed',
      inVoice(v.since).as('inVoice'),
      's.scene',
      's.host_id as hostId',
      's.is_quiet as isQuiet',
    ])
    .where('v.space_id', '=', v.spaceId)
    .where('v.user_id', '=', v.userId)
    .where('v.left_at', 'is', null)
    .where('v.seen_at', '>', moment(v.since)),
);
type Self = RowOf<typeof self>;

/** The one who moves; undefined: they are not there. */
export async function selfIn(
  query: Query,
  { spaceId, userId, now }: { readonly spaceId: number; readonly userId: number; readonly now: Date },
): Promise<Self | undefined> {
  const [row] = await query(self, { spaceId, userId, since: goneBefore(now) });
  return row;
}

const move = statement(
  (v: {
    id: number;
    fromX: number;
    fromY: number;
    toX: number;
    toY: number;
    now: string;
    jump: boolean;
    facing: number;
    seat: string | null;
  }) =>
    from
      .updateTable('vr_visits')
      .set({
        from_x: v.fromX,
        from_y: v.fromY,
        to_x: v.toX,
        to_y: v.toY,
        moved_at: moment(v.now),
        jump: v.jump,
        facing: v.facing,
        seat: v.seat,
      })
      .where('id', '=', v.id)
      .where('left_at', 'is', null),
);

/** Sets somebody on their way. A seat that they had is free. */
export async function setOut(
  query: Query,
  id: number,
  way: {
    readonly from: Point;
    readonly to: Point;
    readonly jump: boolean;
    readonly facing: number;
    readonly seat: string | null;
  },
  now: Date,
): Promise<void> {
  const { from: start, to, ...rest } = way;
  await query(move, { ...rest, id, fromX: start.x, fromY: start.y, toX: to.x, toY: to.y, now: now.toISOString() });
}

const turned = statement((v: { id: number; facing: number }) =>
  from.updateTable('vr_visits').set({ facing: v.facing }).where('id', '=', v.id),
);
export const turnTo = (query: Query, id: number, facing: number) => query(turned, { id, facing });

/** The host lets them say something now. */
export const mayTalk = ({ hostId, isQuiet, isHushed }: Self, userId: number): boolean =>
  hostId === userId || (!isQuiet && !isHushed);

interface Beat {
  readonly spaceId: number;
  readonly userId: number;
  readonly since: string;
  readonly now: string;
  readonly view: string;
  readonly voice: boolean;
}
const beat = statement((v: Beat) =>
  from
    .updateTable('vr_visits')
    // A place in voice is taken by a call of its own; here it only goes on, or ends because nothing was heard for too long.
    .set((e) => ({
      seen_at: moment(v.now),
      view: v.view,
      voice_at: sql<Moment | null>`case when ${e.ref('voice_at')} <= ${v.since}::timestamptz then null
        when ${v.voice}::boolean and ${e.ref('voice_at')} is not null then ${v.now}::timestamptz
        else ${e.ref('voice_at')} end`,
    }))
    .where('space_id', '=', v.spaceId)
    .where('user_id', '=', v.userId)
    .where('left_at', 'is', null)
    .where('seen_at', '>', moment(v.since))
    .returning((e) => ['id', sql<boolean>`${e.ref('voice_at')} is not null`.as('inVoice')]),
);

/** Somebody’s page is still open; undefined: they have left. */
export async function stay(
  query: Query,
  ask: Pick<Beat, 'spaceId' | 'userId' | 'view' | 'voice'> & { readonly now: Date },
): Promise<{ readonly inVoice: boolean } | undefined> {
  const { now, ...rest } = ask;
  const [row] = await query(beat, { ...rest, since: goneBefore(now), now: now.toISOString() });
  return row;
}
