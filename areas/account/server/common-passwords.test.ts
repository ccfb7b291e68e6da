import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'p a s s w o r d',
  'qwertyuiop',
  'QWERTY123',
  'abcd1234',
  '12345678',
  '87654321',
  '11111111',
  'abcabcabc',
  '1qaz2wsx',
  'letmein2026',
  'Melbourne2026',
  'iloveyou!',
  '22111980',
  '1980-11-22',
])('"%s" is refused', async (password) => expect(await isCommonPassword(password)).toBe(true));

test.each([
  'correct horse battery staple',
  'the wombat sleeps till noon',
  'zebra-kettle-moss',
  'Tk7#vm2Qp9',
  'summer rain on a tin roof',
  'ქართული პაროლი',
])('"%s" is taken', async (password) => expect(await isCommonPassword(password)).toBe(false));

test('every one of the commonest passwords that is long enough is refused, in any case', async () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3000);
  const taken: string[] = [];
  for (const password of long) {
    for (const written of [password, password.toUpperCase()]) {
      if (!(await isCommonPassword(written))) taken.push(written);
    }
  }
  expect(taken).toEqual([]);
});
