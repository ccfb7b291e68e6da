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
])('"%s" is refused', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'correct horse battery staple',
  'the wombat sleeps till noon',
  'zebra-kettle-moss',
  'Tk7#vm2Qp9',
  'summer rain on a tin roof',
  'ქართული პაროლი',
])('"%s" is taken', (password) => expect(isCommonPassword(password)).toBe(false));
