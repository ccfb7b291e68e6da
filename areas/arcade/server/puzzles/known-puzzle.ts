import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const puzzle = statement((v: { id: number }) => from.selectFrom('game_puzzles').select('id').where('id', '=', v.id));

/** A puzzle is there for every member. */
export const knownPuzzle = policy('member', async ({ db, input }: PolicyCheck<{ readonly id: number }>) => {
  const [row] = await queryIn(db)(puzzle, { id: input.id });
  return row ? allow() : hide();
});
