import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#platform/web/cache/test-read.ts';
import { setTable } from '#platform/web/client/address.ts';
import { setOrigin } from '#platform/web/client/request.ts';
import { type Given, startTestServer } from '#platform/web/client/test-server.ts';
import { useForums } from './data.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let answer: Given = {};

beforeAll(async () => {
  server = await startTestServer(() => answer);
  setOrigin(server.origin);
  setTable({ listForums: ['GET', '/api/forums'] });
});
afterAll(() => {
  server.stop();
  setOrigin('');
});

test.each([401, 404, 500])('a fetch of forums that answers %i throws “Failed to fetch forums”', async (status) => {
  answer = { status, body: 'broken' };
  const error = await failureOf(useForums);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toBe('Failed to fetch forums');
  expect(server.seen.at(-1)).toMatchObject({ method: 'GET', url: '/api/forums' });
});

test('a fetch of forums that is answered throws nothing', async () => {
  answer = { body: [] };
  expect(await failureOf(useForums)).toBeUndefined();
});
