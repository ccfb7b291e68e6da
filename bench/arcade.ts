import { gameOf } from '#areas/arcade/pure/all.ts';
import type { ChessState } from '#areas/arcade/pure/chess/rules.ts';
import type { Game, Side } from '#areas/arcade/pure/game.ts';
import { replay } from '#areas/arcade/pure/game.ts';
import { type GameKind, gameKinds } from '#areas/arcade/pure/kinds.ts';
import { think } from '#areas/arcade/pure/opponent/think.ts';
import { countPaths, playByChance, published, seeded, special } from '#areas/arcade/pure/testing.ts';
import { note } from './report.ts';

/** ARCADE_GAMES=10000 and ARCADE_MATCHES=100 are the full forms; ARCADE_KINDS=chess,reversi does these alone. */
const games = Number(process.env.ARCADE_GAMES ?? 1000);
const matches = Number(process.env.ARCADE_MATCHES ?? 10);
const kinds = gameKinds.filter((kind) => (process.env.ARCADE_KINDS ?? gameKinds.join()).split(',').includes(kind));
/** So many games of a kind are played by chance; chess is the slowest by far. */
const ofKind = (kind: GameKind) =>
  kind === 'chess' ? Math.max(100, Math.round(games / (games >= 10_000 ? 1 : 10))) : games;
const whole = new Intl.NumberFormat('en-AU');

function paths(name: string, game: Game, from: unknown, counts: readonly number[]) {
  const depth = counts.length;
  const began = performance.now();
  const found = counts.map((_, n) => countPaths(game, from, n + 1));
  const seconds = (performance.now() - began) / 1000;
  const same = found.every((count, n) => count === counts[n]);
  const all = found.reduce((sum, count) => sum + count, 0);
  note({
    goal: 'A23',
    what: `${name}: paths to ${depth} moves as published`,
    figure: `${same ? 'exact' : `${found.join(' ')}, and not ${counts.join(' ')}`}, ${whole.format(all / seconds)} positions/s`,
    limit: 'n/a',
    ratio: 'n/a',
    wanted: 'exact',
  });
}

function byChance(kind: GameKind) {
  const game = gameOf(kind);
  const chance = seeded(1);
  const count = ofKind(kind);
  const began = performance.now();
  let faults = 0;
  for (let n = 0; n < count; n++) {
    const { moves, state } = playByChance(game, chance);
    const again = replay(game, JSON.parse(JSON.stringify(moves)));
    if (game.end(state) === null || JSON.stringify(again) !== JSON.stringify(state)) faults += 1;
  }
  const seconds = (performance.now() - began) / 1000;
  note({
    goal: 'A23',
    what: `${kind}: ${whole.format(count)} random games, played again from their moves`,
    figure: `${faults} without a legal end or with another state, ${Math.round(count / seconds)} games/s`,
    limit: '0',
    ratio: 'n/a',
    wanted: '0',
  });
}

/** The strongest level against legal moves by chance, sides in turn. */
async function againstChance(kind: GameKind) {
  const game = gameOf(kind);
  const chance = seeded(5);
  const results = { won: 0, drawn: 0, lost: 0 };
  let [moves, ms, longest] = [0, 0, 0];
  for (let n = 0; n < matches; n++) {
    const side = (n % 2) as Side;
    let state = game.start();
    for (let legal = game.moves(state); legal.length > 0; legal = game.moves(state)) {
      if (game.turn(state) === side) {
        const began = performance.now();
        state = game.play(state, await think(kind, state, 'strongest', chance));
        const spent = performance.now() - began;
        [moves, ms, longest] = [moves + 1, ms + spent, Math.max(longest, spent)];
      } else state = game.play(state, legal[Math.floor(chance() * legal.length)] ?? '');
    }
    const winner = game.end(state)?.winner ?? null;
    results[winner === null ? 'drawn' : winner === side ? 'won' : 'lost'] += 1;
  }
  note({
    goal: 'A23',
    what: `${kind}: the strongest level against moves by chance, ${matches} games`,
    figure: `${results.won} won, ${results.drawn} drawn, ${results.lost} lost; ${Math.round(ms / moves)} ms a move, at most ${Math.round(longest)} ms`,
    limit: kind === 'tic_tac_toe' ? '0 lost' : `${matches} won`,
    ratio: 'n/a',
    wanted: kind === 'tic_tac_toe' ? 'never lost' : 'all won',
  });
}

/** Rules against published counts, random games on both sides, and the computer’s strength. */
export async function arcade() {
  for (const kind of kinds) {
    const game = gameOf(kind);
    paths(kind, game, game.start(), published[kind]);
  }
  if (kinds.includes('chess')) {
    const state: ChessState = { fen: special.fen, seen: {} };
    paths('chess with everything special', gameOf('chess'), state, special.counts);
  }
  for (const kind of kinds) byChance(kind);
  for (const kind of kinds) await againstChance(kind);
}
