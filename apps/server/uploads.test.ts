import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import { makeLimits, rates } from '#platform/server/limits.ts';
import type { MatrixInput, MatrixPeople } from '#platform/server/matrix.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { matrixFixture } from '#platform/server/testing/matrix-fixture.ts';

/** Every operation that takes an upload, of whatever area: a new one is covered without being named here. */
const operations = contracts
  .flatMap(({ operations: all }) => all as readonly OperationShape[])
  .flatMap((operation) => (operation.upload ? [{ name: operation.name, operation, upload: operation.upload }] : []));

const limits = makeLimits({});
let app: TestApp;
let port: number;
let people: MatrixPeople;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, limits });
  const add = (name: string) => app.addMember({ name });
  people = {
    member: await add('Owner'),
    other: await add('Other'),
    blocked: await add('Blocked'),
    moderator: await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] }),
    suspended: await add('Suspended'),
    supporter: await add('Supporter'),
    duty: await add('Duty'),
  };
  const suspend = `insert into suspensions (user_id, until) values ($1, now() + interval '1 day')`;
  await app.database.query('suspend', suspend, [people.suspended]);
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.http.server.address() as AddressInfo).port;
});
// What each operation is sent counts against a limit of its own.
beforeEach(async () => {
  people = { ...people, member: await app.addMember({ name: 'Owner' }) };
});
afterAll(() => app.close());

async function cookieOf(userId: number): Promise<string> {
  const [line = ''] = await app.app.services.sessions.start(userId, { ip: '127.0.0.1', agent: 'test' });
  return line.split(';')[0] ?? '';
}

/** What the owner would send, made as for the authorization matrix. */
async function given(name: string): Promise<MatrixInput> {
  const row = serverAreas.map(({ matrix }) => matrix[name]).find((found) => found !== undefined);
  return (await row?.given?.(matrixFixture(app, { people, caller: 'member' }))) ?? {};
}

interface Ask {
  readonly operation: OperationShape;
  readonly input: MatrixInput;
  readonly headers?: Record<string, string>;
}

/** Sends the headers of a request, and nothing or all of its body; answers with the status. */
async function ask({ operation, input, headers = {} }: Ask, body?: Uint8Array): Promise<number> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input.params?.[name] ?? 1));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const lines = Object.entries({
    host: 'localhost:3000',
    'content-type': input.upload?.type ?? operation.upload?.types[0] ?? '',
    'content-length': String(body?.length ?? 1000),
    ...headers,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(`${operation.method} ${path}?${query} HTTP/1.1\r\n`);
  socket.write(`${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  if (body) socket.write(body);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]);
}

test('there are uploads of several areas', () => {
  expect(operations.length).toBeGreaterThan(9);
});

test.each(operations)('$name is direct and counted as an upload', ({ operation }) => {
  expect(operation.direct).toBe(true);
  expect(operation.rate).toBe('upload');
  expect(operation.errors).toEqual(expect.arrayContaining(['too-large', 'wrong-type', 'unprocessable', 'unavailable']));
});

describe.each(operations)('$name is judged before its body is sent', ({ name, operation, upload }) => {
  test('a guest: 401', async () => {
    expect(await ask({ operation, input: {} })).toBe(401);
  });

  test('a suspended member: 403', async () => {
    const cookie = await cookieOf(people.suspended);
    expect(await ask({ operation, input: { params: { userId: people.suspended } }, headers: { cookie } })).toBe(403);
  });

  test('more than fits: 413', async () => {
    const cookie = await cookieOf(people.member);
    const headers = { cookie, 'content-length': String(upload.maxBytes + 1) };
    expect(await ask({ operation, input: await given(name), headers })).toBe(413);
  });

  test('too often: 429', async () => {
    const hasty = await app.addMember();
    for (let n = 0; n < rates.upload.points; n += 1) await limits.spend('upload', `m${hasty}`);
    const cookie = await cookieOf(hasty);
    expect(await ask({ operation, input: { params: { userId: hasty } }, headers: { cookie } })).toBe(429);
  });
});

test.each(operations)('$name is read by a process without rights, and its file goes', async ({ name, operation }) => {
  const input = await given(name);
  const before = app.app.converters.begun();
  const cookie = await cookieOf(people.member);
  expect(await ask({ operation, input, headers: { cookie } }, input.upload?.bytes)).toBe(operation.status ?? 200);
  expect(app.app.converters.begun()).toBe(before + 1);
  const left = await readdir(`${app.config.dataDir}/incoming`);
  expect(left.filter((folder) => folder.startsWith('upload-'))).toEqual([]);
});
