import { PgTransaction } from 'drizzle-orm/pg-core';
import { sql } from 'kysely';
import { type Db, narrowQuery, type Query, queryIn } from './db.ts';
import { once, type Statement, statement } from './statement.ts';
import { takeTurn } from './turns.ts';

type Right = 'select' | 'insert' | 'update' | 'delete';

/**
 * A role of the database that can do less than the server can: what runs under it can't read what it has no right to,
 * whatever a mistake in it asks for. Its rights are here and nowhere else; every start of the server sets them anew.
 */
export interface NarrowRole {
  /** Of all databases of one PostgreSQL server. */
  readonly name: string;
  /** By table: which rights, and of which columns where not of all. */
  readonly rights: Readonly<Record<string, Partial<Record<Right, true | readonly string[]>>>>;
}

/** It is there, or another transaction that was still open when this one looked has made it since. */
const duplicate = ['42710', '23505'];
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  (duplicate.includes((error as { code?: string }).code ?? '') || isDuplicate((error as { cause?: unknown }).cause));

/** Once a server: in a transaction of the start, in which several processes wait for each other. */
export async function grantNarrowRole(db: Db, role: NarrowRole): Promise<void> {
  const query = queryIn(db);
  await takeTurn(query, 'rights of', role.name);
  await makeRole(db, role.name);
  const name = sql.id(role.name);
  const run = (text: ReturnType<typeof sql>) => query(once(text));
  await run(sql`revoke all on all tables in schema public from ${name}`);
  await run(sql`grant usage on schema public to ${name}`);
  for (const [table, rights] of Object.entries(role.rights)) {
    for (const [right, columns] of Object.entries(rights)) {
      const of = columns === true ? sql`` : sql`(${sql.join(columns.map((column) => sql.id(column)))})`;
      await run(sql`grant ${sql.raw(right)}${of} on ${sql.table(table)} to ${name}`);
    }
  }
}

const known = statement(
  (v: { name: string }) => sql<{ known: boolean; usable: boolean }>`
    select exists (select 1 from pg_roles where rolname = ${v.name}) as known,
      coalesce((select pg_has_role(current_user, r.oid, 'member') from pg_roles r where r.rolname = ${v.name}), false) as usable`,
);

/** Other databases of the same server may make it at the same moment. */
async function makeRole(db: Db, name: string): Promise<void> {
  const query = queryIn(db);
  const [before] = await query(known, { name });
  try {
    if (!before?.known) {
      await db
        .transaction((inner) => queryIn(inner)(once(sql`create role ${sql.id(name)} nologin noinherit`)))
        .catch((error: unknown) => {
          if (!isDuplicate(error)) throw error;
        });
    }
    const [after] = await query(known, { name });
    if (!after?.usable) await query(once(sql`grant ${sql.id(name)} to current_user`));
  } catch (cause) {
    throw new Error(
      `The database has to let this server use the role ${name}. Someone who may do so runs: create role ${name} nologin; grant ${name} to the user of DATABASE_URL.`,
      { cause },
    );
  }
}

const roleNow = statement((_: object) => sql<{ role: string }>`select current_setting('role') as role`);
const take = (query: Query, role: string) => query(once(sql`set local role ${sql.id(role)}`));

/**
 * Runs `work` in a transaction that has the rights of this role and no others, until it ends. What it asks for beyond
 * them fails, and nothing of it is kept. What a transaction goes on with afterwards has the rights that it had before.
 */
export const withinRole = <T>(db: Db, { name }: NarrowRole, work: (query: Query) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const query = queryIn(tx);
    // The end of the whole transaction alone would take the role off: a savepoint that is kept keeps it too.
    const [before] = db instanceof PgTransaction ? await query(roleNow, {}) : [];
    await take(query, name);
    const result = await work(query);
    if (before) await take(query, before.role);
    return result;
  });

/** One statement with the rights of this role and no others. */
export const askWithinRole = <Values, Row>(
  db: Db,
  role: NarrowRole,
  asked: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> => {
  const query = narrowQuery(db, role.name);
  return query ? query(asked, values) : withinRole(db, role, (within) => within(asked, values));
};
