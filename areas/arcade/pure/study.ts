import type { Game } from './game.ts';

/** A move in a study; a branch begins where two have the same parent. Parents come before what follows them. */
export interface StudyMove {
  /** Place of the move before it; -1: the beginning of the game. */
  readonly parent: number;
  readonly move: string;
  readonly note: string;
}

/** Moves from the beginning to this one. */
export function pathTo(moves: readonly StudyMove[], at: number): string[] {
  const path: string[] = [];
  for (let n = at; n >= 0; ) {
    const one = moves[n];
    if (!one) break;
    path.push(one.move);
    n = one.parent;
  }
  return path.reverse();
}

/** Places of the moves that follow this one: the first is the main line, the others are branches. */
export const childrenOf = (moves: readonly StudyMove[], at: number): number[] =>
  moves.flatMap(({ parent }, n) => (parent === at ? [n] : []));

/** Without a move and everything that follows it. */
export function without(moves: readonly StudyMove[], at: number): StudyMove[] {
  const places = new Map<number, number>([[-1, -1]]);
  const kept: StudyMove[] = [];
  for (const [n, one] of moves.entries()) {
    const parent = places.get(one.parent);
    if (n === at || parent === undefined) continue;
    places.set(n, kept.length);
    kept.push({ ...one, parent });
  }
  return kept;
}

/**
 * What is wrong with the moves of a study, as a sentence. Moves that stand unchanged in `known` were judged when they came,
 * so that a change costs what is new.
 */
export function studyFault<S>(
  game: Game<S>,
  moves: readonly StudyMove[],
  known: readonly StudyMove[] = [],
): string | undefined {
  const seen = new Set<string>();
  // Each position is worked out once, however many branches begin there.
  const states = new Map<number, S>([[-1, game.start()]]);
  const stateAt = (at: number): S => {
    const before = states.get(at);
    if (before !== undefined) return before;
    const { parent, move } = moves[at] ?? { parent: -1, move: '' };
    const state = game.play(stateAt(parent), move);
    states.set(at, state);
    return state;
  };
  let isKnown = true;
  for (const [n, { parent, move }] of moves.entries()) {
    if (parent < -1 || parent >= n) return `Move ${n + 1} follows no move before it.`;
    if (seen.has(`${parent} ${move}`)) return `Move ${n + 1} is there already.`;
    seen.add(`${parent} ${move}`);
    isKnown &&= known[n]?.parent === parent && known[n]?.move === move;
    if (!isKnown && !game.moves(stateAt(parent)).includes(move)) return `Move ${n + 1} is not legal.`;
  }
  return undefined;
}

/** One game as the main line of a study. */
export const mainLine = (moves: readonly string[]): StudyMove[] =>
  moves.map((move, n) => ({ parent: n - 1, move, note: '' }));

/** As a text that anyone can read: a line a move, branches further in. */
export function studyText<S>(game: Game<S>, title: string, note: string, moves: readonly StudyMove[]): string {
  const lines = [title, '', ...(note ? [note, ''] : [])];
  const follow = (at: number, state: S, number: number, depth: number) => {
    const [first, ...branches] = childrenOf(moves, at);
    const write = (child: number, deep: number) => {
      const { move, note: said } = moves[child] ?? { move: '', note: '' };
      const words = `${number}. ${game.sides[game.turn(state)]} ${game.notation(state, move)}`;
      lines.push(`${'  '.repeat(deep)}${words}${said ? ` – ${said}` : ''}`);
    };
    for (const branch of branches) {
      write(branch, depth + 1);
      follow(branch, game.play(state, moves[branch]?.move ?? ''), number + 1, depth + 1);
    }
    if (first === undefined) return;
    write(first, depth);
    follow(first, game.play(state, moves[first]?.move ?? ''), number + 1, depth);
  };
  follow(-1, game.start(), 1, 0);
  return `${lines.join('\n')}\n`;
}

/** Where the main line from here ends. */
export function endOf(moves: readonly StudyMove[], at: number): number {
  const [next] = childrenOf(moves, at);
  return next === undefined ? at : endOf(moves, next);
}
