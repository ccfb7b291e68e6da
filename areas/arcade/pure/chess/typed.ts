import { plain } from '../game.ts';

interface Written {
  readonly move: string;
  /** Nf3, exd5, O-O, e8=Q+ */
  readonly san: string;
  readonly piece: string;
}

const letters: Readonly<Record<string, string>> = {
  knight: 'n',
  night: 'n',
  horse: 'n',
  bishop: 'b',
  rook: 'r',
  castle: 'r',
  queen: 'q',
  king: 'k',
  pawn: 'p',
};

const bare = (san: string) => san.replace(/[+#x=]/g, '');

/**
 * The legal moves that a text can mean: squares ("e2 e4"), the short notation with or without its marks ("Nf3", "exd5",
 * "bc3"), names ("knight f3", "pawn takes d5", "castle king side", "e8 queen").
 */
export function meant(text: string, moves: readonly Written[]): string[] {
  const exact = moves.filter(({ san }) => bare(san) === bare(text.trim()).replaceAll(' ', ''));
  if (exact.length) return exact.map(({ move }) => move);
  const castled = castling(text);
  if (castled) return moves.filter(({ san }) => castled.includes(bare(san))).map(({ move }) => move);
  const said = plain(text)
    .split(/[\s=-]+/)
    .map((word) => letters[word] ?? word)
    .join('')
    .replace(/x/g, '');
  return moves.filter((written) => means(said, written)).map(({ move }) => move);
}

function castling(text: string): string[] | undefined {
  const said = text
    .toLowerCase()
    .replace(/[^a-z0]/g, '')
    .replaceAll('0', 'o');
  if (said === 'oo' || /^castles?(short|kingside|onthekingsside)$/.test(said)) return ['O-O'];
  if (said === 'ooo' || /^castles?(long|queenside|onthequeensside)$/.test(said)) return ['O-O-O'];
  return said === 'castle' || said === 'castles' ? ['O-O', 'O-O-O'] : undefined;
}

/** Every way of writing it that leaves out what is not needed; what is left open keeps several moves. */
function means(said: string, { move, san, piece }: Written): boolean {
  const [from, to, promotion] = [move.slice(0, 2), move.slice(2, 4), move.slice(4)];
  const ends = promotion ? [promotion, ''] : [''];
  return ends.some((end) =>
    [
      `${from}${to}${end}`,
      `${piece}${from}${to}${end}`,
      `${piece}${to}${end}`,
      `${bare(san)
        .toLowerCase()
        .slice(0, -promotion.length || undefined)}${end}`,
    ].includes(said),
  );
}
