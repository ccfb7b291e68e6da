import { gameOf } from '#areas/arcade/pure/all.ts';
import type { ChessState } from '#areas/arcade/pure/chess/rules.ts';
import type { Game, Side } from '#areas/arcade/pure/game.ts';
import { type GameKind, gameKinds } from '#areas/arcade/pure/kinds.ts';
import { strongestAgainstChance } from '#areas/arcade/pure/opponent/testing.ts';
import { countPaths, faultsByChance, published, special } from '#areas/arcade/pure/testing.ts';
import { seeded } from '#platform/contract/seeded.ts';
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
    figure: `${same ? 'exact' : `${found.join(' ')}, and not ${counts.join(' ')}`}, ${whole.format(Math.round(all / seconds))} positions/s`,
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
  const faults = faultsByChance(game, count, chance);
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
  const chance = seeded(5);
  const results = { won: 0, drawn: 0, lost: 0 };
  const spent: number[] = [];
  for (let n = 0; n < matches; n++) {
    const match = await strongestAgainstChance(kind, (n % 2) as Side, chance, () => performance.now());
    results[match.outcome] += 1;
    spent.push(...match.spent);
  }
  const all = spent.reduce((sum, ms) => sum + ms, 0);
  note({
    goal: 'A23',
    what: `${kind}: the strongest level against moves by chance, ${matches} games`,
    figure: `${results.won} won, ${results.drawn} drawn, ${results.lost} lost; ${Math.round(all / spent.length)} ms a move, at most ${Math.round(Math.max(...spent))} ms`,
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
