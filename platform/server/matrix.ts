import type { Signed } from '#platform/contract/operation.ts';

/**
 * The authorization matrix: written apart from handlers and policies, it says what each kind of caller must get.
 * One generated test runs every operation for every caller and fails when an operation has no row.
 */
export const callers = ['guest', 'member', 'other', 'blocked', 'moderator'] as const;

/**
 * guest: no session. member: the owner or subject of the thing. other: an unrelated member. blocked: a member whom
 * the owner has blocked. moderator: a moderator who is neither.
 */
export type Caller = (typeof callers)[number];

/**
 * Members who are nothing to the thing, as `other`, and of whom something is known: suspended (they read what others
 * read, and do what is marked whileSuspended), an approved supporter, and a holder of the duty role.
 */
export const standings = ['suspended', 'supporter', 'duty'] as const;
export type Standing = (typeof standings)[number];

/**
 * Programs of the member, of what keys open: by no key but the member’s session, by a key that may only read, by a test
 * key with every scope.
 */
export const programs = ['session', 'reader', 'tester'] as const;
export type Program = (typeof programs)[number];

/** Ids of the fixture's people; things are made by `given`. */
export interface MatrixPeople {
  readonly member: number;
  readonly other: number;
  readonly blocked: number;
  readonly moderator: number;
  readonly suspended: number;
  readonly supporter: number;
  readonly duty: number;
}

export interface MatrixRow {
  /** Status each caller must get. */
  readonly expect: Readonly<Record<Caller, number>>;
  /** Status each standing must get, in their order. */
  readonly also: readonly [suspended: number, supporter: number, duty: number];
  /** Status of a supporter whose grant opens the call, where it isn’t the member’s. */
  readonly acting?: number;
  /** Of what keys open: the status each program must get, in their order. */
  readonly keys?: readonly [session: number, reader: number, tester: number];
  /** Makes what the call needs, as the owner, and returns the call's input; runs afresh before each caller. */
  readonly given?: (fixture: MatrixFixture) => Promise<MatrixInput> | MatrixInput;
}

export interface MatrixInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly upload?: { readonly bytes: Uint8Array; readonly type: string };
  readonly signed?: Signed;
}

/**
 * The ways in which callers differ; the test runs every operation in all of them. A new one, such as the scope of a key
 * or acting for somebody, is one entry here: its kinds, and where a row says what each must get. A row that says nothing
 * of it is not run in it.
 */
export const dimensions = [
  { kinds: callers, expected: (row: MatrixRow, kind: Kind) => row.expect[kind as Caller] },
  {
    kinds: standings,
    expected: (row: MatrixRow, kind: Kind) => row.also[standings.indexOf(kind as Standing)],
  },
  {
    kinds: programs,
    expected: (row: MatrixRow, kind: Kind) => row.keys?.[programs.indexOf(kind as Program)],
  },
] as const satisfies readonly Dimension[];

export type Kind = Caller | Standing | Program;

export interface Dimension {
  readonly kinds: readonly Kind[];
  readonly expected: (row: MatrixRow, kind: Kind) => number | undefined;
}

export interface MatrixFixture {
  readonly people: MatrixPeople;
  readonly caller: Kind;
  /** The caller's own id; 0 for the guest. */
  readonly callerId: number;
  /** Calls an operation as somebody and returns the answer's body; throws unless it succeeds. */
  readonly as: <Answer>(userId: number, operation: string, input?: MatrixInput) => Promise<Answer>;
  /** The same, as a supporter who acts for a member. */
  readonly actFor: <Answer>(
    who: { readonly by: number; readonly member: number },
    operation: string,
    input?: MatrixInput,
  ) => Promise<Answer>;
  /** Waits until everything that was set off has run: notices, counts and other reactions. */
  readonly settle: () => Promise<void>;
  /** Writes a row that only time, or a role that no one in the matrix holds, makes. */
  readonly write: (text: string, values: readonly unknown[]) => Promise<void>;
}

export type Matrix<Names extends string = string> = Readonly<Record<Names, MatrixRow>>;
