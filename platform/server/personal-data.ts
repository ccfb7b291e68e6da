import type { Config } from './config.ts';
import type { Query } from './db.ts';
import type { Emit } from './emit.ts';
import type { NoticeKind } from './notices.ts';

/** One part of the copy that members can download: a JSON file, a page to read, and the files it names. */
export interface DataSection {
  /** Name of its files: posts. */
  readonly name: string;
  readonly title: string;
  /** One sentence that says what this is. */
  readonly about: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly files?: readonly DataFile[];
}

export interface DataFile {
  readonly key: string;
  /** Name in the copy, within the folder of its section: 12.jpg. */
  readonly name: string;
}

/**
 * What erasure does with a row that names the member. "goes": the row is removed. "loses the person": the row stays, and
 * the number in it becomes empty. Anything else says why the number stays.
 */
export type Fate = 'goes' | 'loses the person' | `stays: ${string}`;

/** What an area keeps about members. A test fails for every column of the schema that no area answers for. */
export interface PersonalData {
  /** Every column that holds a member's number: { 'posts.author_id': 'goes' }. */
  readonly columns: Readonly<Record<string, Fate>>;
  /** Every column that holds the key of a stored file: 'media.file_key'. */
  readonly fileColumns?: readonly string[];
  /** Everything that the member may have a copy of, and nothing of others that the member could not see. */
  readonly export: (ask: {
    readonly query: Query;
    readonly userId: number;
    /** For what is kept sealed. */
    readonly config: Config;
  }) => Promise<readonly DataSection[]>;
  /**
   * Runs in the transaction that removes the account, before its row goes; what refers to that row with "on delete
   * cascade" goes by itself. Answers the keys of the files that must go after commit.
   */
  readonly erase: (ask: Erasing) => Promise<readonly string[]>;
}

export interface Erasing {
  readonly query: Query;
  readonly emit: Emit;
  readonly userId: number;
  readonly email: string;
  /** For what is kept sealed. */
  readonly config: Config;
  /** Every kind of notice, for what is taken back with the member. */
  readonly notices: ReadonlyMap<string, NoticeKind>;
  readonly now: Date;
}

/** For an area whose rows all go with the account's own row. */
export const nothingMore: PersonalData['erase'] = async () => [];
