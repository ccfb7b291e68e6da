import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { keepStatements, plannedAnew } from './embedded-statements.ts';
import { lockDataDir } from './lock.ts';
import { SharedPool } from './shared-pool.ts';
import type { Statement } from './statement.ts';
import { limited, type TimeLimit, type TimeLimits, timeLimits } from './time-limits.ts';

export interface Query {
  <Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  <Row>(statement: Statement<undefined, Row>): Promise<Row[]>;
  <Row>(name: string, text: string, values?: unknown[]): Promise<Row[]>;
}

type Run = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

/** Takes statements, and in rooms that still have them texts with a name. */
export function asQuery(runText: Run, runStatement: Run = runText): Query {
  function query<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  function query<Row>(statement: Statement<undefined, Row>): Promise<Row[]>;
  function query<Row>(name: string, text: string, values?: unknown[]): Promise<Row[]>;
  function query<Row>(asked: string | Statement<unknown, Row>, given?: unknown, values: unknown[] = []) {
    return typeof asked === 'string'
      ? runText<Row>(asked, String(given), values)
      : runStatement<Row>(asked.name, asked.text, asked.list(given));
  }
  return query;
}

/** One schema and one SQL for both engines. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  readonly pool: pg.Pool | undefined;
  readonly embedded: PGlite | undefined;
  /** Runs one SQL text with values; the text is prepared once a connection and reused under its name. */
  readonly query: Query;
  /**
   * A transaction that is over after so many milliseconds, whatever it waits for: nothing of it is kept, and what it
   * still tries fails.
   */
  transactionWithin<T>(ms: number, work: (db: Db) => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  /** True when a trivial query is answered within two seconds. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Rows of db.execute() in either driver's form. */
export function rows<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** Reads with raw SQL: `await select<{ id: number }>(db, sql`…`)`. */
export async function select<Row>(db: Db, query: SQL): Promise<Row[]> {
  return rows<Row>(await db.execute(query));
}

interface Spread {
  readonly name: string;
  readonly sql: string;
  /** Which value stands at each place. */
  readonly places: readonly number[];
}
const spreads = new Map<string, Spread>();
/** Texts that are made while running would fill the memory of every connection. */
const mostSpreads = 2000;

/** Each $1, $2 … gets a place of its own, so that one value may have two types in one text. */
function spreadOut(text: string): Spread {
  const known = spreads.get(text);
  if (known) return known;
  const places: number[] = [];
  const sqlText = text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${places.push(Number(number) - 1)}`);
  const made = { name: `in-${spreads.size + 1}`, sql: sqlText, places };
  if (spreads.size < mostSpreads) spreads.set(text, made);
  return made;
}

/** The same inside a transaction. A text with a name is prepared once a connection, and so is a statement. */
export function queryIn(db: Db): Query {
  const run: Run = async <Row>(name: string, text: string, params: unknown[]) => {
    const query = { sql: name ? text : plannedAnew + text, params };
    return rows<Row>(await db._.session.prepareQuery(query, undefined, name || undefined, false).execute());
  };
  return asQuery((name, text, values) => {
    const { name: ownName, sql: sqlText, places } = spreadOut(text);
    return run(
      name !== '' && spreads.has(text) ? ownName : '',
      sqlText,
      places.map((place) => values[place]),
    );
  }, run);
}

const narrow = new WeakMap<Db, (role: string) => Query>();
/**
 * Asks as a role of the database, on a connection that has this role and no other: one statement, one way there and
 * back. Undefined inside a transaction and in the embedded database, which have one connection.
 */
export const narrowQuery = (db: Db, role: string): Query | undefined => narrow.get(db)?.(role);

const queryOf = (pool: pg.Pool): Query =>
  asQuery(
    async <Row>(name: string, text: string, values: unknown[]) =>
      (await pool.query({ name, text, values })).rows as Row[],
  );

export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  limits?: TimeLimits;
}): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.limits ?? timeLimits)
    : openEmbedded(options.dataDir);
}

/** Embedded PostgreSQL in a folder, or in memory for ':memory:'. A dump makes a migrated copy in a third of a second. */
export async function openEmbedded(dataDir: string, dump?: Blob): Promise<Database> {
  const inMemory = dataDir === ':memory:';
  const lock = inMemory ? undefined : lockDataDir(dataDir);
  const client = await PGlite.create({
    ...(inMemory ? {} : { dataDir: join(dataDir, 'database') }),
    extensions: { pg_trgm },
    ...(dump && { loadDataDir: dump }),
  });
  // All of it stands in memory sooner or later, so a row found by an index costs little more than one of many in order.
  await client.exec('set random_page_cost = 1.1');
  keepStatements(client);
  takeTurns(client);
  const db = drizzlePglite({ client });
  return {
    engine: 'pglite',
    db: db as unknown as Db,
    pool: undefined,
    embedded: client,
    query: asQuery(
      async <Row>(name: string, text: string, values: unknown[]) =>
        (await client.query<Row>(name ? text : plannedAnew + text, values)).rows,
    ),
    transactionWithin: (ms, work) => db.transaction((tx) => inTime(ms, work(tx as unknown as Db))),
    migrate: () => migratePglite(db, { migrationsFolder }),
    reachable: () => answersInTime(client.query('select 1')),
    close: async () => {
      await client.close();
      lock?.release();
    },
  };
}

/**
 * The embedded database works on the server's own thread. Statements that wait for each other would follow at once,
 * and while they do, no new connection is accepted and no answer leaves: so each one waits for a turn of the event loop.
 */
function takeTurns(client: PGlite) {
  const run = client.query.bind(client);
  let last: Promise<void> = Promise.resolve();
  client.query = async <Row>(...args: Parameters<typeof run>) => {
    last = last.then(nextTurn);
    await last;
    return run<Row>(...args);
  };
}
const nextTurn = () => new Promise<void>((go) => setImmediate(go));

/**
 * Counts and sums (int8) are numbers, as in the embedded database: none of ours comes near 2^53. It is set for the whole
 * driver, because inside transactions drizzle asks the driver and not the pool.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Searches of one process run so many statements at once, whatever else they wait for. */
const mostSearching = 3;
/** Jobs and reactions open transactions inside what they do; nobody waits for them. */
const forJobs = { max: 4, connectionTimeoutMillis: 60_000 };

async function openPostgres(databaseUrl: string, limits: TimeLimits): Promise<Database> {
  const server = { connectionString: databaseUrl };
  const pool = new SharedPool({
    ...server,
    ...limited(limits.requests),
    max: 12,
    kept: 3,
    apart: {
      search: { ...server, ...limited(limits.search), max: mostSearching },
      jobs: { ...server, ...limited(limits.jobs), ...forJobs },
    },
  });
  // A connection that breaks is replaced by the pool, and its query fails where it was asked. Without listeners on the
  // pool (idle connections) and on each connection (one in a transaction) the whole process would end instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await assertDurable(pool);
  const db = drizzlePg({ client: pool }) as unknown as Db;
  narrow.set(db, (role) => queryOf(pool.narrow(role)));
  return {
    engine: 'postgres',
    db,
    pool,
    embedded: undefined,
    query: queryOf(pool),
    transactionWithin: (ms, work) => transactionOn(pool, ms, work),
    migrate: () => migrateOnce(databaseUrl, limits.migrations),
    reachable: () => answersInTime(pool.query('select 1')),
    close: () => pool.end(),
  };
}

/** It took longer than it may. */
export class TimeLimitError extends Error {
  constructor() {
    super('It took longer than it may.');
    this.name = 'TimeLimitError';
  }
}

/** What `work` answers, or a TimeLimitError; what comes of it later is heard by nobody. */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new TimeLimitError()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** When its time is over, the connection is closed here and in the database, which then holds nothing for it any more. */
async function transactionOn<T>(pool: pg.Pool, ms: number, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let over = false;
  try {
    return await inTime(ms, (drizzlePg({ client }) as unknown as Db).transaction(work));
  } catch (error) {
    over = error instanceof TimeLimitError;
    throw error;
  } finally {
    client.release(over);
    if (over) await pool.query('select pg_terminate_backend($1)', [processOf(client)]).catch(() => undefined);
  }
}
const processOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID;

/** Several processes may start together: one migrates, the others wait and find nothing left to do. */
async function migrateOnce(databaseUrl: string, { statement, lock, idle }: TimeLimit) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The others wait as long as it takes.
    await client.query('select pg_advisory_lock(7006001)');
    await client.query(
      `select set_config(name, value, false) from (values ('statement_timeout', $1), ('lock_timeout', $2),
        ('idle_in_transaction_session_timeout', $3)) limits (name, value)`,
      [statement, lock, idle].map(String),
    );
    await migratePg(drizzlePg({ client }), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** Nothing acknowledged may be lost: a server that is set to forget on a crash is refused at start. */
async function assertDurable(pool: pg.Pool) {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const result = await pool.query(`show ${setting}`);
    const value = Object.values(result.rows[0] as Record<string, string>)[0];
    if (value === 'off') {
      await pool.end();
      throw new Error(`PostgreSQL has ${setting} = off, so a crash could lose what was confirmed. Set it to on.`);
    }
  }
}

async function answersInTime(query: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), 2000);
  });
  const answered = query.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, late]);
  clearTimeout(timer);
  return result;
}
