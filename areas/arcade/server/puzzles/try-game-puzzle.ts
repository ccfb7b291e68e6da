import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { tryGamePuzzle as contract } from '../../contract.ts';
import { from } from '../from.ts';

const answers = statement((v: { id: number }) =>
  from.selectFrom('game_puzzles').select('answers').where('id', '=', v.id),
);
const solve = statement((v: { id: number; userId: number; now: string }) =>
  from
    .insertInto('game_puzzle_solvers')
    .values({ puzzle_id: v.id, user_id: v.userId, solved_at: moment(v.now) })
    .onConflict((conflict) => conflict.doNothing()),
);

export const tryGamePuzzle: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [row] = await query(answers, { id: input.id });
  if (!row) throw problem.notFound();
  const right = row.answers.includes(input.move);
  if (right) await query(solve, { id: input.id, userId: principal.id, now: now.toISOString() });
  return { right };
};
