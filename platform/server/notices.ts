import type { z } from 'zod';
import type { EventShape } from '#platform/contract/operation.ts';
import type { Role } from '#platform/contract/roles.ts';
import type { Db, Query } from './db.ts';

/** One thing that somebody did: who, and which thing of theirs (a comment's id; 0 where there is only one). */
export interface Cause {
  readonly by: number;
  readonly item: number;
}

/** What a notice is about, for its link. */
export interface NoticeSubject {
  /** The number in the subject: 12 of post:12. */
  readonly id: number;
  /** Whom the notice is for. */
  readonly userId: number;
  /** Latest first; none when only the thing itself is asked for. */
  readonly causes: readonly Cause[];
}

/** What a notice is about: post:12. */
export type SubjectName = `${string}:${number}`;

/** One piece of news for one member. */
export interface Told {
  /** Whom it reaches. */
  readonly to: number;
  /** News of one kind about one subject gather until they are read. Left out: the member themself. */
  readonly about?: SubjectName;
  /** Left out: nobody did it, the house tells it. */
  readonly by?: number;
  /** Which thing of theirs. Left out: the only one; of what the house tells, each event is news of its own. */
  readonly item?: number;
  /** How the thing begins, for a kind that quotes. */
  readonly excerpt?: string;
}

interface Occasion<P> {
  readonly event: P;
  readonly eventId: number;
  readonly db: Db;
  readonly query: Query;
}

/** An event after its commit, and whom it reaches. It may run twice for one event. */
export interface Teller {
  readonly event: string;
  readonly reaches: (occasion: Occasion<never>) => Promise<readonly Told[]> | readonly Told[];
}

export const tells = <E extends EventShape>(
  event: E,
  reaches: (occasion: Occasion<z.output<E['payload']>>) => ReturnType<Teller['reaches']>,
): Teller => ({ event: event.name, reaches });

/** What goes out of a member's notices. Without `by` and `item`: everything about the subject, its mute too. */
export interface TakenBack {
  /** Whose notices. */
  readonly of: number;
  /** Left out: of any kind. */
  readonly kind?: string;
  /** Left out: about anything. */
  readonly about?: SubjectName;
  readonly by?: number;
  readonly item?: number;
  /** Out of what was read too, which else stays as it was read. */
  readonly read?: boolean;
}

/** An event that undoes what notices tell, or ends what they are about. */
export interface Retractor {
  readonly event: string;
  readonly undoes: (occasion: Occasion<never>) => Promise<readonly TakenBack[]> | readonly TakenBack[];
}

export const takesBack = <E extends EventShape>(
  event: E,
  undoes: (occasion: Occasion<z.output<E['payload']>>) => ReturnType<Retractor['undoes']>,
): Retractor => ({ event: event.name, undoes });

/** A reason of one area not to tell a member of what happened in another. */
export interface Unwanted {
  readonly kind: string;
  readonly isUnwanted: (ask: { readonly query: Query; readonly told: Told }) => Promise<boolean>;
}

/** Everything that an area says about notices. */
export interface Notices {
  readonly kinds?: readonly NoticeKind[];
  readonly takenBack?: readonly Retractor[];
  readonly unwanted?: readonly Unwanted[];
}

/** The number in a subject: 12 of post:12. */
export const subjectId = (subject: string) => Number(subject.slice(subject.indexOf(':') + 1));

/** A kind of notice that an area sends. Members choose by kind, so the words name the kind and nothing of anybody's. */
export interface NoticeKind {
  /** Named after the event that causes it: postLiked. Stored, so a rename needs a migration. */
  readonly kind: string;
  /** The event that causes it, and whom it reaches. */
  readonly when: Teller;
  /** Heading that it stands under in the choices: "Your posts". */
  readonly group: string;
  /** Its name in the choices, a plain sentence without a full stop: "Someone likes your post". */
  readonly words: string;
  /** True when nobody did it, the house told it: `did` is then the whole sentence, and no choice of senders counts. */
  readonly byHouse?: boolean;
  /** Follows the names, and "Someone" where nothing may be told: "liked your post". Names no group, no tag, no text. */
  readonly did: string;
  /** True when the beginning of the thing is quoted behind it. */
  readonly quotes?: boolean;
  /** Why it came: "It’s your post." */
  readonly why: string;
  /** What can be muted by itself, in one word: "post". Left out where the subject is the member. */
  readonly thing?: string;
  /**
   * Where it is counted instead, as a sentence for the choices: such a notice goes by email and to browsers, and has no
   * place in the list.
   */
  readonly elsewhere?: string;
  /** Address within the site. */
  readonly link: (subject: NoticeSubject) => string;
  /** Goes to members with this role alone; others have no such choice. */
  readonly role?: Role;
  /** Passes quiet hours, pauses and set times. For a supporter assigned, a late change, an alarm, a sign-in warning. */
  readonly urgent?: boolean;
}
