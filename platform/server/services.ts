import type { Upload } from '#platform/contract/operation.ts';
import type { RegisteredDoor } from './acting.ts';
import type { Answered, Call } from './api-call.ts';
import type { ApiDocument } from './api-document.ts';
import type { Config } from './config.ts';
import type { Converters } from './convert/converter.ts';
import type { Db } from './db.ts';
import type { Emit } from './emit.ts';
import type { EvidenceSource } from './evidence.ts';
import type { Files } from './files.ts';
import type { Forwarder } from './forward/forwarder.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Members } from './members.ts';
import type { NoticeKind } from './notices.ts';
import type { Outbound } from './outbound.ts';
import type { PersonalData } from './personal-data.ts';
import type { Push } from './push.ts';
import type { Reportable } from './reportable.ts';
import type { Search } from './search.ts';

/** The house's own: what few use cases need, and what all areas declare. */
export interface Services {
  readonly config: Config;
  readonly files: Files;
  /** The only way to what is in an upload; never inside a transaction. */
  readonly convert: Converters['convert'];
  /** Gives a converter what the house itself has put together of many pieces, as if it had been uploaded in one. */
  readonly assembled: <T>(
    pieces: AsyncIterable<Uint8Array>,
    about: { readonly sender: string; readonly type: string; readonly maxBytes: number },
    work: (upload: Upload) => Promise<T>,
  ) => Promise<T>;
  readonly log: Log;
  /** Forwards voices of calls with many people; undefined: it is not wanted here. */
  readonly forwarder: Forwarder | undefined;
  /** Sessions and passwords: for the area "account". */
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** For reactions and jobs only: mails leave after commit. */
  readonly mail: Mailer;
  /** Notices in browsers: for long jobs only, since it waits for others. */
  readonly push: Push;
  /** Calls addresses that members name: for long jobs and `direct` operations only, since it waits for others. */
  readonly outbound: Outbound;
  readonly limits: Limits;
  /** A transaction with events, for operations that are `direct`: they do slow work before it, or answer with cookies. */
  readonly transaction: <T>(work: (db: Db, emit: Emit) => Promise<T>) => Promise<T>;
  /** Ids of the members who have a live connection and show their presence. */
  readonly online: () => Promise<ReadonlySet<number>>;
  readonly audit: (entry: AuditEntry) => Promise<void>;
  /** For what happens often and changes nothing: nobody waits for it, and it is written within a second. */
  readonly auditSoon: (entry: AuditEntry) => void;
  /** Runs a job once more without waiting for its time; in a test, which runs its jobs by hand, nothing happens. */
  readonly runSoon: (job: string) => void;
  /** What each area keeps about members: for the area "privacy". */
  readonly personalData: readonly PersonalData[];
  readonly openApi: () => unknown;
  /** The same of what keys open alone. */
  readonly apiDocument: () => ApiDocument;
  /** Every kind of notice that an area has declared, by its name, in the order of the areas. */
  readonly notices: ReadonlyMap<string, NoticeKind>;
  /** Names, blocks and follows, for what knows no area. */
  readonly members: Members;
  /** What each area lets members give to a supporter: for the area "supporters". */
  readonly doors: readonly RegisteredDoor[];
  /** Makes a call as its principal, with its rules: for the area "supporters", when a member confirms what was prepared. */
  readonly invoke: (call: Call) => Promise<Answered>;
  /** What each area lets people find: for the area "search". */
  readonly searches: readonly Search[];
  /** What can be reported, by its kind: for the area "moderation". */
  readonly reportables: ReadonlyMap<string, Reportable>;
  /** What can be kept as evidence, by its kind: for the areas "legal" and "privacy". */
  readonly evidence: ReadonlyMap<string, EvidenceSource>;
}

export interface AuditEntry {
  readonly actorId: number;
  readonly action: string;
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Sessions {
  /**
   * Starts a session and returns the Set-Cookie lines; in a transaction, give its `db`. `confirmed`: the person has just
   * shown that it is them; `secondStep`: with a second factor; `sample`: one of the demo's cast was chosen.
   */
  start(
    userId: number,
    about: { ip: string; agent: string },
    how?: { db?: Db; confirmed?: Date; secondStep?: boolean; sample?: boolean },
  ): Promise<string[]>;
  /** Ends it and returns the Set-Cookie lines that clear the browser; marks a demo browser as a guest's. */
  end(sessionId: number): Promise<string[]>;
  /** Closes the live connections of sessions that were ended in the database. */
  disconnect(sessionIds: readonly number[]): void;
}

/** Slow on purpose: never call them inside a transaction. Refused as busy when too many wait already. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long and answers false: nobody can tell by the clock who has an account. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Made in another way than new ones are: replace it when its password is at hand. */
  isOutdated(hash: string): boolean;
}
