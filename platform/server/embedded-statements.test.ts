import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openEmbedded, queryIn } from './db.ts';
import { plannedAnew } from './embedded-statements.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmbedded(':memory:');
  await database.embedded?.exec(
    'create table things (id serial primary key, name text unique, tags text[], at timestamptz)',
  );
});
afterAll(() => database.close());

/** How often PostgreSQL has run each prepared statement whose text contains these words. */
async function runsOf(words: string): Promise<number[]> {
  const answer = await database.embedded?.exec(
    'select statement, generic_plans + custom_plans as runs from pg_prepared_statements',
  );
  return (answer?.[0]?.rows ?? []).filter((row) => row.statement.includes(words)).map((row) => Number(row.runs));
}

test('one text is one statement, outside transactions and inside, and is planned once', async () => {
  const text = 'select $1::int + $2::int as sum';
  expect(await database.query('sum', text, [1, 2])).toEqual([{ sum: 3 }]);
  expect(await database.query('sum', text, [20, 22])).toEqual([{ sum: 42 }]);
  await database.db.transaction(async (tx) => {
    expect(await queryIn(tx as never)('sum', text, [4, 5])).toEqual([{ sum: 9 }]);
  });
  expect(await runsOf('+ $2::int as sum')).toEqual([3]);
});

test('a text without a name is planned each time for its values', async () => {
  expect(await database.query('', 'select $1::text as once', ['a'])).toEqual([{ once: 'a' }]);
  await database.db.transaction(async (tx) => {
    expect(await queryIn(tx as never)('', 'select $1::text as once', ['b'])).toEqual([{ once: 'b' }]);
  });
  expect(await runsOf('as once')).toEqual([]);
});

test('values go in and come out as the embedded database itself reads and writes them', async () => {
  const at = new Date('2026-11-24T01:02:03.004Z');
  const json = { a: [1, null, '“x”'] };
  const values = [null, true, 7, 'O’Neil \\ "quoted"', ['a,b', 'c"d', ''], [1, 2], json, at, new Uint8Array([0, 255])];
  const text = `select $1::text as nothing, $2::bool as yes, $3::int8 as many, $4::text as words, $5::text[] as tags,
    $6::int[] as ids, $7::jsonb as json, $8::timestamptz as at, $9::bytea as bytes`;
  const [row] = await database.query<Record<string, unknown>>('values', text, values);
  const [plain] = await database.query<Record<string, unknown>>('', text, values);
  expect(row).toEqual(plain);
  expect(row).toMatchObject({
    nothing: null,
    yes: true,
    many: 7,
    words: values[3],
    tags: values[4],
    ids: [1, 2],
    json,
    at,
  });
});

test('a refusal keeps its code, and the connection goes on', async () => {
  const insert = 'insert into things (name) values ($1::text) returning name';
  expect(await database.query('insert', insert, ['lamp'])).toEqual([{ name: 'lamp' }]);
  await expect(database.query('insert', insert, ['lamp'])).rejects.toMatchObject({
    code: '23505',
    constraint: 'things_name_key',
  });
  await expect(database.query('wrong', 'select nowhere from things', [])).rejects.toMatchObject({ code: '42703' });
  await expect(database.query('number', 'select $1::int as n', ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect(await database.query('insert', insert, ['chair'])).toEqual([{ name: 'chair' }]);
});

test('a statement outlives the transaction that was rolled back, and what it wrote does not', async () => {
  const insert = 'insert into things (name) values ($1::text) returning id';
  await expect(
    database.db.transaction(async (tx) => {
      await queryIn(tx as never)('insert-id', insert, ['gone']);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
  expect(await database.query('gone', "select id from things where name = 'gone'")).toEqual([]);
  expect(await database.query('insert-id', insert, ['kept'])).toHaveLength(1);
});

test('a transaction waits for the statement before it, and its statements are not mixed with others', async () => {
  const [, , seen] = await Promise.all([
    database.db.transaction(async (tx) => {
      await queryIn(tx as never)('one', 'update things set tags = $1::text[] where name = $2::text', [['a'], 'chair']);
      await queryIn(tx as never)('one', 'update things set tags = $1::text[] where name = $2::text', [['b'], 'chair']);
    }),
    database.query('two', 'select 1 as one'),
    database.query<{ tags: string[] }>('three', "select tags from things where name = 'chair'"),
  ]);
  expect(seen).toEqual([{ tags: ['b'] }]);
});

test('how many are kept is bounded: the one unused for longest goes', async () => {
  for (let n = 0; n < 600; n += 1) {
    await database.query('always', 'select 0 as always');
    await database.query(`many-${n}`, `select ${n} as many_of_them`);
  }
  const kept = await runsOf('as ');
  expect(kept.length).toBe(500);
  expect(await runsOf('as always')).toEqual([600]);
  expect(await database.query('many-0', 'select 0 as many_of_them')).toEqual([{ many_of_them: 0 }]);
});

test('the marker of what is planned anew is a comment to PostgreSQL', async () => {
  expect(await database.embedded?.query(`${plannedAnew}select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});
