import { expect, test } from 'vitest';
import { gameOf } from '../all.ts';
import { type ConnectFour, connectFour } from '../connect-four/rules.ts';
import { replay, type Side } from '../game.ts';
import { gameKinds } from '../kinds.ts';
import { seeded } from '../testing.ts';
import { type TicTacToe, ticTacToe } from '../tic-tac-toe/rules.ts';
import { levels } from './levels.ts';
import { think } from './think.ts';

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
