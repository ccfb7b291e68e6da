import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StripeServer, startStripeServer } from '../testing/stripe-server.ts';
import { makeCircuit } from './patience.ts';
import { NoAnswer, type OutsidePayments } from './port.ts';
import { stripePayments } from './stripe.ts';

const key = 'sk_test_of_these_tests';
const secret = 'whsec_of_these_tests';
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer({ key, secret, now: () => new Date() });
});
afterAll(() => stripe.close());

const fresh = (): OutsidePayments => {
  const { outside } = stripePayments({ key, isLive: false, webhookSecrets: [secret], url: stripe.origin });
  if (!outside) throw new Error('Stripe is on another server.');
  return outside;
};

/** What comes first in the one line of timers of this process, however slow the machine is. */
const or = <T>(asked: Promise<T>, ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<'nothing yet'>((resolve) => {
    timer = setTimeout(resolve, ms, 'nothing yet');
  });
  return Promise.race([asked, passed]).finally(() => clearTimeout(timer));
};

test('who only asks waits two seconds at most, also for an answer that comes a byte at a time', async () => {
  const { readCheckout } = fresh();
  // The library is loaded with the first call.
  await expect(readCheckout('cs_none')).rejects.toThrow(NoAnswer);
  for (const trouble of ['hangs', 'trickles'] as const) {
    stripe.trouble(trouble);
    const asked = readCheckout('cs_none');
    expect(await or(asked, 1900)).toBe('nothing yet');
    await expect(or(asked, 2100)).rejects.toThrow('No answer in time');
  }
});

test('after five calls without an answer no one is asked for a while, and it is said at once', async () => {
  const { readCheckout } = fresh();
  await expect(readCheckout('cs_none')).rejects.toThrow(NoAnswer);
  stripe.trouble('hangs', 'hangs', 'hangs', 'hangs', 'hangs');
  await Promise.all(Array.from({ length: 5 }, () => expect(readCheckout('cs_none')).rejects.toThrow(NoAnswer)));
  const before = stripe.asked.length;
  await expect(readCheckout('cs_none')).rejects.toThrow('has not answered for a while');
  expect(stripe.asked.length).toBe(before);
});

test('a thing that the service does not know keeps no one else from asking', async () => {
  const { readCheckout } = fresh();
  const before = stripe.asked.length;
  for (let call = 0; call < 6; call += 1) {
    await expect(readCheckout('cs_none')).rejects.toThrow('StripeInvalidRequestError resource_missing');
  }
  expect(stripe.asked.length).toBe(before + 6);
});

test('after a rest one call tries, and the others follow once it is answered', () => {
  let now = 0;
  const circuit = makeCircuit(() => now);
  for (let call = 0; call < 5; call += 1) {
    expect(circuit.isOpen()).toBe(false);
    circuit.failed();
  }
  expect(circuit.isOpen()).toBe(true);
  now = 14_999;
  expect(circuit.isOpen()).toBe(true);
  now = 15_000;
  expect([circuit.isOpen(), circuit.isOpen()]).toEqual([false, true]);
  circuit.answered();
  expect(circuit.isOpen()).toBe(false);
});
