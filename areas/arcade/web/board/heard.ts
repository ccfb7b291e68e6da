import type { Game } from '../../pure/game.ts';
import { questionIn, squareIn } from './words.ts';

/** What a recogniser writes for a letter or a number of a square; the spelling alphabet is the surest way to say one. */
const spoken: Readonly<Record<string, string>> = {
  ...{ alpha: 'a', alfa: 'a', ay: 'a', bravo: 'b', bee: 'b', be: 'b', charlie: 'c', see: 'c', sea: 'c' },
  ...{ delta: 'd', dee: 'd', echo: 'e', foxtrot: 'f', golf: 'g', gee: 'g', hotel: 'h', aitch: 'h' },
  ...{ one: '1', won: '1', two: '2', three: '3', free: '3', four: '4', for: '4', five: '5', six: '6' },
  ...{ seven: '7', eight: '8', ate: '8', nine: '9' },
};

const replaced = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,.]+/)
    .map((word) => spoken[word] ?? word)
    .join(' ')
    .trim();

/**
 * What was said, as it would be typed: the words themselves where the board understands them, else with letters and
 * numbers in the place of their names, "golf one foxtrot three" and "column for".
 */
export function heard(game: Game, state: unknown, text: string): string {
  const said = text.trim().replace(/[.!?]+$/, '');
  const known = (one: string) =>
    questionIn(one) !== undefined || squareIn(game, one) !== undefined || game.typed(state, one).length > 0;
  if (known(said)) return said;
  const written = replaced(said);
  return [written, written.replaceAll(' ', '')].find(known) ?? said;
}
