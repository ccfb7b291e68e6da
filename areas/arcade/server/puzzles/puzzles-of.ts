import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** For the copy of a member’s data, as the next. */
export const madeBy = statement((v: { userId: number }) =>
  from
    .selectFrom('game_puzzles as z')
    .select((e) => ['z.id as number', 'z.game_type as game', 'z.task', isoTime(e.ref('z.created_at')).as('createdAt')])
    .where('z.maker_id', '=', v.userId)
    .orderBy('z.created_at'),
);

export const solvedBy = statement((v: { userId: number }) =>
  from
    .selectFrom('game_puzzle_solvers as s')
    .innerJoin('game_puzzles as z', 'z.id', 's.puzzle_id')
    .select((e) => ['z.id as number', 'z.game_type as game', 'z.task', isoTime(e.ref('s.solved_at')).as('solvedAt')])
    .where('s.user_id', '=', v.userId)
    .orderBy('s.solved_at'),
);
