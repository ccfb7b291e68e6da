import { expect, test } from 'vitest';
import { openPlan, sealPlan } from './plan-seal.ts';

const few = 10_000;
const plan = { signs: 'I stop answering. Ärger, 怒り, 🙃', people: 'Kim' };

test('opens with its passphrase, and with no other', async () => {
  const sealed = await sealPlan(plan, 'correct horse battery', few);
  expect(await openPlan(sealed, 'correct horse battery')).toEqual(plan);
  expect(await openPlan(sealed, 'correct horse batterie')).toBeUndefined();
  expect(await openPlan(sealed, '')).toBeUndefined();
});

test('says nothing of what is in it, and never looks the same twice', async () => {
  const [one, two] = [await sealPlan(plan, 'a passphrase', few), await sealPlan(plan, 'a passphrase', few)];
  expect(one).toMatch(/^p1\.10000\.[\w-]{22}\.[\w-]{16}\.[\w-]{22,}$/);
  expect(one).not.toBe(two);
  expect(one).not.toContain('answering');
});

test('a long plan comes back whole', async () => {
  const long = { signs: 'é'.repeat(30_000) };
  expect(await openPlan(await sealPlan(long, 'a passphrase', few), 'a passphrase')).toEqual(long);
});

test('a changed or unknown text does not open', async () => {
  const sealed = await sealPlan(plan, 'a passphrase', few);
  const last = sealed.at(-5) === 'A' ? 'B' : 'A';
  expect(await openPlan(`${sealed.slice(0, -5)}${last}${sealed.slice(-4)}`, 'a passphrase')).toBeUndefined();
  expect(await openPlan(sealed.replace('p1', 'p2'), 'a passphrase')).toBeUndefined();
  expect(await openPlan('', 'a passphrase')).toBeUndefined();
});

test('accents may be typed as one sign or as two', async () => {
  const sealed = await sealPlan(plan, 'caf\u00e9 au lait', few);
  expect(await openPlan(sealed, 'cafe\u0301 au lait')).toEqual(plan);
});
