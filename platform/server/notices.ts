import type { Role } from '#platform/contract/roles.ts';

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

/** A kind of notice that an area sends. Members choose by kind, so the words name the kind and nothing of anybody's. */
export interface NoticeKind {
  /** Named after the event that causes it: postLiked. Stored, so a rename needs a migration. */
  readonly kind: string;
  /** Heading that it stands under in the choices: "Your posts". */
  readonly group: string;
  /** Its name in the choices, a plain sentence without a full stop: "Somebody likes your post". */
  readonly words: string;
  /** True when nobody did it, the house told it: `did` is then the whole sentence, and no choice of senders counts. */
  readonly byHouse?: boolean;
  /** Follows the names, and "Somebody" where nothing may be told: "liked your post". Names no group, no tag, no text. */
  readonly did: string;
  /** True when the beginning of the thing is quoted behind it. */
  readonly quotes?: boolean;
  /** Why it came: "It is your post." */
  readonly why: string;
  /** What can be muted by itself, in one word: "post". Left out where the subject is the member. */
  readonly thing?: string;
  /**
   * Where it is counted instead, as a sentence for the choices: such a notice goes by e-mail and to browsers, and has no
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
