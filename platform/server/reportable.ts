import type { Config } from './config.ts';
import type { Db, Query } from './db.ts';
import type { Emit } from './emit.ts';
import type { Principal } from './principal.ts';
import type { Statement } from './statement.ts';

/** Something that goes along with a report, because moderators cannot read it in its place. */
export interface ReportedPart {
  readonly id: number;
  /** Null for whoever wrote it under another name. */
  readonly fromUserId: number | null;
  readonly name: string;
  readonly content: string;
  readonly createdAt: string;
}

/** A thing as its reporter sees it. */
export interface ReportedThing {
  /** Who wrote it. */
  readonly authorId: number;
  /** It was written under another name: nobody learns from the report who that is. */
  readonly nameHidden?: boolean;
  /** Whoever reads it is not told whose it is, as with a group: the reporter names nobody. */
  readonly ownerUnsaid?: boolean;
  /** How it begins, for lists. */
  readonly excerpt: string;
  readonly messages?: readonly ReportedPart[];
}

/** A picture, clip or sound of a thing. Moderators are told of it, and load it only when they ask for it. */
export interface ThingPicture {
  readonly kind: 'picture' | 'clip' | 'sound' | 'avatar' | 'banner';
  readonly url: string;
  readonly posterUrl: string | null;
  readonly captionsUrl: string | null;
  /** In the words of whoever it belongs to, of a sound what it says; empty: none. */
  readonly description: string;
  /** Pixels; 0 for a sound. */
  readonly width: number;
  readonly height: number;
}

/** The same thing whoever looks, also while it is taken down. */
export interface ThingAsItIs {
  readonly authorId: number;
  readonly nameHidden?: boolean;
  /** All its words; empty where they cannot be read outside their place. */
  readonly text: string;
  readonly pictures?: readonly ThingPicture[];
  /** Where it stands; null where moderators cannot go. */
  readonly href: string | null;
  /** Taken down by moderators. */
  readonly removed: boolean;
}

/** What members can report to the moderators. The area that has the thing says how it is found, hidden and shown again. */
export interface Reportable {
  /** As reports name it: "post". */
  readonly kind: string;
  /** Each member has one at most, so that it cannot be made again while it is taken down. Its number is the member’s. */
  readonly isOnlyOne?: true;
  /** Counted apart in the public numbers of moderation. */
  readonly figures?: {
    readonly title: string;
    readonly intro: string;
    /** In a sentence: "profiles". */
    readonly things: string;
  };
  /** Undefined when there is no such thing or the reporter may not see it. */
  readonly find: (ask: {
    readonly db: Db;
    readonly query: Query;
    readonly config: Config;
    readonly principal: Principal;
    readonly id: number;
  }) => Promise<ReportedThing | undefined>;
  /** Undefined when it never was, or its author has deleted it. */
  readonly read: (ask: { readonly query: Query; readonly id: number }) => Promise<ThingAsItIs | undefined>;
  /** Takes it down or shows it again; false when nothing changed. Without it, it cannot be taken down by itself. */
  readonly setRemoved?: (
    ask: {
      readonly db: Db;
      readonly query: Query;
      readonly emit: Emit;
      readonly config: Config;
      readonly now: Date;
      readonly id: number;
    },
    removed: boolean,
  ) => Promise<boolean>;
  /** Events that say that it was written or changed; `id` is which. For what everybody may read. */
  readonly written?: readonly { readonly event: string; readonly id: (payload: never) => number }[];
}

interface ReportableRow<Row extends Omit<ThingAsItIs, 'href'>> extends Pick<Reportable, 'kind' | 'written'> {
  /** As its reporter may see it. */
  readonly seen: Statement<{ viewer: number; id: number }, ReportedThing>;
  readonly asItIs: Statement<{ id: number }, Row>;
  readonly href: (row: Row, id: number) => string | null;
  /** Answers the rows that it changed. */
  readonly setHidden: (hidden: boolean) => Statement<{ id: number; now: string }, object>;
}

/** Of what is one row of one table, with a column that says since when it is hidden. */
export const reportableRow = <Row extends Omit<ThingAsItIs, 'href'>>({
  seen,
  asItIs,
  href,
  setHidden,
  ...rest
}: ReportableRow<Row>): Reportable => ({
  ...rest,
  find: async ({ query, principal, id }) => (await query(seen, { viewer: principal.id, id }))[0],
  read: async ({ query, id }) => {
    const [row] = await query(asItIs, { id });
    return row && { ...row, href: href(row, id) };
  },
  setRemoved: async ({ query, now, id }, removed) =>
    (await query(setHidden(removed), { id, now: now.toISOString() })).length > 0,
});
