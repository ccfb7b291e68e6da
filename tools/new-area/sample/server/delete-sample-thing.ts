import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type deleteSampleThing as contract, sampleThingDeleted } from '../contract.ts';
import { from } from './from.ts';

const remove = statement((v: { id: number; now: string }) =>
  from
    .updateTable('sample_things')
    .set({ deleted_at: moment(v.now) })
    .where('id', '=', v.id),
);

export const deleteSampleThing: Handler<typeof contract> = async ({ input: { id }, principal, query, emit, now }) => {
  await query(remove, { id, now: now.toISOString() });
  await emit(sampleThingDeleted, { id, authorId: principal.id });
  return { id };
};
