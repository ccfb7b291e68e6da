import { expect, test } from 'vitest';
import type { GameMatch, GameRoom } from '../contract.ts';
import { gameOf } from '../pure/all.ts';
import { placeAfter } from './board/grid.tsx';
import { heard } from './board/heard.ts';
import { readChoices } from './board/kept.ts';
import { press } from './board/pick.ts';
import { resultSentence } from './board/result-words.ts';
import { stopsOf } from './board/scan.ts';
import { legalWords, squareWords, turnWords } from './board/words.ts';
import { clockText, clockWords, leftAt } from './clock-words.ts';
import { readPractice } from './practice/kept.ts';
import { recordOf } from './record-file.ts';
import { waitingText } from './room/waiting.tsx';
import { askedOf, filtersIn, gameNamed, winRate } from './rooms-asked.ts';

const chess = gameOf('chess');
const start = chess.start();

test('a win rate is of all that were played, and 0% when none were', () => {
  expect(winRate(0, 0)).toBe('0%');
  expect(winRate(14, 31)).toBe('45%');
});

test('a search text that names a game filters by it; the status is waiting unless it is said', () => {
  expect(gameNamed('Connect-Four')).toBe('connect_four');
  expect(gameNamed('draughts')).toBe('checkers');
  expect(gameNamed('chess with tea')).toBeUndefined();
  const asked = (text: string) => askedOf(filtersIn(new URLSearchParams(text)));
  expect(asked('')).toEqual({ status: 'waiting' });
  expect(asked('q=othello&status=all')).toEqual({ gameType: 'reversi' });
  expect(asked('q=chess&game=reversi&status=made-up')).toEqual({ q: 'chess', gameType: 'reversi', status: 'waiting' });
});

test('each text of a room without a game has one condition', () => {
  const room = { mayJoin: false, playing: false, status: 'waiting', currentPlayers: 1, maxPlayers: 2 } as GameRoom;
  expect(waitingText({ ...room, mayJoin: true })).toBe('Join the game room to start playing!');
  expect(waitingText({ ...room, playing: true })).toBe('Waiting for other players to join...');
  expect(waitingText({ ...room, status: 'in_progress' })).toBe('Game already in progress');
  expect(waitingText({ ...room, currentPlayers: 2 })).toBe('Room is full');
  expect(waitingText({ ...room, playing: true, status: 'cancelled' })).toBe('This room is closed');
});

test('clocks: only the side to move runs, never below nothing, and is said in words', () => {
  const clock = { left: [65_000, 3_720_000] as [number, number], seconds: 5, since: '2026-11-21T00:00:00.000Z' };
  const match = { clock, pausedBy: null, end: null } as GameMatch;
  const now = Date.parse('2026-11-21T00:01:00.000Z');
  expect(leftAt(match, 0, 0, now)).toBe(5000);
  expect(leftAt(match, 1, 0, now)).toBe(3_720_000);
  expect(leftAt(match, 0, 0, now + 60_000)).toBe(0);
  expect(leftAt({ ...match, pausedBy: 1 }, 0, 0, now)).toBe(65_000);
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(3_720_000)).toBe('1:02:00');
  expect(clockWords(65_000)).toBe('1 minute and 5 seconds');
  expect(clockWords(0)).toBe('no time');
});

test('a square says its place, its piece and what it can do', () => {
  const look = { game: chess, state: start, picked: [] as number[], mine: true };
  expect(squareWords(look, 62)).toBe('g1, white knight, can move');
  expect(squareWords(look, 56)).toBe('a1, white rook');
  expect(squareWords({ ...look, picked: [62] }, 45)).toBe('f3, empty, can go here');
  expect(squareWords({ ...look, mine: false }, 62)).toBe('g1, white knight');
  expect(legalWords(chess, start, 62)).toBe('From g1: Nf3, Nh3.');
  const position = {
    game: chess,
    state: start,
    names: ['Ann', 'Ben'] as const,
    me: 1,
    last: null,
    clocks: null,
    ended: false,
  } as const;
  expect(turnWords(position)).toBe('It is the turn of Ann. There is no clock.');
});

