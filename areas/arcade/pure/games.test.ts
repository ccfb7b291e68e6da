import { expect, test } from 'vitest';
import { seeded } from '#platform/contract/seeded.ts';
import { gameOf } from './all.ts';
import { IllegalMove, replay } from './game.ts';
import { gameKinds } from './kinds.ts';
import { loadGame } from './load.ts';
import { countPaths, playByChance, published } from './testing.ts';

const depths = { chess: 3, checkers: 6, reversi: 6, connect_four: 5, tic_tac_toe: 6 } as const;
const rounds = { chess: 25, checkers: 200, reversi: 100, connect_four: 200, tic_tac_toe: 300 } as const;

test.each(gameKinds)('%s has as many paths as are published', (kind) => {
  const game = gameOf(kind);
  for (const [n, count] of published[kind].slice(0, depths[kind]).entries()) {
    expect(countPaths(game, game.start(), n + 1)).toBe(count);
  }
});

test.each(gameKinds)('random games of %s end by the rules, on both sides in the same state', (kind) => {
  const game = gameOf(kind);
  const chance = seeded(20_261_121);
  for (let n = 0; n < rounds[kind]; n++) {
    const { moves, state } = playByChance(game, chance);
    expect(game.end(state)).not.toBeNull();
    expect(game.moves(state)).toEqual([]);
    expect(replay(game, JSON.parse(JSON.stringify(moves)))).toEqual(JSON.parse(JSON.stringify(state)));
    const pieces = [0, 1].map((side) => game.board(state).filter((piece) => piece?.side === side).length);
    const count = game.count(state);
    if (count) expect(count).toEqual(pieces);
  }
});

test.each(gameKinds)(
  'each legal move of %s is understood as it is written, said and pressed; others are refused',
  (kind) => {
    const game = gameOf(kind);
    const chance = seeded(7);
    // Chess has many moves, and its library writes each one slowly.
    const [rounds, most] = kind === 'chess' ? [1, 12] : [4, 60];
    for (let n = 0; n < rounds; n++) {
      let state = game.start();
      for (const move of playByChance(game, chance).moves.slice(0, most)) {
        const legal = game.moves(state);
        const seen = new Set<string>();
        for (const one of legal) {
          expect(game.typed(state, game.notation(state, one))).toContain(one);
          const presses = game.presses(state, one);
          const key = `${presses.join()} ${game.choice(one)}`;
          if (kind === 'chess') expect(seen.has(key)).toBe(false);
          seen.add(key);
          for (const square of presses) expect(game.squareName(square)).not.toBe('');
          expect(game.say(state, one)).toMatch(/^[\p{L}]/u);
        }
        const before = JSON.stringify(state);
        for (const wrong of ['', 'x', 'e9e9', '99', 'a1a1q', '0-0']) {
          expect(() => game.play(state, wrong)).toThrow(IllegalMove);
          expect(game.typed(state, wrong).every((one) => legal.includes(one))).toBe(true);
        }
        expect(JSON.stringify(state)).toBe(before);
        state = game.play(state, move);
      }
    }
  },
);

test.each(gameKinds)('the rules of %s that a browser loads are those of the server', async (kind) => {
  expect(await loadGame(kind)).toBe(gameOf(kind));
});

test.each(gameKinds)('a record of %s names players, moves and result, and no name breaks out of it', (kind) => {
  const game = gameOf(kind);
  const { moves } = playByChance(game, seeded(3));
  const { text, ending } = game.record(moves.slice(0, 5), {
    players: ['Ann "The Rook" \\ O’Hara', 'Ben\nNewline'],
    date: '2026.11.21',
    result: '*',
  });
  expect(ending).toBe({ chess: 'pgn', checkers: 'pdn' }[kind as 'chess'] ?? 'txt');
  if (ending !== 'txt') expect(text).toContain('"Ann \\"The Rook\\" \\\\ O’Hara"');
  expect(text).not.toContain('Ben\nNewline"');
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(160);
});
