import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { restoreSampleThing as contract } from '../contract.ts';
import { from } from './from.ts';
import { readSampleThing } from './view.ts';

const restore = statement((v: { id: number }) =>
  from.updateTable('sample_things').set({ deleted_at: null }).where('id', '=', v.id),
);

export const restoreSampleThing: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(restore, { id: input.id });
  return readSampleThing(query, principal, input.id);
};
