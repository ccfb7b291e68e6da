import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { place } from '#platform/server/place.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { BookingFormat } from '../pure/formats.ts';
import type { Change, Side } from '../pure/machine.ts';
import type { UnitPrice } from '../pure/price.ts';
import type { Times } from '../pure/slots.ts';

/** Who can give a thing other than its host: a worker of a business. Each has times of their own. */
export interface Lane {
  /** Of all lanes of all areas: worker:12. */
  readonly key: string;
  readonly name: string;
}

export interface Lanes {
  /** Whose lanes they are; whoever takes a time of one of them waits for the others: provider:5. */
  readonly of: string;
  /** When each of them can be booked. */
  readonly times: Times;
  readonly each: readonly Lane[];
}

/** Whose times a thing takes: its host’s, or those of its lanes. */
export interface Taking {
  readonly hostId: number;
  readonly lanes?: Lanes | undefined;
}

/** A thing of some area whose times can be booked, as one member may see it. */
export interface BookableThing extends Taking {
  /** Without names of members: the other side keeps it when an account is deleted. */
  readonly title: string;
  /** As whom the host offers it: the name of a business. */
  readonly hostName?: string;
  /** Whose people answer for it besides the host: provider:5 (teams.ts). */
  readonly team?: string;
  /** The member who asks is one of them. */
  readonly isRun?: boolean;
  /** Its page within the site: /skills/12. */
  readonly link: string;
  /** Minutes that a booking of it can last. */
  readonly lengths: readonly number[];
  readonly formats: readonly BookingFormat[];
  /** How many guests share one time. */
  readonly capacity: number;
  /** Who gives it; without: the host, at the host’s own times. With lanes, one guest has a time. */
  readonly lanes?: Lanes | undefined;
  readonly price?: UnitPrice;
  /** What holds when it is cancelled, in plain words. */
  readonly cancellation?: string;
  /** Several times can be asked for together. */
  readonly repeats?: true;
  /** Why the member who asks cannot book it, in plain words; '' where they can. */
  readonly whyNot: string;
}

/** What happened with a booking, for the area whose thing it is. */
export interface BookingNews {
  readonly id: number;
  /** The first of those that were asked for together; null: it was asked for alone. */
  readonly seriesId: number | null;
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
  /** Both sides say afterwards how many hours it was, and it is completed once they say the same. */
  readonly countsHours?: true;
  /** Its own area asks for opinions of it: no one rates it here. */
  readonly reviewedThere?: true;
  /** What the two of these bookings talk about, by the booking, where it is not the thing itself. */
  readonly talks?: (
    query: Query,
    bookings: readonly { readonly id: number; readonly ref: number; readonly guestId: number | null }[],
  ) => Promise<{ readonly kind: string; readonly refs: ReadonlyMap<number, number> }>;
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
