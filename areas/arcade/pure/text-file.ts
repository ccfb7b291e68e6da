import type { Game, RecordFacts } from './game.ts';

/** For games that have no file of their own in the field: heads, numbered moves, the result; readable by anybody. */
export function listed<S>(title: string, game: Game<S>, moves: readonly string[], facts: RecordFacts) {
  const lines = [
    title,
    facts.date,
    `${game.sides[0]}: ${facts.players[0]}`,
    `${game.sides[1]}: ${facts.players[1]}`,
    '',
  ];
  lines.push(...numbered(game, moves), '', `Result: ${facts.result}`, '');
  return { text: lines.join('\n'), ending: 'txt' as const };
}

/** "1. e4 e5" a line. */
function numbered<S>(game: Game<S>, moves: readonly string[]): string[] {
  const words: string[] = [];
  let state = game.start();
  for (const move of moves) {
    words.push(`${game.sides[game.turn(state)]} ${game.notation(state, move)}`);
    state = game.play(state, move);
  }
  return words.map((word, n) => `${n + 1}. ${word}`);
}

/** A heading of PGN and PDN: quotes and backslashes are escaped, so that a name cannot break out of it. */
export const tag = (name: string, value: string) =>
  `[${name} "${value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"]`;

/** Words of a record in lines of at most 79 characters, as PGN asks. */
export function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + word.length + 1 > 79) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
