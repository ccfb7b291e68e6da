import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { MatrixInput, MatrixPeople, MatrixRow } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { makeRegistry } from '#platform/server/registry.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { matrixFixture } from '#platform/server/testing/matrix-fixture.ts';
import { addMatrixPeople } from './testing/matrix-people.ts';

/** The dimension "acting for someone" of the authorization matrix: each call that a door opens, by every kind of grant. */
let app: TestApp;
let people: MatrixPeople;
let supporter: number;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  people = await addMatrixPeople(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  supporter = await app.addMember();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const doors = serverAreas.flatMap(({ declares }) => declares?.acting ?? []);
const everything = (level: 'see' | 'act') => Object.fromEntries(doors.map(({ name }) => [name, level]));

const change = (text: string) =>
  app.database.query('', `update support_grants ${text} where supporter_id = $1::int`, [supporter]);

/** Given, accepted, and a day old. */
async function grant(levels: Readonly<Record<string, string>>, member = people.member): Promise<number> {
  const body = { userId: supporter, relation: 'carer', levels, endsAt: inDays(30) };
  await app.database.query('', 'delete from support_grants where member_id = $1::int', [member]);
  const { id } = (await app.call<{ id: number }>(member, 'askForSupport', { body })).body;
  await app.call(supporter, 'acceptSupport', { params: { id } });
  await change(`set begins_at = now() - interval '1 hour'`);
  return id;
}

const answerOf = async (operation: string, input: MatrixInput = {}, member = people.member) => {
  try {
    return { status: (await app.callFor({ by: supporter, member }, operation, input)).status, detail: '' };
  } catch (error) {
    if (error instanceof ProblemError) return { status: error.problem.status, detail: error.problem.detail };
    throw error;
  }
};

const fixture = () => matrixFixture(app, { people, caller: 'member' });

const noGrant = 'You can’t act for this person here. They may have ended it. Stop acting to continue as yourself.';
const onlySee = 'You can only look at this for someone else. Ask them to do it, or to let you do more.';
const closed = 'This can’t be done for someone else. Stop acting to do it as yourself.';

const rowsOfMatrix = new Map<string, MatrixRow>(serverAreas.flatMap(({ matrix }) => Object.entries(matrix)));
const shapes = new Map<string, OperationShape>(
  serverAreas.flatMap(({ contract }) => contract.operations.map((one) => [one.name, one] as const)),
);
const rows = serverAreas.flatMap(({ declares }) =>
  Object.entries(declares?.acting?.opens ?? {}).map(([operation, opens]) => ({
    operation,
    least: opens.least,
    drafts: opens.least === 'act' && opens.draft !== undefined,
    door: declares?.acting?.name ?? '',
    row: rowsOfMatrix.get(operation),
    shape: shapes.get(operation) as OperationShape,
  })),
);

describe.each(rows)('$operation', ({ operation, least, drafts, door, row, shape }) => {
  const input = async () => (await row?.given?.(fixture())) ?? {};
  const refused = async () =>
    expect(await answerOf(operation, await input())).toEqual({ status: 403, detail: noGrant });

  test('with the grant it is answered as the member is', async () => {
    await grant({ [door]: least });
    expect((await answerOf(operation, await input())).status).toBe(row?.acting ?? row?.expect.member);
  });
  test('without a grant it is refused', refused);
  test('a grant for other areas does not open it', async () => {
    const others = Object.fromEntries(doors.filter(({ name }) => name !== door).map(({ name }) => [name, 'act']));
    await grant(others);
    await refused();
  });
  test.runIf(drafts)('a grant to draft keeps it for the member, and does nothing', async () => {
    await grant({ [door]: 'draft' });
    // What the member is refused is refused at once.
    const own = row?.expect.member ?? 0;
    expect((await answerOf(operation, await input())).status).toBe(own < 400 ? 202 : own);
    const count = 'select count(*)::int as n from support_deeds where supporter_id = $1::int';
    expect(await app.database.query('', count, [supporter])).toEqual([{ n: 0 }]);
  });
  test.runIf(least === 'act' && !drafts)('a grant to draft does not let anybody act', async () => {
    const drafting = doors.flatMap(({ name, levels }) => (levels.draft === undefined ? [] : [[name, 'draft']]));
    await grant({ ...everything('see'), ...Object.fromEntries(drafting) });
    expect(await answerOf(operation, await input())).toEqual({ status: 403, detail: onlySee });
  });
  test.runIf(least !== 'see')('a grant to see does not let anybody act', async () => {
    await grant(everything('see'));
    expect(await answerOf(operation, await input())).toEqual({ status: 403, detail: onlySee });
  });
  test('another member’s grant does not open it', async () => {
    await grant(everything('act'), people.other);
    await refused();
  });
  test('it opens nothing before it begins, after it ends, or once it is withdrawn', async () => {
    const id = await grant(everything('act'));
    await change(`set begins_at = now() + interval '1 hour'`);
    await refused();
    await change(`set begins_at = now() - interval '2 days', ends_at = now() - interval '1 second'`);
    await refused();
    await change(`set ends_at = now() + interval '1 day'`);
    await app.call(people.member, 'endSupport', { params: { id } });
    await refused();
  });
  test.each(['member', 'supporter'] as const)('a block by the %s closes it at once', async (by) => {
    await grant(everything('act'));
    const [one, other] = by === 'member' ? [people.member, supporter] : [supporter, people.member];
    await app.call(one, 'block', { params: { id: other } });
    await refused();
  });
  test.each(['supporter', 'member'] as const)('a suspended %s may be read for, and not written for', async (who) => {
    await grant(everything('act'));
    const given = await input();
    const id = who === 'supporter' ? supporter : people.member;
    const by = 'insert into suspensions (user_id, until) values ($1::int, null)';
    await app.database.query('', by, [id]);
    const { status } = await answerOf(operation, given);
    await app.database.query('', 'delete from suspensions where user_id = $1::int', [id]);
    expect(status).toBe(shape.method === 'GET' || shape.whileSuspended ? (row?.acting ?? row?.expect.member) : 403);
  });
});

test('what no door opens is refused for a supporter, in every area, and never done as the supporter', async () => {
  await grant(everything('act'));
  const opened = rows.map(({ operation }) => operation);
  const all = serverAreas.flatMap(({ contract }) => contract.operations.map(({ name }) => name));
  const rest = all.filter((name) => !opened.includes(name));
  expect(rest.length).toBeGreaterThan(300);
  for (const name of rest) expect({ name, ...(await answerOf(name)) }).toEqual({ name, status: 403, detail: closed });
});

test('two doors of one name are reported before anything starts', () => {
  const alike = serverAreas.map((area) => {
    const acting = area.declares?.acting;
    return acting ? { ...area, declares: { ...area.declares, acting: { ...acting, name: 'bookings' } } } : area;
  });
  expect(() => makeRegistry(alike)).toThrow('Two doors for supporters are called bookings.');
});
