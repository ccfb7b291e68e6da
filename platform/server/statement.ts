import { createHash } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Kyselify } from 'drizzle-orm/kysely';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type ColumnType,
  type Compilable,
  createQueryId,
  type DeleteResult,
  DummyDriver,
  type Expression,
  type InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  type SelectQueryBuilder,
  sql,
  type UpdateResult,
} from 'kysely';

/**
 * A moment in the database. Drivers do not agree on what it becomes, so an answer takes `isoTime` or `exactTime` of it,
 * and a value is made one by `moment`.
 */
export interface Moment {
  readonly isMoment: true;
}
export const moment = (value: string): RawBuilder<Moment> => sql`${value}::timestamptz`;

/** For `where('u.id', '=', anyOf(v.ids))`. */
export const anyOf = (ids: Given<readonly number[]>): RawBuilder<number> => sql`any(${ids}::int[])`;

/** How many there are, as a number. */
export const count = sql<number>`count(*)::int`;

/** How many rows a query without columns has: `countOf(from.selectFrom('likes').where(…))`. */
export const countOf = <Db, Table extends keyof Db>(rows: SelectQueryBuilder<Db, Table, object>) =>
  sql<number>`${rows.select(count.as('count'))}`;

/** There is a row. */
export const isThere = <Db, Table extends keyof Db>(rows: SelectQueryBuilder<Db, Table, object>) =>
  sql<boolean>`exists ${rows.select(sql.lit(1).as('one'))}`;

type Read<T> = T extends Date ? Moment : T;
type Column<C> =
  C extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Read<Select>, Read<Insert>, Read<Update>>
    : C;
/** Nothing where a helper has made the name of a column a mere `string`: its types would be those of all columns. */
type Row<Table extends PgTable> = string extends keyof Kyselify<Table>
  ? never
  : { [Name in keyof Kyselify<Table>]: Column<Kyselify<Table>[Name]> };
type Selected<C> = C extends ColumnType<infer Select, infer _Insert, infer _Update> ? Select : C;

/** The rows of tables as the database has them: `author_id`, with the types that the schema says. */
export type Rows<Tables extends Record<string, PgTable>> = { [Name in keyof Tables]: Row<Tables[Name]> };

/** Stands for a value that is given when the statement runs. Nothing can be made of it but a place in the statement. */
class Place {
  readonly value: PropertyKey;
  constructor(value: PropertyKey) {
    this.value = value;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`${String(this.value)} is known when the statement runs, and not when it is written.`);
  }
}

/**
 * Values of a call become parameters. Whatever else stands in a statement is part of the code, and part of the text:
 * PostgreSQL then knows when it plans that it asks for `'everyone'`, and uses the index that is for these alone.
 */
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown) {
    if (value instanceof Place) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/**
 * Writes statements over these tables; runs none. An area names its own tables, and those of others that are declared
 * readable, once: `tables<{ posts: typeof posts }>()`.
 */
export const tables = <Tables extends Record<string, PgTable>>() => writer as unknown as Kysely<Rows<Tables>>;

const writer = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
});

/** The columns of a table under a name that a statement gives it, for fragments and for `sql`: `m.author_id`. */
export const columns = <Table extends PgTable>(alias: string) =>
  new Proxy({}, { get: (_, column) => sql.ref(`${alias}.${String(column)}`) }) as {
    readonly [Name in keyof Row<Table>]: RawBuilder<Selected<Row<Table>[Name]>>;
  };

type NamesIn<Table extends PgTable> = keyof Table['$inferSelect'] & keyof Table['_']['columns'] & string;
type ColumnIn<Table extends PgTable, Name extends NamesIn<Table>> = Table['_']['columns'][Name]['_']['name'];

