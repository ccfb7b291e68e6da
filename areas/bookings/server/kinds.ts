import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { place } from '#platform/server/place.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { BookingFormat } from '../pure/formats.ts';
import type { Change, Side } from '../pure/machine.ts';

/** A thing of some area whose times can be booked, as one member may see it. */
export interface BookableThing {
  readonly hostId: number;
  /** Without names of members: the other side keeps it when an account is deleted. */
  readonly title: string;
  /** Its page within the site: /skills/12. */
  readonly link: string;
  /** Minutes that a booking of it can last. */
  readonly lengths: readonly number[];
  readonly formats: readonly BookingFormat[];
  /** How many guests share one time. */
  readonly capacity: number;
  /** Why the member who asks cannot book it, in plain words; '' where they can. */
  readonly whyNot: string;
}

/** What happened with a booking, for the area whose thing it is. */
export interface BookingNews {
  readonly id: number;
  readonly kind: string;
  readonly ref: number;
  readonly hostId: number | null;
  readonly guestId: number | null;
  readonly minutes: number;
  readonly change: Change;
  /** Null: time passed, or Doorways did it. */
  readonly by: Side | null;
}

/** A kind of thing that can be booked. Its area declares it: `declares: { fills: [bookableKinds.with(…)] }`. */
export interface BookableKind {
  /** Lower-case letters, stored with each booking: skill. */
  readonly kind: string;
  /** The things that this member may see; those that are missing, private or behind a block are left out. */
  readonly read: (ask: {
    readonly query: Query;
    readonly config: Config;
    readonly principal: Principal;
    readonly refs: readonly number[];
    readonly now: Date;
  }) => Promise<ReadonlyMap<number, BookableThing>>;
  /**
   * Runs in the transaction of each change, after it is written; throws a problem to refuse it. For what must never be
   * apart from a booking, such as credits that are held for it.
   */
  readonly changed?: (ask: {
    readonly query: Query;
    readonly emit: Emit;
    readonly now: Date;
    readonly booking: BookingNews;
  }) => Promise<void>;
}

export const bookableKinds = place<BookableKind>('kinds of things that can be booked');

export const kindOf = (kind: string): BookableKind | undefined => bookableKinds.now().find((one) => one.kind === kind);
