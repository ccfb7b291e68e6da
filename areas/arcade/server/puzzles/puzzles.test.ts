import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryIn } from '#platform/server/db.ts';
import type { GamePuzzle } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { type Hall, openHall, testNow } from '../testing/hall.ts';
import { makePuzzles } from './daily.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const wonByAna = ['1', '4', '2', '5', '3'];
const finished = async (more: object = {}) => {
  const room = await hall.begin(more);
  return (await hall.moves(room, wonByAna)).id;
};
const make = (id: number, at: number, as = hall.ana) =>
  hall.app.call<GamePuzzle>(as, 'createGamePuzzle', { params: { id }, body: { at } });
const refused = async (id: number, at: number, as = hall.ana) =>
  make(id, at, as).then(
    () => undefined,
    ({ problem }) => ({ status: problem.status, detail: problem.detail }),
  );
const night = (now: Date) => hall.app.app.transactions.run((db) => makePuzzles(queryIn(db), now));
const daily = async () => (await hall.app.call<GamePuzzle[]>(hall.kim, 'listDailyPuzzles')).body;

test('a finished game gives a puzzle, the same position once, without its answer or anyone’s name', async () => {
  const id = await finished();
  const { body: puzzle } = await make(id, 4);
  expect(puzzle).toMatchObject({
    gameType: 'tic_tac_toe',
    task: 'win',
    state: { squares: 'xx.oo....' },
    solved: false,
  });
  expect((await make(await finished(), 4, hall.kim)).body.id).toBe(puzzle.id);
  const { body } = await hall.app.call(hall.kim, 'getGamePuzzle', { params: { id: puzzle.id } });
  expect(JSON.stringify(body)).not.toMatch(/Ana|Ben|answers/);
});

test('no puzzle is made of an unfinished game, of a private one, or where nothing is clear', async () => {
  const running = await hall.begin();
  await hall.moves(running, wonByAna.slice(0, 4));
  const { id } = await hall.match(running);
  expect(await refused(id, 3)).toEqual({
    status: 409,
    detail: 'This game isn’t finished. Make a puzzle once it is.',
  });
  await hall.leave(running, hall.ana);
  const room = await hall.open({ isPrivate: true });
  await hall.app.call(hall.ben, 'openGameInvite', { params: { id: room.id }, body: { invite: room.invite } });
  await hall.join(room.id);
  const hidden = await hall.moves(room.id, wonByAna);
  expect(await refused(hidden.id, 4)).toMatchObject({ status: 409, detail: expect.stringContaining('private room') });
  const whole = await finished();
  expect((await refused(whole, 0))?.status).toBe(422);
  expect((await refused(whole, 5))?.status).toBe(422);
  expect((await refused(whole, 100_000))?.status).toBe(422);
  expect((await refused(9_999_999, 1))?.status).toBe(404);
});

test('a member makes so many puzzles a day and no more; others can still make theirs', async () => {
  const { app, kim, ben } = hall;
  const since = new Date(testNow.getTime() - 3_600_000).toISOString();
  await app.database.query(
    '',
    `insert into game_puzzles (game_type, state, task, answers, created_at, maker_id)
     select 'chess', jsonb_build_object('planted', n), 'win', '{}', $2::timestamptz, $1 from generate_series(1, $3::int) n`,
    [kim, since, limits.puzzlesADay],
  );
  const id = await finished();
  expect(await refused(id, 4, kim)).toEqual({
    status: 409,
    detail: `You have made ${limits.puzzlesADay} puzzles in 24 hours. Make the next one tomorrow.`,
  });
  expect(await refused(id, 4, ben)).toBeUndefined();
  await app.database.query('', `delete from game_puzzles where state ? 'planted' and maker_id = $1`, [kim]);
  expect(await refused(id, 4, kim)).toBeUndefined();
});

test('a try says whether it is right; a solution is kept for the one who found it', async () => {
  const { body: puzzle } = await make(await finished(), 4);
  const about = { params: { id: puzzle.id } };
  const attempt = async (as: number, move: string) =>
    (await hall.app.call<{ right: boolean }>(as, 'tryGamePuzzle', { ...about, body: { move } })).body.right;
  expect([await attempt(hall.ben, '9'), await attempt(hall.ben, 'nonsense')]).toEqual([false, false]);
  expect([await attempt(hall.ben, '3'), await attempt(hall.ben, '3')]).toEqual([true, true]);
  const solved = async (as: number) => (await hall.app.call<GamePuzzle>(as, 'getGamePuzzle', about)).body.solved;
  expect([await solved(hall.ben), await solved(hall.kim)]).toEqual([true, false]);
});

test('each night there is a puzzle of the day of each game that has one, and one alone', async () => {
  await finished();
  await night(testNow);
  const [first] = await daily();
  expect(first).toMatchObject({ gameType: 'tic_tac_toe', day: '2026-09-15' });
  await night(testNow);
  expect(await daily()).toEqual([first]);
  await night(new Date(testNow.getTime() + 86_400_000));
  expect(await daily()).toMatchObject([{ gameType: 'tic_tac_toe', day: '2026-09-16' }]);
});

test('the list goes by game, the latest first, and page by page', async () => {
  const list = async (query: object) =>
    (await hall.app.call<GamePuzzle[]>(hall.kim, 'listGamePuzzles', { query: query as Record<string, string> })).body;
  expect((await list({ gameType: 'tic_tac_toe' })).length).toBeGreaterThan(0);
  expect(await list({ gameType: 'chess' })).toEqual([]);
  expect(await list({ limit: '1' })).toHaveLength(1);
});
