import { type Argon2Parameters, argon2 as nodeArgon2 } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { type Cost, costNow, keyOfPassphrase, newSalt } from './passphrase.ts';
import { newKeyBytes } from './sealing.ts';
import { unwrapKey, wrapKey } from './wrapping.ts';

const small: Cost = { ...costNow, memory: 64, passes: 1 };
const salt = 'AAECAwQFBgcICQoLDA0ODw';

test('it is Argon2id with the cost that is stored, as another library makes it', async () => {
  const parameters: Argon2Parameters = {
    message: 'four unrelated words here',
    nonce: fromBase64Url(salt),
    ...{ parallelism: 1, tagLength: 32, memory: costNow.memory, passes: costNow.passes },
  };
  const other = await new Promise<Buffer>((resolve, reject) => {
    nodeArgon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
  expect(toBase64Url(keyOfPassphrase('four unrelated words here', salt, costNow))).toBe(toBase64Url(other));
});

test('the cost is what is advised today, at least', () => {
  expect(costNow.memory).toBeGreaterThanOrEqual(19_456);
  expect(costNow.passes).toBeGreaterThanOrEqual(2);
  expect(costNow).toMatchObject({ name: 'argon2id', lanes: 1 });
});

test('accents in another form and spaces around it are the same passphrase; capitals and another salt are not', () => {
  const key = (passphrase: string, with_ = salt) => toBase64Url(keyOfPassphrase(passphrase, with_, small));
  expect(key('  cafe\u0301 au lait ')).toBe(key('café au lait'));
  expect(key('Café au lait')).not.toBe(key('café au lait'));
  expect(key('café au lait', newSalt())).not.toBe(key('café au lait'));
  expect(newSalt()).not.toBe(newSalt());
});

test('another passphrase doesn’t unwrap the key', async () => {
  const wrapped = await wrapKey(newKeyBytes(), keyOfPassphrase('the right one', salt, small));
  await expect(unwrapKey(wrapped, keyOfPassphrase('the wrong one', salt, small))).rejects.toThrow('doesn’t open');
  expect(await unwrapKey(wrapped, keyOfPassphrase('the right one', salt, small))).toMatchObject({ type: 'secret' });
});
