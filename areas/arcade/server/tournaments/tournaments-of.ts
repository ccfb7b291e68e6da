import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** For the copy of a member’s data. */
export const tournamentsOf = statement((v: { userId: number }) =>
  from
    .selectFrom('game_tournament_players as p')
    .innerJoin('game_tournaments as t', 't.id', 'p.tournament_id')
    .select((e) => ['t.id as number', 't.game_type as game', 't.status', isoTime(e.ref('p.joined_at')).as('joinedAt')])
    .where('p.user_id', '=', v.userId)
    .orderBy('t.id'),
);
