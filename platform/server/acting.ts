import type { ActingLevel } from '#platform/contract/acting.ts';
import type { Query } from './db.ts';
import type { Emit } from './emit.ts';
import type { Asker, Principal } from './principal.ts';

/** What a grant opens: the least level, and for what changes something what the log says of it. */
export type Opened =
  | { readonly least: 'see' }
  | {
      readonly least: 'act';
      /** Follows the name of the supporter: "cancelled a booking". Null: it only prepares what is told then. */
      readonly did: string | null;
      /** Where the member sees it, and can take it back. `answer` is what the call answered: of something new it has the id. */
      readonly link: (input: Readonly<Record<string, unknown>>, answer: unknown) => string;
    };

/** What an area lets members give to a supporter. What is not in `opens` is closed to everybody who acts for another. */
export interface ActingDoor {
  /** Stored with each grant, so a rename needs a migration. */
  readonly name: string;
  readonly label: string;
  /** Where it begins. */
  readonly path: string;
  /** What each level lets a supporter do, in one sentence each. */
  readonly levels: Readonly<Record<ActingLevel, string>>;
  readonly opens: Readonly<Record<string, Opened>>;
  /** Why it is closed for this member now, whatever they have given: a sentence for both. */
  readonly closed?: (ask: { readonly query: Query; readonly memberId: number }) => Promise<string | undefined>;
}

/** A door with every operation of its area. */
export interface RegisteredDoor extends ActingDoor {
  readonly operations: readonly string[];
}

export interface ActingGrant {
  readonly grantId: number;
  readonly level: ActingLevel;
  readonly member: Pick<Asker, 'id' | 'suspended'>;
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
