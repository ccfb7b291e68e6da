import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { type runVrRoom as contract, vrRoomChanged } from '../../contract.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { from } from '../from.ts';
import { endVisit } from '../visits/end-visits.ts';
import { lockSpace } from '../visits/lock-space.ts';
import { placeOf, selfIn, setOut } from './people.ts';

const setDoor = choice((closed: boolean) =>
  statement((v: { id: number }) => from.updateTable('vr_spaces').set({ door_closed: closed }).where('id', '=', v.id)),
);
const setQuiet = choice((quiet: boolean) =>
  statement((v: { id: number }) => from.updateTable('vr_spaces').set({ is_quiet: quiet }).where('id', '=', v.id)),
);
const setHushed = choice((hushed: boolean) =>
  statement((v: { id: number }) => from.updateTable('vr_visits').set({ is_hushed: hushed }).where('id', '=', v.id)),
);
const lowerHand = statement((v: { id: number }) =>
  from.updateTable('vr_visits').set({ hand_raised: false }).where('id', '=', v.id),
);
const keepOut = statement((v: { spaceId: number; userId: number; now: string }) =>
  from
    .insertInto('vr_removed')
    .values({ space_id: v.spaceId, user_id: v.userId, created_at: moment(v.now) })
    .onConflict((conflict) => conflict.doNothing()),
);
const letBack = statement((v: { spaceId: number; userId: number }) =>
  from.deleteFrom('vr_removed').where('space_id', '=', v.spaceId).where('user_id', '=', v.userId),
);

export const runVrRoom: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const spaceId = input.id;
  const space = await lockSpace(query, spaceId, now);
  if ('userId' in input) {
    const { act, userId } = input;
    if (userId === principal.id) throw problem.refused('You are the host. You can leave the room.');
    const ask = { spaceId, userId, now };
    if (act === 'let-back') {
      await query(letBack, { spaceId, userId });
    } else {
      const visitor = await selfIn(query, ask);
      if (!visitor) throw problem.notFound();
      if (act === 'hush' || act === 'unhush') await query(setHushed(act === 'hush'), { id: visitor.id });
      else if (act === 'lower-hand') await query(lowerHand, { id: visitor.id });
      else if (act === 'to-entrance') {
        const { entrance } = sceneOf(space.scene);
        const way = { from: placeOf(visitor, now), to: entrance, jump: false, facing: visitor.facing, seat: null };
        await setOut(query, visitor.id, way, now);
      } else {
        await query(keepOut, { spaceId, userId, now: now.toISOString() });
        await endVisit({ query, emit, now }, visitor.id, 'removed');
      }
    }
  } else if (input.act === 'close-door' || input.act === 'open-door') {
    await query(setDoor(input.act === 'close-door'), { id: spaceId });
  } else {
    await query(setQuiet(input.act === 'quiet'), { id: spaceId });
  }
  await emit(vrRoomChanged, { spaceId });
  return undefined;
};
