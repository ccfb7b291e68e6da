import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultRecord, fieldNames } from '#platform/contract/preferences.ts';
import { setOrigin } from '../client/request.ts';
import { type Given, startTestServer } from '../client/test-server.ts';
import { plainHttp } from './http.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let answer: Given = {};

beforeAll(async () => {
  server = await startTestServer(() => answer);
  setOrigin(server.origin);
});
afterAll(() => {
  setOrigin('');
  server.stop();
});
beforeEach(() => {
  server.seen.length = 0;
});

test('reads the record of the member by its address (A11Y-29)', async () => {
  answer = { body: { ...defaultRecord, fontSize: 'large', lowEnergy: null, updatedAt: '2026-11-21T04:00:00.000Z' } };
  const { stored, savedAt } = await plainHttp.fetchRecord(5);
  expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/api/accessibility-preferences/5', body: '' });
  expect(stored).toEqual({ ...defaultRecord, fontSize: 'large' });
  expect(savedAt).toBe('2026-11-21T04:00:00.000Z');
});

test('404 means that none are stored, and is no error (A11Y-30)', async () => {
  answer = { status: 404, body: 'none' };
  expect(await plainHttp.fetchRecord(5)).toEqual({ stored: null, lowEnergy: null, savedAt: null });
});

test.each([500, 401, 403])('%i throws the fixed text (A11Y-34)', async (status) => {
  answer = { status, body: 'no' };
  await expect(plainHttp.fetchRecord(5)).rejects.toThrow(/^Failed to fetch preferences$/);
});

test('saving puts the JSON of all 26 fields (A11Y-71)', async () => {
  answer = { body: {} };
  await plainHttp.putRecord(5, { ...defaultRecord, hoverDelay: 300 });
  const [put] = server.seen;
  expect(put).toMatchObject({ method: 'PUT', url: '/api/accessibility-preferences/5' });
  expect(put?.headers['content-type']).toBe('application/json');
  const body = JSON.parse(put?.body ?? '{}');
  expect(Object.keys(body)).toEqual(expect.arrayContaining(fieldNames));
  expect(body).toMatchObject({ hoverDelay: 300, fontSize: 'medium' });
});
