import { plain } from '../game.ts';

/** The legal moves that a text can mean: "11 15", "11-15", "15x24", "15 24" for a jump by other squares, "15 x 22 x 31". */
export function meant(text: string, moves: readonly string[]): string[] {
  const said = plain(text).match(/\d+/g) ?? [];
  if (said.length < 2 || /[a-wyz]/.test(plain(text))) return [];
  const exact = moves.filter((move) => move.split(/[-x]/).join(' ') === said.join(' '));
  if (exact.length || said.length > 2) return exact;
  return moves.filter((move) => {
    const squares = move.split('x');
    return squares.length > 2 && squares[0] === said[0] && squares.at(-1) === said[1];
  });
}
