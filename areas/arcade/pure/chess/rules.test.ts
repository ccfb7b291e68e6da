import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { seeded } from '#platform/contract/seeded.ts';
import { countPaths, playByChance, special } from '../testing.ts';
import { type ChessState, chess } from './rules.ts';

const at = (fen: string): ChessState => ({ fen, seen: {} });
const after = (fen: string, move: string) => chess.play(at(fen), move);

test('a position with castling, promotion and taking in passing has as many paths as are published', () => {
  for (const [n, count] of special.counts.slice(0, 2).entries())
    expect(countPaths(chess, at(special.fen), n + 1)).toBe(count);
});

test('the quick list of legal moves is the library’s public one', () => {
  const { moves } = playByChance(chess, seeded(11));
  let state = chess.start();
  for (const move of moves.slice(0, 80)) {
    const all = new Chess(state.fen).moves({ verbose: true }).map(({ lan }) => lan);
    expect([...chess.moves(state)].sort()).toEqual(all.sort());
    state = chess.play(state, move);
  }
});

test('castling: both sides, said so, and never through an attacked square', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  expect(chess.moves(at(fen))).toEqual(expect.arrayContaining(['e1g1', 'e1c1']));
  expect(chess.say(at(fen), 'e1g1')).toBe('castles on the king’s side');
  expect(chess.say(at(fen), 'e1c1')).toBe('castles on the queen’s side');
  expect(chess.board(after(fen, 'e1g1'))[61]).toEqual({ side: 0, kind: 'rook' });
  expect(chess.moves(at('r3kr2/8/8/8/8/8/8/R3K2R w KQq - 0 1'))).not.toContain('e1g1');
});

test('taking in passing takes the pawn beside', () => {
  const fen = 'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3';
  expect(chess.say(at(fen), 'd4e3')).toBe('pawn from d4 takes pawn on e3 in passing');
  expect(chess.effect(at(fen), 'd4e3')).toMatchObject({ path: [35, 44], taken: [36] });
  expect(chess.board(after(fen, 'd4e3'))[36]).toBeNull();
});

test('a pawn becomes what its player chooses', () => {
  const fen = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
  const moves = chess.typed(at(fen), 'a7 a8');
  expect(moves.map((move) => chess.choice(move)).sort()).toEqual(['bishop', 'knight', 'queen', 'rook']);
  expect(chess.typed(at(fen), 'a8=N')).toEqual(['a7a8n']);
  expect(chess.typed(at(fen), 'a7 a8 queen')).toEqual(['a7a8q']);
  expect(chess.say(at(fen), 'a7a8r')).toBe('pawn from a7 to a8, becomes a rook');
});

test('the ends: checkmate, stalemate, repetition, fifty moves, too few pieces', () => {
  expect(chess.end(at('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'))).toEqual({
    winner: 1,
    reason: 'checkmate',
  });
  expect(chess.end(at('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'))).toEqual({ winner: null, reason: 'stalemate' });
  expect(chess.end(at('7k/8/6K1/8/8/8/8/6B1 b - - 0 1'))).toEqual({ winner: null, reason: 'material' });
  expect(chess.end(at('7k/8/6K1/8/8/8/8/6R1 b - - 99 80'))).toBeNull();
  expect(chess.end(after('7k/8/6K1/8/8/8/8/6R1 b - - 99 80', 'h8g8'))).toEqual({ winner: null, reason: 'fiftyMoves' });
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  const twice = [...there, ...there].reduce((state, move) => chess.play(state, move), chess.start());
  expect(chess.end(twice)).toEqual({ winner: null, reason: 'threefold' });
  expect(() => chess.play(twice, 'e2e4')).toThrow();
});

test.each([
  ['e2 e4', ['e2e4']],
  ['e2e4', ['e2e4']],
  ['  E2 to E4! ', ['e2e4']],
  ['e4', ['e2e4']],
  ['pawn e4', ['e2e4']],
  ['Nf3', ['g1f3']],
  ['knight f3', ['g1f3']],
  ['knight g1 to f3', ['g1f3']],
  ['castle', []],
  ['e5', []],
  ['banana', []],
])('at the beginning “%s” means %j', (text, moves) => {
  expect(chess.typed(chess.start(), text)).toEqual(moves);
});

test('what can be meant twice keeps both; capitals tell a bishop from a pawn', () => {
  expect(chess.typed(at('4k3/8/8/8/8/8/8/1N1K2N1 w - - 0 1'), 'knight d2')).toEqual(['b1d2']);
  expect(chess.typed(at('4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1'), 'knight e2').toSorted()).toEqual(['c3e2', 'g1e2']);
  const both = '4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1';
  expect(chess.typed(at(both), 'bxc3')).toEqual(['b2c3']);
  expect(chess.typed(at(both), 'Bxc3')).toEqual(['d2c3']);
  expect(chess.typed(at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), 'castle queen side')).toEqual(['e1c1']);
  expect(chess.typed(at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), '0-0')).toEqual(['e1g1']);
});

test('the record loads into another program and comes to the same position', () => {
  const { moves, state } = playByChance(chess, seeded(5));
  const { text } = chess.record(moves, { players: ['A', 'B'], date: '2026.11.21', result: '1/2-1/2' });
  const other = new Chess();
  other.loadPgn(text);
  expect(other.fen()).toBe(state.fen);
});
