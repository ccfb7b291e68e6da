import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { type Caller, callers, type MatrixFixture, type MatrixPeople } from '#platform/server/matrix.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

let app: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  people = {
    member: await app.addMember({ name: 'Owner' }),
    other: await app.addMember({ name: 'Other' }),
    blocked: await app.addMember({ name: 'Blocked' }),
    moderator: await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] }),
  };
  const block = 'insert into blocks (blocker_id, blocked_id) values ($1, $2)';
  await app.database.query('block', block, [people.member, people.blocked]);
});
afterAll(() => app.close());

const idOf = (caller: Caller) => (caller === 'guest' ? 0 : people[caller]);

function fixtureFor(caller: Caller): MatrixFixture {
  return {
    people,
    caller,
    callerId: idOf(caller),
    as: async (userId, operation, input) => (await app.call(userId, operation, input)).body,
    settle: () => app.settle(),
  };
}

const rows = serverAreas.flatMap((area) =>
  area.contract.operations.map((operation) => ({ operation: operation.name, row: area.matrix[operation.name] })),
);

test('every contract is served, and every served operation is in the matrix', () => {
  expect(serverAreas.map((area) => area.contract.name).sort()).toEqual(contracts.map(({ name }) => name).sort());
  expect(rows.filter(({ row }) => row === undefined)).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

test('the matrix names no operation that does not exist', () => {
  for (const area of serverAreas) {
    const names = area.contract.operations.map((operation) => operation.name);
    expect(Object.keys(area.matrix).filter((name) => !names.includes(name))).toEqual([]);
  }
});

describe.each(rows)('$operation', ({ operation, row }) => {
  test.each(callers)('as %s', async (caller) => {
    if (!row) throw new Error(`${operation} is not in the matrix.`);
    const input = (await row.given?.(fixtureFor(caller))) ?? {};
    expect(await app.status(idOf(caller), operation, input)).toBe(row.expect[caller]);
  });
});
