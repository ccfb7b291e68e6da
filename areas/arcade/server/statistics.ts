import { blockedIdsText, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type {
  GameLeaderboard,
  GameStatistics,
  getGameLeaderboard as leaderboardContract,
  saveGameSettings as settingsContract,
  listGameStatistics as statisticsContract,
} from '../contract.ts';

/** C-43: an entry for each game. */
export const listGameStatistics: Handler<typeof statisticsContract> = ({ principal, query }) =>
  query<GameStatistics>(
    'game-statistics',
    `select game_type as "gameType", played as "gamesPlayed", won as "gamesWon", drawn as "gamesDrawn"
     from game_tallies where user_id = $1::int and played > 0 order by game_type`,
    [principal.id],
  );

interface Row {
  readonly rank: number;
  readonly id: number;
  readonly displayName: string;
  readonly username: string;
  readonly gamesPlayed: number;
  readonly gamesWon: number;
  readonly gamesDrawn: number;
}

/**
 * Everybody who is shown and has finished a game in a public room, by wins, then by their share of wins. Whoever asks is
 * always ranked, as others would see it. The cost grows with the members who have played.
 */
const ranked = `select t.user_id as id, sum(t.public_played)::int as played, sum(t.public_won)::int as won,
    sum(t.public_drawn)::int as drawn,
    rank() over (order by sum(t.public_won) desc, sum(t.public_won)::float8 / sum(t.public_played) desc)::int as rank
  from game_tallies t
  where t.public_played > 0 and ($2::text is null or t.game_type = $2)
    and (t.user_id = $1::int or not exists (select 1 from game_unlisted x where x.user_id = t.user_id))
    and t.user_id <> all(${blockedIdsText('$1::int')})
  group by t.user_id`;

const read = (query: Query, name: string, which: string, values: unknown[]) =>
  query<Row>(
    name,
    `with ranked as (${ranked})
     select s.rank, s.played as "gamesPlayed", s.won as "gamesWon", s.drawn as "gamesDrawn", ${personColumns('u')}
     from ranked s join users u on u.id = s.id where ${which} order by s.rank, u.name, u.id limit $3::int`,
    values,
  );

export const getGameLeaderboard: Handler<typeof leaderboardContract> = async ({ input, principal, query }) => {
  const about = [principal.id, input.gameType ?? null];
  const [unlisted] = await query<{ one: number }>(
    'game-unlisted',
    'select 1 as one from game_unlisted where user_id = $1::int',
    [principal.id],
  );
  const shown = unlisted === undefined;
  const rows = await read(query, 'game-leaderboard', '(s.id <> $1::int or $4::boolean)', [
    ...about,
    input.limit,
    shown,
  ]);
  const [me] = await read(query, 'game-rank', 's.id = $1::int and $4::boolean', [...about, 1, true]);
  return { rows: rows.map(view), me: me ? view(me) : null, shown };
};

const view = ({ id, displayName, username, ...rest }: Row): GameLeaderboard['rows'][number] => ({
  ...rest,
  person: personOf({ id, displayName, username }),
});

export const saveGameSettings: Handler<typeof settingsContract> = async ({ input, principal, query }) => {
  await (input.shown
    ? query('game-list', 'delete from game_unlisted where user_id = $1::int', [principal.id])
    : query('game-unlist', 'insert into game_unlisted (user_id) values ($1::int) on conflict do nothing', [
        principal.id,
      ]));
  return undefined;
};
