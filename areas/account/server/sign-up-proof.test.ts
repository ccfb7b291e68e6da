import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { guessRates } from '#platform/server/limits.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { newcomer, openBrowser } from '#platform/server/testing/browser.ts';
import type { SignUpTask } from '../contract.ts';
import { solveProof } from '../pure/proof.ts';
import { guessLimits } from './testing/guess-limits.ts';

let app: TestApp;
const now = new Date('2026-11-21T01:00:00Z');
const { limits, renew } = guessLimits();

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now, limits });
}, 180_000);
afterAll(() => app.close());

/** As many have joined as ask for nothing, and one more. */
const flood = async () => {
  renew();
  app.setNow(now);
  for (let n = 0; n <= guessRates['sign-up-everybody'].points; n++) await limits.tally('sign-up-everybody', 'sign-up');
};
const signUp = async (body: object) => (await openBrowser(app).post('/api/account/sign-up', body)).status;
const taskFor = async (email: string) =>
  (await openBrowser(app).post<SignUpTask>('/api/account/sign-up/start', { email })).body;

test('on an ordinary day a sign-up costs no work', async () => {
  renew();
  app.setNow(now);
  expect(await signUp(newcomer())).toBe(204);
});

test('while very many join, a sign-up counts with the work of its browser, and without it is refused', async () => {
  await flood();
  const person = newcomer();
  expect(await signUp(person)).toBe(409);
  const task = await taskFor(person.email);
  expect(task.bits).toBe(18);
  const proof = { challenge: task.challenge, answer: solveProof(task) };
  expect(await signUp({ ...person, proof: { ...proof, answer: '1' } })).toBe(409);
  expect(await signUp({ ...person, proof })).toBe(204);
}, 60_000);

test('the work counts for its own address, for ten minutes, and as the server has made it', async () => {
  await flood();
  const person = newcomer();
  const task = await taskFor(person.email);
  const proof = { challenge: task.challenge, answer: solveProof(task) };
  expect(await signUp({ ...newcomer(), proof })).toBe(409);
  const [, salt, seal] = task.challenge.split('.');
  const longer = `${now.getTime() + 90_000_000}.${salt}.${seal}`;
  expect(await signUp({ ...person, proof: { ...proof, challenge: longer } })).toBe(409);
  expect(await signUp({ ...person, proof: { ...proof, challenge: 'made up' } })).toBe(409);
  app.setNow(new Date(now.getTime() + 11 * 60_000));
  expect(await signUp({ ...person, proof })).toBe(409);
}, 60_000);
