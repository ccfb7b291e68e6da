import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { gameKinds, kindWords } from '../pure/kinds.ts';
import { leave } from './join-leave.ts';
import { madeBy, solvedBy } from './puzzles/puzzles-of.ts';
import { studiesOf } from './studies/studies-of.ts';
import { leaveOpenTournaments } from './tournaments/leave-game-tournament.ts';
import { tournamentsOf } from './tournaments/tournaments-of.ts';

export const personalData: PersonalData = {
  columns: {
    'game_rooms.host_id': 'loses the person',
    'game_tournaments.host_id': 'loses the person',
    'game_tournament_players.user_id': 'goes',
    'game_participants.user_id': 'goes',
    'game_guests.user_id': 'goes',
    'game_matches.first_id': 'loses the person',
    'game_matches.second_id': 'loses the person',
    'game_messages.user_id': 'goes',
    'game_tallies.user_id': 'goes',
    'game_unlisted.user_id': 'goes',
    'game_puzzles.maker_id': 'loses the person',
    'game_puzzle_solvers.user_id': 'goes',
    'game_studies.user_id': 'goes',
  },
  export: async ({ query, userId }) => {
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    return [
      {
        name: 'game-rooms',
        title: 'Game rooms that you opened or played in',
        about: 'The rooms themselves. What others said in them is theirs.',
        rows: await list(
          `select r.id as number, r.name, r.game_type as game, r.is_private as private, r.status, r.features,
             ${isoTime('r.created_at')} as "createdAt", r.host_id is not distinct from $1 as "youOpenedIt",
             ${isoTime('p.joined_at')} as "joinedAt"
           from game_participants p join game_rooms r on r.id = p.room_id where p.user_id = $1 order by r.id`,
        ),
      },
      {
        name: 'games',
        title: 'Games that you played',
        about: 'All moves, and how they ended.',
        rows: await list(
          `select id as number, room_id as room, game_type as game, case when first_id = $1 then 1 else 2 end as player,
             moves, computer as "withComputer", why as ended, case when winner is null then null else (winner = 0) = (first_id is not distinct from $1) end as won,
             ${isoTime('started_at')} as "startedAt", ${isoTime('ended_at')} as "endedAt"
           from game_matches where first_id = $1 or second_id = $1 order by id`,
        ),
      },
      {
        name: 'game-messages',
        title: 'What you said in game rooms',
        about: 'Your own words in the chats of games.',
        rows: await list(
          `select id as number, room_id as room, text, ${isoTime('created_at')} as "createdAt" from game_messages
           where user_id = $1 order by id`,
        ),
      },
      {
        name: 'game-studies',
        title: 'Your studies of games',
        about: 'Moves with their branches and your notes. Only you can see them.',
        rows: await query(studiesOf, { userId }),
      },
      {
        name: 'game-puzzles-made',
        title: 'Puzzles that you made',
        about: 'Which ones, and when. No one else is told who made them.',
        rows: await query(madeBy, { userId }),
      },
      {
        name: 'game-puzzles-solved',
        title: 'Puzzles that you solved',
        about: 'Which ones, and when. What you tried is not kept.',
        rows: await query(solvedBy, { userId }),
      },
      {
        name: 'game-tournaments',
        title: 'Tournaments that you joined',
        about: 'Which game, and when. Their games are among your games.',
        rows: await query(tournamentsOf, { userId }),
      },
      {
        name: 'game-statistics',
        title: 'Your game statistics',
        about: 'Counted from games that were finished, and whether others see you on the leaderboard.',
        rows: await list(
          `select game_type as game, played, won, drawn,
             not exists (select 1 from game_unlisted where user_id = $1) as "onLeaderboard"
           from game_tallies where user_id = $1 order by game_type`,
        ),
      },
    ];
  },
  erase: async ({ query, emit, userId, now }) => {
    await leaveOpenTournaments(query, emit, userId, now);
    // A running game is broken off and counts for nobody; the other player keeps what was played.
    const rooms = await query<{ id: number }>(
      '',
      `select r.id from game_rooms r join game_participants p on p.room_id = r.id
       where p.user_id = $1 and p.is_active order by r.id for update of r`,
      [userId],
    );
    for (const { id: roomId } of rooms) await leave(query, emit, { roomId, userId }, now, 'parted');
    await query(
      '',
      `delete from game_rooms r where r.host_id = $1
         and not exists (select 1 from game_participants p where p.room_id = r.id and p.user_id <> $1)`,
      [userId],
    );
    // A room's name is its host's words.
    for (const kind of gameKinds) {
      await query('', 'update game_rooms set name = $2 where host_id = $1 and game_type = $3', [
        ...[userId, kindWords[kind].name, kind],
      ]);
    }
    return [];
  },
};
