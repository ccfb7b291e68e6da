import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { GameKind } from '../../pure/kinds.ts';
import type { FoundPuzzle } from '../../pure/puzzles/find.ts';
import { from } from '../from.ts';

interface Values {
  readonly gameType: GameKind;
  readonly state: string;
  readonly task: string;
  readonly answers: readonly string[];
  readonly makerId: number | null;
  readonly now: string;
}

const add = statement((v: Values) =>
  from
    .insertInto('game_puzzles')
    .values({
      game_type: v.gameType,
      state: sql<unknown>`${v.state}::jsonb`,
      task: v.task,
      answers: sql<string[]>`${v.answers}::text[]`,
      maker_id: v.makerId,
      created_at: moment(v.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);
const known = statement((v: { gameType: GameKind; state: string }) =>
  from
    .selectFrom('game_puzzles')
    .select('id')
    .where('game_type', '=', v.gameType)
    .where((e) => sql<boolean>`md5(${e.ref('state')}::text) = md5(${v.state}::jsonb::text)`),
);

interface Position {
  readonly gameType: GameKind;
  readonly state: unknown;
  readonly found: FoundPuzzle;
  /** Null: the night made it. */
  readonly makerId: number | null;
}

/** Stores a puzzle, or finds the one with the same position; answers with its number. */
export async function addPuzzle(
  query: Query,
  { gameType, state, found, makerId }: Position,
  now: Date,
): Promise<number> {
  const position = JSON.stringify(state);
  const { task, answers } = found;
  const [added] = await query(add, { gameType, state: position, task, answers, makerId, now: now.toISOString() });
  const [row] = added ? [added] : await query(known, { gameType, state: position });
  if (!row) throw new Error('The puzzle was not stored.');
  return row.id;
}
