import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, moment, statement } from '#platform/server/statement.ts';
import { type joinVrSpace as contract, vrRoomChanged } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { distance, type Point } from '../../pure/plan.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { from } from '../from.ts';
import { othersIn, roundsOf } from '../room/people.ts';
import { isOpenAt } from '../spaces/view.ts';
import { mayHostTherapy } from '../therapy-hosts.ts';
import { endVisit } from './end-visits.ts';
import { type LockedSpace, lockSpace } from './lock-space.ts';
import { settingsOf } from './settings.ts';
import { readSession } from './view.ts';

/** Of one member one entry at a time, from however many browsers. */
const self = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
const running = statement((v: { userId: number }) =>
  from
    .selectFrom('vr_visits as v')
    .select((e) => ['v.id', 'v.space_id as spaceId', isoTime(e.ref('v.seen_at')).as('seenAt')])
    .where('v.user_id', '=', v.userId)
    .where('v.left_at', 'is', null),
);
const loseIt = statement((v: { id: number }) =>
  from
    .updateTable('vr_visits')
    .set((e) => ({ left_at: e.ref('seen_at'), end_reason: 'lost', seat: null }))
    .where('id', '=', v.id)
    .where('left_at', 'is', null),
);
const resume = statement((v: { id: number; now: string; controls: string[]; view: string }) =>
  from
    .updateTable('vr_visits')
    .set({ seen_at: moment(v.now), controls: v.controls, view: v.view })
    .where('id', '=', v.id),
);
const removed = statement((v: { spaceId: number; userId: number }) =>
  from.selectNoFrom(
    isThere(from.selectFrom('vr_removed').where('space_id', '=', v.spaceId).where('user_id', '=', v.userId)).as('is'),
  ),
);
const takenSeats = statement((v: { spaceId: number }) =>
  from
    .selectFrom('vr_visits')
    .select('seat')
    .where('space_id', '=', v.spaceId)
    .where('left_at', 'is', null)
    .where('seat', 'is not', null),
);

interface Come {
  readonly spaceId: number;
  readonly userId: number;
  readonly spaceType: string;
  readonly now: string;
  readonly controls: string[];
  readonly view: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly seat: string | null;
}
const come = statement((v: Come) =>
  from
    .insertInto('vr_visits')
    .values({
      space_id: v.spaceId,
      user_id: v.userId,
      space_type: v.spaceType,
      joined_at: moment(v.now),
      seen_at: moment(v.now),
      moved_at: moment(v.now),
      controls: v.controls,
      view: v.view,
      from_x: v.x,
      from_y: v.y,
      to_x: v.x,
      to_y: v.y,
      facing: v.facing,
      seat: v.seat,
    })
    .returning('id'),
);

function assertMayEnter(space: LockedSpace, userId: number, now: Date): void {
  if (space.occupancy >= space.capacity) {
    throw problem.conflict('This space has just filled up. Try again when someone has left.');
  }
  if (space.hostId === userId) return;
  if (!isOpenAt(space, now)) throw problem.conflict('This space isn’t open at the moment.');
  if (space.doorClosed) throw problem.conflict('The host isn’t letting in any more people at the moment.');
}

/**
 * Whoever uses rooms seated begins on the first free seat, and everyone else at the entrance, or at the first place that
 * is in no one’s quiet bubble.
 */
async function placeFor(
  query: Query,
  space: LockedSpace,
  { userId, now, isSeated }: { readonly userId: number; readonly now: Date; readonly isSeated: boolean },
) {
  const scene = sceneOf(space.scene);
  const rounds = roundsOf(await othersIn(query, { spaceId: space.id, userId, now }), 0, now);
  const isClear = (point: Point) => rounds.every((round) => distance(round, point) >= round.radius);
  if (isSeated) {
    const taken = new Set((await query(takenSeats, { spaceId: space.id })).map(({ seat }) => seat));
    const free = scene.seats.find((seat) => !taken.has(seat.id) && isClear(seat));
    if (free) return { x: free.x, y: free.y, facing: free.facing, seat: free.id };
  }
  const { x, y } = [scene.entrance, ...scene.spots].find(isClear) ?? scene.entrance;
  return { x, y, facing: 0, seat: null };
}

export const joinVrSpace: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const userId = principal.id;
  const { spaceId } = input;
  const settings = await settingsOf(query, userId);
  const view = input.view ?? settings.view;
  const controls = [...new Set(input.adaptiveControls ?? settings.adaptiveControls)];
  await query(self, { userId });
  // Before any visit is written: whoever holds a space settles the visits in it.
  const space = await lockSpace(query, spaceId, now);
  const [before] = await query(running, { userId });
  const isLost = before !== undefined && now.getTime() - Date.parse(before.seenAt) >= limits.keptMs;
  if (before && before.spaceId === spaceId && !isLost) {
    await query(resume, { id: before.id, now: now.toISOString(), controls, view });
    await emit(vrRoomChanged, { spaceId });
    return readSession(query, userId, before.id, now);
  }
  if (before && isLost) await query(loseIt, { id: before.id });
  else if (before) await endVisit({ query, emit, now }, before.id, 'left');
  const [{ is: isRemoved } = { is: false }] = await query(removed, { spaceId, userId });
  if (isRemoved) throw problem.conflict('The host has asked you to stay out of this space.');
  assertMayEnter(space, userId, now);
  if (space.spaceType === 'therapy' && !(await mayHostTherapy({ query, userId: space.hostId, now }))) {
    throw problem.conflict('This therapy space is closed while its host isn’t a verified provider.');
  }
  const place = await placeFor(query, space, { userId, now, isSeated: controls.includes('seated') });
  const { spaceType } = space;
  const visit = { ...place, spaceId, userId, spaceType, now: now.toISOString(), controls, view };
  const [added] = await query(come, visit);
  if (!added) throw new Error('The visit was not stored.');
  await emit(vrRoomChanged, { spaceId });
  return readSession(query, userId, added.id, now);
};
