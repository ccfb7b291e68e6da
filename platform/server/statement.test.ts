import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { users } from './auth/tables.ts';
import { type Database, openEmbedded, queryIn } from './db.ts';
import { exactly, exactTime, isoTime, textTime } from './keyset.ts';
import { asText, choice, type Given, isThere, type Moment, moment, once, statement, tables } from './statement.ts';

const from = tables<{ users: typeof users }>();

let database: Database;
beforeAll(async () => {
  database = await openEmbedded(':memory:');
  await database.migrate();
});
afterAll(() => database.close());

describe('a statement', () => {
  const named = statement((v: { name: string; id: number }) =>
    from
      .selectFrom('users as u')
      .select(['u.id', 'u.name as displayName'])
      .where('u.name', '=', v.name)
      .where((e) => e.or([e('u.id', '=', v.id), e('u.id', '<', v.id), e('u.username', '=', "o'neil")])),
  );

  test('has values as parameters, and what its code says as part of its text', () => {
    expect(named.text).toBe(
      `select "u"."id", "u"."name" as "displayName" from "users" as "u" where "u"."name" = $1 and ("u"."id" = $2 or "u"."id" < $3 or "u"."username" = 'o''neil')`,
    );
    expect(named.list({ id: 7, name: 'Mei' })).toEqual(['Mei', 7, 7]);
  });

  test('is named by its text', () => {
    const same = statement((v: { name: string; id: number }) =>
      from
        .selectFrom('users as u')
        .select(['u.id', 'u.name as displayName'])
        .where('u.name', '=', v.name)
        .where((e) => e.or([e('u.id', '=', v.id), e('u.id', '<', v.id), e('u.username', '=', "o'neil")])),
    );
    const other = statement((v: { id: number }) => from.selectFrom('users').select('id').where('id', '=', v.id));
    expect(same.name).toBe(named.name);
    expect(other.name).not.toBe(named.name);
    expect(named.name).toMatch(/^[\w-]{22}$/);
  });

  test('is written once, when it is first asked for', () => {
    let written = 0;
    const one = statement((v: { id: number }) => {
      written += 1;
      return from.selectFrom('users').select('id').where('id', '=', v.id);
    });
    expect(written).toBe(0);
    expect([one.text, one.name, one.list({ id: 1 })].length + written).toBe(4);
  });

  test('gives rows of the types that the schema says', async () => {
    const rows = await database.query(named, { id: 1, name: 'Nobody' });
    expectTypeOf(rows).toEqualTypeOf<{ id: number; displayName: string }[]>();
    expect(rows).toEqual([]);
    const asked = statement((v: { one: number }) => sql<{ two: number }>`select ${v.one}::int * 2 as two`);
    expect(await database.query(asked, { one: 21 })).toEqual([{ two: 42 }]);
    await database.db.transaction(async (tx) => {
      expect(await queryIn(tx as never)(asked, { one: 4 })).toEqual([{ two: 8 }]);
    });
  });
});

test('a choice is written once for each that is chosen', () => {
  const written: number[] = [];
  const page = choice((limit: 10 | 20) => {
    written.push(limit);
    return statement((v: { after: number }) =>
      from.selectFrom('users').select('id').where('id', '>', v.after).limit(limit),
    );
  });
  expect(page(10).text).toMatch(/limit 10$/);
  expect([page(10), page(20), page(20)].map(({ text }) => text.at(-2))).toEqual(['1', '2', '2']);
  expect(written).toEqual([10, 20]);
});

test('nothing can be made of a value while a statement is written', () => {
  const one = statement((v: { limit: number }) =>
    from
      .selectFrom('users')
      .select('id')
      .limit(v.limit + 1),
  );
  expect(() => one.text).toThrow('limit is known when the statement runs, and not when it is written.');
});

test('what is written for one call has its values, and is planned for them', async () => {
  const { name, text, list } = once(from.selectFrom('users').select('id').where('name', '=', "O'Neil"));
  expect([name, text, list(undefined)]).toEqual(['', 'select "id" from "users" where "name" = $1', ["O'Neil"]]);
});

test('a moment is read as text alone', async () => {
  await database.query('', `insert into users (name, email, username) values ('Mei', 'mei@example.org', 'mei')`);
  const since = statement((v: { from: string }) =>
    from
      .selectFrom('users')
      .select((e) => isoTime(e.ref('created_at')).as('since'))
      .where('created_at', '>', moment(v.from)),
  );
  const rows = await database.query(since, { from: '2020-01-01T00:00:00Z' });
  expectTypeOf(rows).toEqualTypeOf<{ since: string }[]>();
  expectTypeOf(from.selectFrom('users').select('created_at').execute()).resolves.toEqualTypeOf<
    { created_at: Moment }[]
  >();
  expect(rows).toEqual([{ since: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) }]);
});

test('a time that PostgreSQL wrote is the same to the microsecond, whatever zeros it ends with', async () => {
  const both = from
    .selectFrom('users')
    .select((e) => [textTime(e.ref('created_at')).as('at'), exactTime(e.ref('created_at')).as('text')]);
  for (const at of ['2026-11-26T14:44:36Z', '2026-11-26T14:44:36.12Z', '2026-11-26T14:44:36.123456Z']) {
    await database.query('', 'update users set created_at = $1', [at]);
    const rows = await database.query(once(both));
    const whole = `${at.slice(0, -1).padEnd(20, '.').padEnd(26, '0')}Z`;
    expect(rows.map((one) => [exactly(one.at), one.text])).toEqual([[whole, whole]]);
  }
});

test('a fragment brings its own values, and is a text for statements that are texts', () => {
  const isNamed = (id: Given<number>, name: Given<string>) =>
    isThere(from.selectFrom('users').where('users.id', '=', id).where('users.name', '=', name));
  const known = statement((v: { other: number; name: string }) =>
    from.selectFrom('users as u').select('u.id').where('u.id', '=', v.other).where(isNamed(1, v.name)),
  );
  expect(known.list({ name: 'Mei', other: 7 })).toEqual([7, 'Mei']);
  expect(known.text).toMatch(/ and exists \(select 1 as "one" from "users" where "users"\."id" = 1 and .* = \$2\)$/);
  const isNamedText = asText((part, id: string, name: string) => isNamed(part<number>(id), part<string>(name)));
  expect(isNamedText('p.author_id', '$3')).toBe(
    'exists (select 1 as "one" from "users" where "users"."id" = p.author_id and "users"."name" = $3)',
  );
});
