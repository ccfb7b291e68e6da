import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { type takeVrSeat as contract, vrRoomChanged } from '../../contract.ts';
import { distance, seatOf } from '../../pure/plan.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { from } from '../from.ts';
import { lockSpace } from '../visits/lock-space.ts';
import type { Visit } from '../visits/rows.ts';
import { othersIn, placeOf, roundsOf, selfIn, setOut } from './people.ts';
import { readRoom } from './view.ts';

/** Whoever sits there, seen or not. */
const taken = statement((v: { spaceId: number; seat: string; userId: number }) =>
  from.selectNoFrom(
    isThere(
      from
        .selectFrom('vr_visits')
        .where('space_id', '=', v.spaceId)
        .where('seat', '=', v.seat)
        .where('user_id', '<>', v.userId)
        .where('left_at', 'is', null),
    ).as('is'),
  ),
);

export const takeVrSeat: Handler<typeof contract, Visit> = async ({ input, principal, query, emit, now }) => {
  const { id: spaceId, seat: wanted } = input;
  const userId = principal.id;
  await lockSpace(query, spaceId, now);
  const self = await selfIn(query, { spaceId, userId, now });
  if (!self) throw problem.notFound();
  const here = placeOf(self, now);
  const scene = sceneOf(self.scene);
  if (wanted === null) {
    await setOut(query, self.id, { from: here, to: here, jump: true, facing: self.facing, seat: null }, now);
  } else {
    const seat = seatOf(scene, wanted);
    if (!seat) throw problem.invalid([{ field: 'seat', rule: 'unknown', message: 'This room has no such seat.' }]);
    const [{ is: isTaken } = { is: false }] = await query(taken, { spaceId, seat: seat.id, userId });
    if (isTaken) throw problem.conflict('Someone has just sat down there. Choose another seat.');
    const rounds = roundsOf(await othersIn(query, { spaceId, userId, now }), self.bubble, now);
    if (rounds.some((round) => distance(round, seat) < round.radius)) {
      throw problem.conflict('That seat is inside a quiet bubble. Choose one that is further away.');
    }
    const to = { x: seat.x, y: seat.y };
    await setOut(query, self.id, { from: here, to, jump: false, facing: seat.facing, seat: seat.id }, now);
  }
  await emit(vrRoomChanged, { spaceId });
  return readRoom(query, { id: spaceId, viewer: userId, now });
};