test('presses: a piece is picked, put, let go, changed, or refused with why', () => {
  expect(press(chess, start, [], 62)).toEqual({ kind: 'picked', squares: [62] });
  expect(press(chess, start, [62], 45)).toEqual({ kind: 'move', move: 'g1f3' });
  expect(press(chess, start, [62], 62)).toEqual({ kind: 'dropped' });
  expect(press(chess, start, [62], 57)).toEqual({ kind: 'picked', squares: [57] });
  expect(press(chess, start, [62], 30)).toEqual({
    kind: 'refused',
    why: 'The white knight on g1 cannot go to g5.',
  });
  expect(press(chess, start, [], 30)).toEqual({ kind: 'refused', why: 'There is nothing of yours on g5.' });
  expect(press(chess, start, [], 6)).toEqual({ kind: 'refused', why: 'The black knight on g8 is not yours.' });
  const promoting = { fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1', seen: {} };
  expect(press(chess, promoting, [8], 0)).toMatchObject({ kind: 'choose', moves: expect.arrayContaining(['a7a8q']) });
  const four = gameOf('connect_four');
  expect(press(four, four.start(), [], 38)).toEqual({ kind: 'move', move: '4' });
});

test('one press plays what only one piece can do, when that is chosen', () => {
  const onePress = { onePress: true };
  expect(press(chess, start, [], 36, onePress)).toEqual({ kind: 'move', move: 'e2e4' });
  expect(press(chess, start, [], 36)).toMatchObject({ kind: 'refused' });
  expect(press(chess, start, [], 45, onePress)).toEqual({ kind: 'refused', why: 'There is nothing of yours on f3.' });
  const promoting = { fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1', seen: {} };
  expect(press(chess, promoting, [], 0, onePress)).toMatchObject({ kind: 'choose' });
});

test('what was said is written as the board understands it, and left alone where it does not', () => {
  expect(heard(chess, start, 'Golf one foxtrot three.')).toBe('g 1 f 3');
  expect(heard(chess, start, 'knight f3')).toBe('knight f3');
  expect(heard(chess, start, 'last move')).toBe('last move');
  const four = gameOf('connect_four');
  expect(heard(four, four.start(), 'column for')).toBe('column 4');
  expect(heard(chess, start, 'Good morning')).toBe('Good morning');
});

test('arrows stay at the edges, or go round when wished', () => {
  const board = { columns: 8, rows: 8, wrap: false, far: false };
  expect(placeAfter('ArrowUp', 3, board)).toBe(3);
  expect(placeAfter('ArrowUp', 3, { ...board, wrap: true })).toBe(59);
  expect(placeAfter('ArrowRight', 7, { ...board, wrap: true })).toBe(0);
  expect(placeAfter('End', 9, board)).toBe(15);
  expect(placeAfter('Home', 40, { ...board, far: true })).toBe(0);
  expect(placeAfter('x', 3, board)).toBeUndefined();
});

test('one switch goes through legal moves only, then what else there is', () => {
  const labels = (picked: number[], mine = true) =>
    stopsOf(chess, start, picked, { mine, extra: [{ label: 'Resign', run: () => undefined }] }).map(
      ({ label }) => label,
    );
  expect(labels([])).toHaveLength(12);
  expect(labels([]).slice(-2)).toEqual(['Resign', 'Stop one-switch play']);
  expect(labels([62])).toEqual(['f3', 'h3', 'Back']);
  expect(labels([], false)).toEqual(['Resign', 'Stop one-switch play']);
});

test('how it ended is said from where one sits', () => {
  const names = ['Ann', 'Ben'] as const;
  const lost = { winner: 1, reason: 'resigned' } as const;
  expect(resultSentence(chess, lost, names, 0)).toBe('Ben won. You resigned.');
  expect(resultSentence(chess, lost, names, 1)).toBe('You won. The other player resigned.');
  expect(resultSentence(chess, lost, names, null)).toBe('Ben won. By resignation.');
  expect(resultSentence(chess, { winner: null, reason: 'stalemate' }, names, 0)).toMatch(/^Draw\. Stalemate/);
  expect(resultSentence(chess, { winner: null, reason: 'parted' }, names, 0)).toContain('doesn’t count for anyone');
});

test('what a device kept wrongly is left out', () => {
  expect(readChoices({ every: 17, confirm: 'yes', sounds: false })).toMatchObject({
    every: 2000,
    confirm: false,
    sounds: false,
  });
  const kept = readPractice(chess, {
    moves: ['e2e4', 'e2e4'],
    score: [1, -2, 'x'],
    against: 'god',
    side: 7,
    features: ['magic'],
  });
  expect(kept).toEqual({ moves: ['e2e4'], score: [1, 0, 0], against: 'steady', side: 0, features: [] });
});

test('a saved game that was broken off has no result', () => {
  const match = {
    ...{ players: [null, null], moves: ['e2e4'], startedAt: '2026-11-21T00:00:00.000Z' },
    end: { winner: null, reason: 'parted' },
  } as unknown as GameMatch;
  expect(recordOf(chess, match).text).toContain('[Result "*"]');
});
