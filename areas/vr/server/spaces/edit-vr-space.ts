import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { type editVrSpace as contract, vrRoomChanged, vrSpaceChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { endUnseenVisits } from '../visits/end-visits.ts';
import { lockSpace } from '../visits/lock-space.ts';
import { readSpace } from './view.ts';
import { assertTimes, columnsOf, rowOf, type SpaceRow, timesOf } from './written.ts';

interface Changed extends Omit<SpaceRow, 'opensAt' | 'closesAt'> {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly id: number;
}
const change = choice((isPlanned: boolean) =>
  statement((v: Changed) =>
    from
      .updateTable('vr_spaces')
      .set((e) => ({
        ...columnsOf(v),
        ...(isPlanned ? timesOf(v) : { opens_at: null, closes_at: null }),
        version: e('version', '+', 1),
      }))
      .where('id', '=', v.id),
  ),
);

/** The room stays as it is while people are in it: they would stand in its new walls. Nor are places taken from them. */
export const editVrSpace: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id, version, ...content } = input;
  assertTimes(content, now);
  const space = await lockSpace(query, id, now);
  if (space.version !== version) throw problem.conflict('This has changed since you opened it. Have another look.');
  if (space.occupancy > 0 && content.scene !== space.scene) {
    throw problem.conflict('People are in the room. You can change it once no one is in it.');
  }
  if (content.maxOccupancy < space.occupancy) {
    throw problem.conflict(`${space.occupancy} people are in the room. Allow at least as many.`);
  }
  const { opensAt, closesAt, ...row } = rowOf(content);
  const isPlanned = opensAt !== null && closesAt !== null;
  await query(change(isPlanned), { ...row, opensAt: opensAt ?? '', closesAt: closesAt ?? '', id });
  // For contacts alone from now on: whoever is none is no longer in it.
  await endUnseenVisits({ query, emit, now }, id);
  await emit(vrSpaceChanged, { id, isWritten: true });
  await emit(vrRoomChanged, { spaceId: id });
  return readSpace(query, principal, id, now);
};
