import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import type { closePoll as contract } from '../contract.ts';
import { from } from './from.ts';
import { tellOfPoll } from './homes.ts';

const close = statement((v: { id: number }) =>
  from
    .updateTable('polls')
    .set({ closes_at: sql<Moment>`now()`, closed_early: true })
    .where('id', '=', v.id)
    .where((e) => sql<boolean>`${e.ref('closes_at')} > now()`)
    .returning('id'),
);

export const closePoll: Handler<typeof contract> = async (useCase) => {
  const { input, query } = useCase;
  const closed = await query(close, { id: input.id });
  if (closed.length > 0) await tellOfPoll(useCase, input.id);
  return { id: input.id, closed: true };
};
