import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import type { createGameStudy as contract } from '../../contract.ts';
import { gameOf } from '../../pure/all.ts';
import { limits } from '../../pure/limits.ts';
import { mainLine, studyFault } from '../../pure/study.ts';
import { from } from '../from.ts';
import { oneByOne } from '../one-by-one.ts';
import { studyById, view } from './rows.ts';

const kept = statement((v: { userId: number }) =>
  from.selectNoFrom(countOf(from.selectFrom('game_studies').where('user_id', '=', v.userId)).as('count')),
);
const add = statement((v: { userId: number; gameType: string; title: string; moves: string; now: string }) =>
  from
    .insertInto('game_studies')
    .values({
      user_id: v.userId,
      game_type: v.gameType,
      title: v.title,
      moves: sql<unknown>`${v.moves}::jsonb`,
      created_at: moment(v.now),
      changed_at: moment(v.now),
    })
    .returning('id'),
);

export const createGameStudy: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const userId = principal.id;
  const moves = mainLine(input.moves);
  const fault = studyFault(gameOf(input.gameType), moves);
  if (fault) throw problem.unprocessable(fault, [{ field: 'moves', rule: 'illegal', message: fault }]);
  await query(oneByOne, { userId });
  const [{ count } = { count: 0 }] = await query(kept, { userId });
  if (count >= limits.studies) {
    throw problem.conflict(`You have ${limits.studies} studies. Delete one before you begin another.`);
  }
  const { gameType, title } = input;
  const values = { userId, gameType, title: title.trim(), moves: JSON.stringify(moves), now: now.toISOString() };
  const [added] = await query(add, values);
  const [row] = added ? await query(studyById, { id: added.id, userId }) : [];
  if (!row) throw new Error('The study was not stored.');
  return view(row);
};
