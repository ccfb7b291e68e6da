import type { MatrixInput } from '../matrix.ts';
import type { TestApp } from './app.ts';

/**
 * What an area says about members' content, in its testing/surfaces.ts: how it comes to be, and where it may be seen. The
 * tests of blocks and closed accounts loop over all of them; an operation that reads and is in none fails them.
 */
export interface Surfaces {
  /** What a member makes alone. The word belongs into everything that they write. */
  readonly settle?: (member: Side, tools: Tools) => Promise<void>;
  /** What one member does with what is another's, once all have settled. */
  readonly meet?: (one: Side, another: Side, tools: Tools) => Promise<void>;
  /** What two do with each other, and both with a third whom both know, once all have met. */
  readonly gather?: (trio: Trio, tools: Tools) => Promise<void>;
  /** Every operation that reads, by its name. */
  readonly reads: Readonly<Record<string, Surface>>;
  /** Acts on what is the other's: each answers 404 after the block. */
  readonly acts?: Readonly<Record<string, (world: World) => MatrixInput>>;
  /** Operations that write and are never answered with content here, each with its reason. */
  readonly unanswered?: Readonly<Record<string, string>>;
}

export interface Surface {
  /** What is asked; every answer is searched for the other member. */
  readonly asks?: (world: World) => readonly MatrixInput[];
  /** What answers 404 after the block and 200 before it. */
  readonly gone?: (world: World) => readonly MatrixInput[];
  /** Finds the other before the block: proof that this surface is really looked at. */
  readonly shows?: boolean;
  /** Answered alike for everybody: the reason why a block changes nothing. */
  readonly alike?: { readonly status: number; readonly why: string; readonly ask: (world: World) => MatrixInput };
  /** Why the other cannot be found here before the block either, though an answer can name a member. */
  readonly never?: string;
  /** Takes out of an answer what only repeats what was asked. */
  readonly answer?: (said: string) => string;
}

export interface Side {
  readonly id: number;
  readonly name: string;
  /** Stands in everything that this member writes, and in nothing else. */
  readonly word: string;
  /** The id of something that this member has made, by the name that it was kept under. */
  readonly made: (what: string) => number | string;
  readonly keep: (what: string, id: number | string) => void;
}

export interface World {
  readonly me: Side;
  readonly other: Side;
  /** Somebody whom both follow, who follows both, and on whose things both are busy. */
  readonly third: Side;
}

export interface Trio {
  readonly ana: Side;
  readonly ben: Side;
  /** Whom both know. */
  readonly carol: Side;
}

export interface Tools {
  readonly app: TestApp;
  readonly ask: <Body>(userId: number, operation: string, input?: MatrixInput) => Promise<Body>;
  readonly moderator: number;
}

export const of = (id: number | string) => ({ params: { id } }) satisfies MatrixInput;

/** Answers about oneself, or with nothing that is anybody's. */
export const own: Surface = { asks: () => [{}] };

export const staffOnly = (why: string): Surface => ({ alike: { status: 403, why, ask: () => ({}) } });

/** The smallest picture. */
export const tinyPicture = {
  bytes: Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  type: 'image/gif',
};

/** As both of the two sees it, with the third whom both know. */
export const sidesOf = ({ ana, ben, carol }: Trio): readonly World[] => [
  { me: ana, other: ben, third: carol },
  { me: ben, other: ana, third: carol },
];

/** What is asked for is something that this member never made. */
export class NotMadeError extends Error {}

/** A member whose name and word are found nowhere else. */
export function sideOf(id: number, name: string, word: string): Side {
  const made = new Map<string, number | string>();
  return {
    id,
    name,
    word,
    keep: (what, kept) => void made.set(what, kept),
    made: (what) => {
      const kept = made.get(what);
      if (kept === undefined) throw new NotMadeError(`${name} has made no ${what}.`);
      return kept;
    },
  };
}
