import { job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { gameOf } from '../../pure/all.ts';
import { type GameKind, gameKinds } from '../../pure/kinds.ts';
import { lastPuzzleOf } from '../../pure/puzzles/find.ts';
import { from } from '../from.ts';
import { addPuzzle } from './add-puzzle.ts';

/** Games of one kind that a night looks at. */
const perNight = 5;

const waiting = choice((gameType: GameKind) =>
  statement((v: { limit: number }) =>
    from
      .selectFrom('game_matches as m')
      .innerJoin('game_rooms as r', 'r.id', 'm.room_id')
      .select(['m.id', 'm.moves', 'r.is_private as isPrivate'])
      .where('m.game_type', '=', gameType)
      .where('m.counts', '=', true)
      .where('m.puzzled', '=', false)
      .orderBy('m.id')
      .limit(v.limit)
      .forUpdate('m')
      .skipLocked(),
  ),
);
const looked = statement((v: { id: number }) =>
  from.updateTable('game_matches').set({ puzzled: true }).where('id', '=', v.id),
);

/** The one that was longest not the puzzle of the day; once a day. */
const choose = choice((gameType: GameKind) =>
  statement((v: { day: string }) =>
    from
      .updateTable('game_puzzles')
      .set({ day: v.day })
      .where('id', 'in', (e) =>
        e
          .selectFrom('game_puzzles as z')
          .select('z.id')
          .where('z.game_type', '=', gameType)
          .where((one) =>
            one.not(
              one.exists(
                one
                  .selectFrom('game_puzzles as t')
                  .select('t.id')
                  .where('t.game_type', '=', gameType)
                  .where('t.day', '=', v.day),
              ),
            ),
          )
          .orderBy('z.day')
          .orderBy('z.id')
          .limit(1),
      )
      .returning('id'),
  ),
);

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
const dayOf = (now: Date) => sydney.format(now);

async function makeFrom(query: Query, gameType: GameKind, now: Date): Promise<void> {
  for (const { id, moves, isPrivate } of await query(waiting(gameType), { limit: perNight })) {
    const found = isPrivate ? undefined : lastPuzzleOf(gameOf(gameType), moves);
    if (found) await addPuzzle(query, { gameType, state: found.state, found, makerId: null }, now);
    await query(looked, { id });
  }
}

/** Makes puzzles from games that ended, and chooses one of each game for the day that it is in Sydney. */
export async function makePuzzles(query: Query, now: Date): Promise<void> {
  for (const gameType of gameKinds) {
    await makeFrom(query, gameType, now);
    await query(choose(gameType), { day: dayOf(now) });
  }
}

/** Midnight in Sydney is before one of the two, by the season; the other finds nothing to choose. */
export const dailyPuzzles = job('arcade.daily-puzzles', '10 13,14 * * *', ({ db, now }) =>
  makePuzzles(queryIn(db), now),
);
