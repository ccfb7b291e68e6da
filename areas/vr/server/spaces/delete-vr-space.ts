import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { type deleteVrSpace as contract, vrSpaceChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { endVisits } from '../visits/end-visits.ts';
import { lockSpace } from '../visits/lock-space.ts';

const remove = statement((v: { id: number }) => from.deleteFrom('vr_spaces').where('id', '=', v.id));

export const deleteVrSpace: Handler<typeof contract> = async ({ input: { id }, query, emit, now }) => {
  await lockSpace(query, id, now);
  await endVisits({ query, emit, now }, id, 'closed');
  await query(remove, { id });
  await emit(vrSpaceChanged, { id, isWritten: false });
  return undefined;
};
