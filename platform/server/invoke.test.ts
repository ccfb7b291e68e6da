import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { areaContract, json, operation } from '#platform/contract/operation.ts';
import { serverArea } from './area.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const Door = z.object({ id: z.number(), open: z.boolean() });
const readDoor = operation({
  name: 'readDoor',
  method: 'GET',
  path: '/api/doors',
  policy: 'anyone',
  summary: 'Answers with whatever it is told to.',
  output: json(Door),
});

let answer: unknown;
let app: TestApp;
beforeAll(async () => {
  const area = serverArea({
    contract: areaContract({ name: 'doors', operations: [readDoor] }),
    handlers: { readDoor: async () => answer as z.infer<typeof Door> },
    matrix: {
      readDoor: {
        expect: { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 },
        also: [200, 200, 200],
      },
    },
  });
  app = await startTestApp({ areas: [area] });
});
afterAll(() => app.close());

const ask = () => app.app.http.inject({ method: 'GET', url: '/api/doors' });

test('an answer has the fields of its contract and no others (DATA-12)', async () => {
  answer = { id: 1, open: true, passwordHash: 'abc' };
  expect((await ask()).json()).toEqual({ id: 1, open: true });
});

test('an answer that breaks its contract is not given, and is not described to the caller', async () => {
  answer = { id: 1, open: 'ajar' };
  const failed = await ask();
  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toContain('ajar');
});