const columnOf = (table: PgTable, name: string) => {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no ${name}.`);
  return column.name;
};

// The schema has the names of columns as types; a loop over them loses those, and they are said again.

/** Names of columns by those that the schema has for them. */
export const namesOf = <Table extends PgTable, Name extends NamesIn<Table>>(table: Table, names: readonly Name[]) =>
  names.map((name) => columnOf(table, name)) as { [Each in Name]: ColumnIn<Table, Each> }[Name][];

/** Columns under the names that the schema has for them, to be read: `p.content_warning as contentWarning`. */
export const columnsAs = <Alias extends string, Table extends PgTable, Name extends NamesIn<Table>>(
  alias: Alias,
  table: Table,
  names: readonly Name[],
) =>
  names.map((name) => `${alias}.${columnOf(table, name)} as ${name}`) as {
    [Each in Name]: `${Alias}.${ColumnIn<Table, Each>} as ${Each}`;
  }[Name][];

/** The same, to be written: `{ content_warning: v.contentWarning }`. */
export const rowOf = <Table extends PgTable, Name extends NamesIn<Table>, Values extends Record<Name, unknown>>(
  table: Table,
  names: readonly Name[],
  values: Values,
) =>
  Object.fromEntries(names.map((name) => [columnOf(table, name), values[name]])) as {
    [Each in Name as ColumnIn<Table, Each>]: Values[Each];
  };

/** What a fragment takes: a value of the call, or something of the statement. */
export type Given<T> = T | Expression<T>;

/** A text that is written once and prepared on both engines. Its name comes from the text: two texts never share one. */
export interface Statement<Values, Row> {
  /** Empty for what is planned anew each time. */
  readonly name: string;
  readonly text: string;
  /** The values of one call, in the order of $1, $2 … */
  list(values: Values): unknown[];
  /** The type of a row, for the compiler alone. */
  readonly row?: Row;
}
export type QueryRow<Asked> = Asked extends Compilable<infer Row> ? Row : never;
export type RowOf<Asked> = Asked extends Statement<never, infer Row> ? Row : never;

interface Node {
  toOperationNode(): RootOperationNode;
}
type Written<Row> = (Compilable<Row> & Node) | RawBuilder<Row>;
/** What returns nothing has no rows. */
type Returned<Row> = Row extends InsertResult | UpdateResult | DeleteResult ? never : Row;

/**
 * A statement of an area. `write` runs once, at the first call, with a stand-in for each value: it can put values into
 * the statement, and cannot look at them. What depends on a value is a `choice` of statements.
 *
 *     const liked = statement((v: { userId: number; postId: number }) =>
 *       from.selectFrom('likes').select('post_id').where('user_id', '=', v.userId).where('post_id', '=', v.postId));
 *     const [row] = await query(liked, { userId, postId });
 */
export function statement<Values extends object, Row>(
  write: (values: Values) => Written<Row>,
): Statement<Values, Returned<Row>> {
  let kept: { name: string; text: string; places: readonly PropertyKey[] } | undefined;
  const ready = () => {
    if (kept) return kept;
    const { text, values } = compile(new Compiler(), write(standIns as Values));
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    kept = { name, text, places: values.map((one) => (one as Place).value) };
    return kept;
  };
  return {
    get name() {
      return ready().name;
    },
    get text() {
      return ready().text;
    },
    list: (values) => ready().places.map((place) => values[place as keyof Values]),
  };
}

/**
 * A statement for one call, written with its values and planned for them: for what is rare, for what is made of what a
 * member typed, and where the plan depends on the values.
 *
 *     const rows = await query(once(from.selectFrom('likes').select('post_id').where('user_id', '=', userId)));
 */
export function once<Row>(written: Written<Row>): Statement<undefined, Returned<Row>> {
  const { text, values } = compile(new PostgresQueryCompiler(), written);
  return { name: '', text, list: () => [...values] };
}

/**
 * What differs by more than its values, each written when it is first asked for:
 * `choice((limit: 10 | 20) => statement(…))`. What one chooses by comes from the code or from a checked list, never
 * freely from a member, since each is kept.
 */
export function choice<Keys extends readonly (string | number | boolean)[], Kept>(
  write: (...keys: Keys) => Kept,
): (...keys: Keys) => Kept {
  const kept = new Map<string, Kept>();
  return (...keys) => {
    const key = keys.join('\n');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = write(...keys);
    kept.set(key, made);
    return made;
  };
}

/** A fragment as text, for statements that are written as texts still: its values are texts too, such as `$1`. */
export const asText = <Texts extends readonly string[]>(
  write: (part: <T>(text: string) => RawBuilder<T>, ...texts: Texts) => Expression<unknown>,
): ((...texts: Texts) => string) =>
  choice((...texts: Texts) => compile(new Compiler(), sql`${write((text) => sql.raw(text), ...texts)}`).text);

/** The same where the values are known: `value` gives each its place in the text. */
export function inText(fragment: Expression<unknown>, value: (one: unknown) => string): string {
  const { text, values } = compile(new PostgresQueryCompiler(), sql`${fragment}`);
  return text.replaceAll(/\$(\d+)/g, (_, place: string) => value(values[Number(place) - 1]));
}

const standIns = new Proxy({}, { get: (_, value) => new Place(value) });

function compile(compiler: PostgresQueryCompiler, written: Node) {
  const { sql: text, parameters } = compiler.compileQuery(written.toOperationNode(), createQueryId());
  return { text, values: parameters };
}
