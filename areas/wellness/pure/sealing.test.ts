import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import type { RecordPlace } from './place.ts';
import { keyOfRecoveryCode, newRecoveryCode, readRecoveryCode } from './recovery-code.ts';
import { DoesNotOpen, generationOf, keyOf, newKeyBytes, newUid, openRecord, sealRecord } from './sealing.ts';
import { unwrapKey, wrapKey } from './wrapping.ts';

const place: RecordPlace = { userId: 7, kind: 'entry', uid: 'abcdefghijklmnopqrstuv', generation: 2 };

test('what is sealed opens again, whatever it says', async () => {
  const key = await keyOf(newKeyBytes());
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (content) => {
      const sealed = await sealRecord(key, place, content);
      expect(await openRecord(key, place, sealed)).toEqual(JSON.parse(JSON.stringify(content)));
    }),
    { numRuns: 60 },
  );
});

test('a sealed text tells its generation and nothing of what it says, and is different each time', async () => {
  const key = await keyOf(newKeyBytes());
  const [one, another] = await Promise.all([sealRecord(key, place, 'zyxword'), sealRecord(key, place, 'zyxword')]);
  expect(one).toMatch(/^w1\.2\.[\w-]{16}\.[\w-]+$/);
  expect(one).not.toBe(another);
  expect(generationOf(one)).toBe(2);
  expect(generationOf('v2.x.y.z')).toBe(0);
});

test.each([
  ['another member', { userId: 8 }],
  ['another kind', { kind: 'dose' }],
  ['another record', { uid: 'abcdefghijklmnopqrstuw' }],
  ['another generation', { generation: 3 }],
])('it does not open in the place of %s', async (_, other) => {
  const key = await keyOf(newKeyBytes());
  const sealed = await sealRecord(key, place, { notes: 'mine' });
  await expect(openRecord(key, { ...place, ...other }, sealed)).rejects.toThrow(DoesNotOpen);
  const renamed = sealed.replace(/^w1\.2\./, 'w1.3.');
  await expect(openRecord(key, { ...place, generation: 3 }, renamed)).rejects.toThrow(DoesNotOpen);
});

test('it opens with no other key, and not when one bit of it has changed', async () => {
  const key = await keyOf(newKeyBytes());
  const sealed = await sealRecord(key, place, { notes: 'mine' });
  await expect(openRecord(await keyOf(newKeyBytes()), place, sealed)).rejects.toThrow(DoesNotOpen);
  const [form, generation, iv = '', data = ''] = sealed.split('.');
  for (const at of [0, Math.floor(data.length / 2), data.length - 4]) {
    const bytes = fromBase64Url(data);
    const byte = Math.floor((at * 3) / 4);
    bytes[byte] = (bytes[byte] ?? 0) ^ 1;
    const changed = [form, generation, iv, toBase64Url(bytes)].join('.');
    await expect(openRecord(key, place, changed)).rejects.toThrow(DoesNotOpen);
  }
  for (const nonsense of ['', 'w1', 'w1.2.a.b', 'w1.2.=.=', 'hello']) {
    await expect(openRecord(key, place, nonsense)).rejects.toThrow(DoesNotOpen);
  }
});

test('a data key is wrapped by a passphrase’s key, and comes out with no other', async () => {
  const [dataKey, wrapping] = [newKeyBytes(), newKeyBytes()];
  const wrapped = await wrapKey(dataKey, wrapping);
  const sealed = await sealRecord(await keyOf(dataKey), place, 'mine');
  expect(await openRecord(await unwrapKey(wrapped, wrapping), place, sealed)).toBe('mine');
  await expect(unwrapKey(wrapped, newKeyBytes())).rejects.toThrow(DoesNotOpen);
  await expect(unwrapKey('nonsense', wrapping)).rejects.toThrow(DoesNotOpen);
});

test('a recovery code is read as it was printed, with the slips of a hand, and makes a key', async () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/);
  const plain = code.replaceAll('-', '');
  expect(readRecoveryCode(code)).toBe(plain);
  expect(
    readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `),
  ).toBe(plain);
  for (const wrong of ['', plain.slice(1), `${plain}A`, `U${plain.slice(1)}`])
    expect(readRecoveryCode(wrong)).toBeUndefined();
  expect(await keyOfRecoveryCode(plain)).toHaveLength(32);
  expect(newRecoveryCode()).not.toBe(code);
});

test('base64url is what Node writes, for every length', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  }
  for (const wrong of ['a+b', 'a', 'abcde']) expect(() => fromBase64Url(wrong)).toThrow('Not base64url.');
  expect(newUid()).toMatch(/^[\w-]{22}$/);
});
