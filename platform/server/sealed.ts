import { channel } from 'node:diagnostics_channel';
import { type Place, SealError, seal, sealedToday, unseal } from './auth/seal.ts';
import type { Config } from './config.ts';
import type { Query } from './db.ts';

/** The columns of a row that a value is bound to, by their names in the database. They never change. */
export type RowKey = Readonly<Record<string, string | number>>;
type Stored = string | Uint8Array;
interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly row: RowKey;
}

/**
 * A column that holds sealed values. A test finds every such column of the schema here, swaps values between rows, and
 * looks for what is in them in the rest of the database.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What makes out the row, and whom it belongs to. */
  readonly row: readonly string[];
  /** Why its words stand in the open elsewhere too; without it, they are nowhere else. */
  readonly openElsewhere?: string;
  readonly open: (ask: Ask & { readonly sealed: Stored }) => string | Promise<string>;
  /** The same, sealed in the form and with the secret of today. */
  readonly anew: (ask: Ask & { readonly sealed: Stored }) => Stored | Promise<Stored>;
  /** SQL: this value is sealed in an older form, or with the secret before. */
  readonly isOld: (config: Config) => string;
}

/** A column that only its members' browsers can open: the server has no key for it. */
export interface BrowserSealedColumn {
  readonly table: string;
  readonly column: string;
  readonly sealedBy: 'browser';
}

export interface SealedText<K extends string> extends SealedColumn {
  readonly put: (config: Config, row: Readonly<Record<K, string | number>>, text: string) => string;
  /** Throws SealError where it does not open. */
  readonly take: (config: Config, row: Readonly<Record<K, string | number>>, sealed: string) => string;
}

interface About<K extends string> {
  readonly table: string;
  readonly column: string;
  readonly row: readonly K[];
  /** Each has a key of its own. */
  readonly purpose: string;
  /** What values from before rows were bound are bound to. */
  readonly former?: (row: Readonly<Record<K, string | number>>) => string;
  readonly openElsewhere?: string;
}

/** A column of texts, sealed with the server's secret. An empty text says nothing and stays as it is. */
export function sealedText<const K extends string>(about: About<K>): SealedText<K> {
  const { table, column, row: keys, purpose, former } = about;
  type Row = Readonly<Record<K, string | number>>;
  const placeOf = (row: Row): Place => [`${table}.${column}`, ...keys.map((key) => row[key])];
  const put = (config: Config, row: Row, text: string) =>
    text === '' ? '' : seal(config, purpose, placeOf(row), text);
  const take = (config: Config, row: Row, sealed: string) =>
    sealed === '' ? '' : unseal(config, purpose, placeOf(row), sealed, former?.(row));
  return {
    ...about,
    put,
    take,
    open: ({ config, row, sealed }) => take(config, row as Row, String(sealed)),
    anew: ({ config, row, sealed }) => put(config, row as Row, take(config, row as Row, String(sealed))),
    isOld: (config) => `"${column}" <> '' and not starts_with("${column}", '${sealedToday(config, purpose)}')`,
  };
}

/** What stands where a sealed value does not open. */
export const unreadable = 'We couldn’t open this. It was damaged or moved.';

/** Tells whoever keeps the log that a value did not open. */
export const unopened = channel('doorways.unopened');

/** One value that does not open must not hide the others: `instead` stands in its place, and the log says so. */
export function readable<T>(open: () => T, instead: T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    unopened.publish(error);
    return instead;
  }
}
