import { exactTime, pageOf } from '#platform/server/keyset.ts';
import { isThere, type QueryRow } from '#platform/server/statement.ts';
import type { GamePuzzle } from '../../contract.ts';
import type { GameKind } from '../../pure/kinds.ts';
import type { PuzzleTask } from '../../pure/puzzles/find.ts';
import { from } from '../from.ts';

/** Puzzles as this member sees them: without the answer. */
export const shown = (viewer: number) =>
  from
    .selectFrom('game_puzzles as z')
    .select((e) => [
      'z.id',
      'z.game_type as gameType',
      'z.state',
      'z.task',
      'z.day',
      exactTime(e.ref('z.created_at')).as('exactly'),
      isThere(
        e.selectFrom('game_puzzle_solvers as s').whereRef('s.puzzle_id', '=', 'z.id').where('s.user_id', '=', viewer),
      ).as('solved'),
    ]);

type PuzzleRow = QueryRow<ReturnType<typeof shown>>;

export const view = ({ exactly: _, gameType, state, task, day, ...row }: PuzzleRow): GamePuzzle => ({
  ...row,
  gameType: gameType as GameKind,
  state: state as Record<string, unknown>,
  task: task as PuzzleTask,
  day: day === '' ? null : day,
});

export const pageOfPuzzles = (rows: readonly PuzzleRow[], limit: number) =>
  pageOf(rows, limit, view, ({ exactly, id }) => ({ at: exactly, id }));
