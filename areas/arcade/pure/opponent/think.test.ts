import { expect, test } from 'vitest';
import { seeded } from '#platform/contract/seeded.ts';
import { gameOf } from '../all.ts';
import { type ConnectFour, connectFour } from '../connect-four/rules.ts';
import { replay, type Side } from '../game.ts';
import { gameKinds } from '../kinds.ts';
import { type TicTacToe, ticTacToe } from '../tic-tac-toe/rules.ts';
import { levels } from './levels.ts';
import { choicesOf, mistakeIn, worstOf } from './mistakes.ts';
import { judge, think } from './think.ts';

test.each(gameKinds)('every level plays legal moves of %s', async (kind) => {
  const game = gameOf(kind);
  const chance = seeded(1);
  for (const level of levels) {
    let state = game.start();
    for (let n = 0; n < 4; n++) {
      const move = await think(kind, state, level, chance);
      expect(game.moves(state)).toContain(move);
      state = game.play(state, move);
    }
  }
});

test.each([0, 1] as const)(
  'the strongest level never loses tic-tac-toe, whatever the other does (side %i)',
  async (side) => {
    const chance = seeded(2);
    const known = new Map<string, string>();
    const answer = async (state: TicTacToe) => {
      const before = known.get(state.squares) ?? (await think('tic_tac_toe', state, 'strongest', chance));
      known.set(state.squares, before);
      return before;
    };
    const ends = new Set<Side | null>();
    const walk = async (state: TicTacToe): Promise<void> => {
      const end = ticTacToe.end(state);
      if (end) return void ends.add(end.winner);
      const moves = ticTacToe.turn(state) === side ? [await answer(state)] : ticTacToe.moves(state);
      for (const move of moves) await walk(ticTacToe.play(state, move));
    };
    await walk(ticTacToe.start());
    expect(ends.has(side === 0 ? 1 : 0)).toBe(false);
    expect(ends.size).toBeGreaterThan(0);
  },
);

test('in connect four a win is taken, and a loss is stopped', async () => {
  const take = replay(connectFour, '4 1 4 1 4 2'.split(' ')) as ConnectFour;
  expect(await think('connect_four', take, 'strong', seeded(4))).toBe('4');
  const stop = replay(connectFour, '4 1 4 1 4'.split(' ')) as ConnectFour;
  expect(await think('connect_four', stop, 'strong', seeded(4))).toBe('4');
});

test('a mate in one is found', async () => {
  const state = { fen: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', seen: {} };
  expect(await think('chess', state, 'strong', seeded(1))).toBe('a1a8');
});

test.each(gameKinds)('every legal move of %s is judged once, the best first', async (kind) => {
  const game = gameOf(kind);
  const state = kind === 'tic_tac_toe' ? { squares: 'x...o....' } : game.start();
  const found = await judge(kind, state, seeded(1));
  expect(found.map(({ move }) => move).toSorted()).toEqual([...game.moves(state)].toSorted());
  expect(found.map(({ worth }) => worth)).toEqual(found.map(({ worth }) => worth).toSorted((a, b) => b - a));
});

test('a win that was passed over is a mistake, and what wins is better', async () => {
  const state = replay(connectFour, '4 1 4 1 4 2'.split(' ')) as ConnectFour;
  const found = await judge('connect_four', state, seeded(4));
  expect(mistakeIn('connect_four', 6, '7', found)).toMatchObject({ at: 6, played: '7', better: ['4'] });
  expect(mistakeIn('connect_four', 6, '4', found)).toBeUndefined();
});

test('a queen that is given away is a mistake', async () => {
  const state = { fen: '4k3/8/2p5/8/8/8/8/3QK3 w - - 0 1', seen: {} };
  const found = await judge('chess', state, seeded(1));
  expect(mistakeIn('chess', 0, 'd1d5', found)?.lost).toBeGreaterThan(500);
  expect(mistakeIn('chess', 0, found[0]?.move ?? '', found)).toBeUndefined();
});

test('at most five mistakes are shown, the worst ones, in the order of the game', () => {
  const all = [3, 9, 1, 7, 5, 8].map((lost, at) => ({ at, played: 'x', better: ['y'], lost }));
  expect(worstOf(all).map(({ lost }) => lost)).toEqual([3, 9, 7, 5, 8]);
});

test('a move that had to be made is no choice', () => {
  const moves = '1 2 4 3 7'.split(' ');
  const states = moves.map((_, at) => replay(ticTacToe, moves.slice(0, at)));
  expect(choicesOf(gameOf('tic_tac_toe'), states, moves, 1)).toEqual([1, 3]);
});
