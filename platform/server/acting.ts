import { z } from 'zod';
import { type ActingLevel, reaches } from '#platform/contract/acting.ts';
import { event } from '#platform/contract/operation.ts';
import type { Config } from './config.ts';
import type { Query } from './db.ts';
import type { Emit } from './emit.ts';
import type { Asker, Principal } from './principal.ts';

/** What a grant opens: the least level, and for what changes something what the log says of it. */
export type Opened =
  | { readonly least: 'see' }
  | {
      /** 'draft' is for what only prepares. */
      readonly least: 'draft' | 'act';
      /** Follows the name of the supporter: "cancelled a booking". Null: it only prepares what is told then. */
      readonly did: string | null;
      /** Where the member sees it, and can take it back. `answer` is what the call answered: of something new it has the id. */
      readonly link: (input: Readonly<Record<string, unknown>>, answer: unknown) => string;
      /** A supporter who drafts prepares it; without, they can’t. */
      readonly draft?: Draft;
    };

/** A line of what is prepared, as the member reads it before they confirm it. */
export interface DraftLine {
  readonly label: string;
  readonly value: string;
}

/** A call that was checked and not made: it waits for the member. */
export interface Draft {
  /** What would be done: "Register for an event". */
  readonly title: string;
  /** Where the thing is that it is about; without, where it would be seen. */
  readonly link?: (input: Readonly<Record<string, unknown>>) => string;
  /** All that the member has to know. What a supporter can’t do for anyone, it refuses. */
  readonly lines: (ask: DraftAsk) => Promise<readonly DraftLine[]>;
}

export interface DraftAsk {
  readonly input: Readonly<Record<string, unknown>>;
  /** The member, as the supporter acts for them. */
  readonly principal: Principal;
  readonly query: Query;
  readonly config: Config;
  readonly now: Date;
}

/** How a level opens an operation: as a call that is made, as one that waits for the member, or not at all. */
export function opensAs(
  door: Pick<ActingDoor, 'opens'>,
  operation: string,
  level: ActingLevel,
): 'made' | 'draft' | undefined {
  const opens = Object.hasOwn(door.opens, operation) ? door.opens[operation] : undefined;
  if (!opens) return undefined;
  if (reaches(level, opens.least)) return 'made';
  return level === 'draft' && opens.least === 'act' && opens.draft ? 'draft' : undefined;
}

/** `closed` has begun to hold for a member: nothing that was prepared behind it may stay. */
export const doorClosed = event('doorClosed', z.object({ memberId: z.number(), door: z.string() }));

/** What an area lets members give to a supporter. What is not in `opens` is closed to everybody who acts for another. */
export interface ActingDoor {
  /** Stored with each grant, so a rename needs a migration. */
  readonly name: string;
  readonly label: string;
  /** Where it begins. */
  readonly path: string;
  /** What each level lets a supporter do, in one sentence each. */
  readonly levels: Readonly<Record<Exclude<ActingLevel, 'draft'>, string>> & { readonly draft?: string };
  readonly opens: Readonly<Record<string, Opened>>;
  /**
   * Operations of lower areas without a door of their own, which belong to what is given here. The area that owns them
   * looks at `principal.for`.
   */
  readonly also?: readonly string[];
  /** Why it is closed for this member now, whatever they have given: a sentence for both. */
  readonly closed?: (ask: { readonly query: Query; readonly memberId: number }) => Promise<string | undefined>;
}

/** A door with every operation of its area, and those it opens elsewhere. */
export interface RegisteredDoor extends ActingDoor {
  readonly operations: readonly string[];
}

export interface ActingGrant {
  readonly grantId: number;
  readonly level: ActingLevel;
  /** What it gives behind every door, by name. */
  readonly levels: Readonly<Record<string, ActingLevel>>;
  readonly member: Pick<Asker, 'id' | 'suspended'>;
}

/** A call as it came. */
export interface DraftedCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Kept by the one area that has the grants; asked anew for each call, so that an ended grant opens nothing. */
export interface Acting {
  /** The grant that counts at this moment, with what it gives behind this door; whatever is missing looks the same. */
  readonly find: (ask: {
    readonly query: Query;
    readonly supporterId: number;
    readonly memberId: number;
    readonly door: string;
    readonly now: Date;
  }) => Promise<ActingGrant | undefined>;
  /** Keeps what is to wait for the member; answers with its number. */
  readonly draft: (ask: {
    readonly query: Query;
    readonly emit: Emit;
    readonly config: Config;
    readonly acting: NonNullable<Principal['for']>;
    readonly operation: string;
    readonly call: DraftedCall;
    readonly lines: readonly DraftLine[];
    /** Where the thing is that it is about. */
    readonly link: string;
    readonly now: Date;
  }) => Promise<number>;
  /** Writes down what was done, in the transaction that does it. */
  readonly note: (ask: {
    readonly query: Query;
    readonly emit: Emit;
    readonly acting: NonNullable<Principal['for']>;
    readonly did: string;
    readonly link: string;
    readonly now: Date;
  }) => Promise<void>;
}
