import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AssistiveDevice } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const declare = async (as: number, device: string, uses: boolean) =>
  (await app.call<AssistiveDevice[]>(as, 'declareAssistiveDevice', { body: { device, uses } })).body;
const devices = async (as: number) => (await app.call<AssistiveDevice[]>(as, 'listAssistiveDevices', {})).body;

test('what a member said they use is kept in the order of the cards, and is no one else’s', async () => {
  const [member, other] = [await app.addMember(), await app.addMember()];
  await declare(member, 'sip-and-puff', true);
  const both = await declare(member, 'screen-reader', true);
  expect(both.map(({ device }) => device)).toEqual(['screen-reader', 'sip-and-puff']);
  expect(await devices(member)).toEqual(both);
  expect(await devices(other)).toEqual([]);
});

test('said twice it keeps its day, taken back it is gone, and taken back again nothing happens', async () => {
  const member = await app.addMember();
  const first = await declare(member, 'switch', true);
  expect(await declare(member, 'switch', true)).toEqual(first);
  expect(await declare(member, 'switch', false)).toEqual([]);
  expect(await declare(member, 'switch', false)).toEqual([]);
});

test.each([
  ['a device that has no card', { device: 'telepathy', uses: true }],
  ['a device without an answer', { device: 'switch' }],
  ['a device of another member', { device: 'switch', uses: true, userId: 1 }],
])('%s is refused, and nothing is kept', async (_what, body) => {
  const member = await app.addMember();
  expect(await app.status(member, 'declareAssistiveDevice', { body })).toBe(400);
  expect(await devices(member)).toEqual([]);
});
