import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type editSampleThing as contract, sampleThingEdited } from '../contract.ts';
import { from } from './from.ts';
import { readSampleThing } from './view.ts';

const change = statement((v: { id: number; version: number; title: string; text: string }) =>
  from
    .updateTable('sample_things')
    .set((e) => ({ title: v.title, text: v.text, version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const editSampleThing: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const [changed] = await query(change, input);
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  await emit(sampleThingEdited, { id: input.id, authorId: principal.id });
  return readSampleThing(query, principal, input.id);
};
