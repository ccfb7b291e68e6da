import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import { dimensions, type Kind, type MatrixInput, type MatrixPeople } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { idOf, matrixFixture } from '#platform/server/testing/matrix-fixture.ts';
import { addMatrixPeople } from './testing/matrix-people.ts';

let app: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  people = await addMatrixPeople(app);
});
afterAll(() => app.close());

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

const readScopes = [
  ...new Set(
    serverAreas.flatMap((area) =>
      (area.contract.operations as readonly OperationShape[]).flatMap(({ method, key }) =>
        method === 'GET' ? (key?.scope ?? []) : [],
      ),
    ),
  ),
];

/** Programs come by a key of the member, or wrongly by their session. */
async function statusAs(kind: Kind, operation: string, input: MatrixInput): Promise<number> {
  const id = idOf(people, kind);
  if (kind === 'session') return app.statusFor(await app.principal(id), operation, input);
  if (kind === 'reader') return app.statusFor(await app.keyPrincipal(id, { scopes: readScopes }), operation, input);
  if (kind === 'tester') return app.statusFor(await app.keyPrincipal(id, { mode: 'test' }), operation, input);
  return app.status(id, operation, input);
}

test('what keys open says what each program gets, and a key opens nothing else', async () => {
  const all = serverAreas.flatMap((area) => area.contract.operations as readonly OperationShape[]);
  const keyed = all.filter(({ key }) => key !== undefined).map(({ name }) => name);
  expect(
    rows
      .filter(({ row }) => row?.keys !== undefined)
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(keyed.sort());
  const program = await app.keyPrincipal(people.member);
  const opened: string[] = [];
  for (const { name } of all.filter(({ key }) => key === undefined)) {
    if ((await app.statusFor(program, name)) !== 403) opened.push(name);
  }
  expect(opened).toEqual([]);
});

/** The matrix says it of each operation; here by the mark alone, whatever the call contains. */
test('a suspended member writes nowhere, by no operation', async () => {
  const member = await app.principal(people.suspended);
  const program = await app.keyPrincipal(people.suspended);
  const all = serverAreas.flatMap((area) => area.contract.operations as readonly OperationShape[]);
  const writes = all.filter(({ method }) => method !== 'GET');
  const answers = new Map<string, string>();
  for (const { name, key } of writes) {
    try {
      await app.app.invoke({
        operation: name,
        principal: key ? program : member,
        body: {},
        params: {},
        request: { ip: '127.0.0.1', agent: 'test' },
      });
      answers.set(name, 'done');
    } catch (error) {
      answers.set(name, error instanceof ProblemError ? error.problem.type : 'another failure');
    }
  }
  const stopped = [...answers].filter(([, type]) => type === '/problems/suspended').map(([name]) => name);
  const needsRole = [...answers].filter(([, type]) => type === '/problems/refused').map(([name]) => name);
  const open = writes.filter(({ whileSuspended }) => whileSuspended).map(({ name }) => name);
  expect(stopped.filter((name) => open.includes(name))).toEqual([]);
  expect(writes.map(({ name }) => name).filter((name) => ![...stopped, ...needsRole, ...open].includes(name))).toEqual(
    [],
  );
  expect(stopped.length).toBeGreaterThan(80);
});

describe.each(rows)('$operation', ({ operation, row }) => {
  if (!row) throw new Error(`${operation} is not in the matrix.`);
  for (const { kinds, expected } of dimensions) {
    const cases = kinds.map((kind) => ({ kind, status: expected(row, kind) }));
    test.each(cases.filter(({ status }) => status !== undefined))('as $kind', async (one) => {
      const input = (await row.given?.(matrixFixture(app, { people, caller: one.kind }))) ?? {};
      expect(await statusAs(one.kind, operation, input)).toBe(one.status);
    });
  }
});
