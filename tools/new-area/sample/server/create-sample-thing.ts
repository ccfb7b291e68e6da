import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type createSampleThing as contract, sampleThingCreated } from '../contract.ts';
import { from } from './from.ts';
import { readSampleThing } from './view.ts';

const add = statement((v: { authorId: number; title: string; text: string; now: string }) =>
  from
    .insertInto('sample_things')
    .values({ author_id: v.authorId, title: v.title, text: v.text, created_at: moment(v.now) })
    .returning('id'),
);

export const createSampleThing: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const [added] = await query(add, { ...input, authorId: principal.id, now: now.toISOString() });
  if (!added) throw new Error('The sample thing was not stored.');
  await emit(sampleThingCreated, { id: added.id, authorId: principal.id });
  return readSampleThing(query, principal, added.id);
};
