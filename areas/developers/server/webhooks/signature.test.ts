import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { endingOf, makeSecret, signatures } from './signature.ts';

/** As a receiver checks it, written apart from the code that signs. */
const isSignedBy = (secret: string, header: string, text: string) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(text).digest('base64');
  return header.split(' ').some((one) => one === `v1,${wanted}`);
};

/** From the specification of Standard Webhooks. */
test('the example of the standard is signed as it says', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signatures([secret], message)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('while a secret is being changed, both sign', () => {
  const [one, other, foreign] = [makeSecret(), makeSecret(), makeSecret()];
  const header = signatures([one, other], { id: 'msg_1', timestamp: 1, body: '{}' });
  expect(isSignedBy(one, header, 'msg_1.1.{}')).toBe(true);
  expect(isSignedBy(other, header, 'msg_1.1.{}')).toBe(true);
  expect(isSignedBy(foreign, header, 'msg_1.1.{}')).toBe(false);
  expect(isSignedBy(one, header, 'msg_1.2.{}')).toBe(false);
});

test('a secret has 24 bytes, and its ending says which it is', () => {
  const secret = makeSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect(secret.endsWith(endingOf(secret))).toBe(true);
});
