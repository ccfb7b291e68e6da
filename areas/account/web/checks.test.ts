import { expect, test } from 'vitest';
import { checkCode, checkEmail, checkNewPassword, checkSignUp, noValues } from './checks.ts';

test('an empty form says what each field wants', () => {
  expect(checkSignUp(noValues)).toEqual({
    displayName: 'Enter the name others will see.',
    username: 'Choose a username.',
    email: 'Enter your email address, such as name@example.org.',
    birthDate: 'Enter your date of birth.',
  });
});

test('codes may be typed with or without the space', () => {
  expect(checkCode('123456')).toBeUndefined();
  expect(checkCode(' 123 456 ')).toBeUndefined();
  expect(checkCode('12345')).toContain('6 digits');
});

test('addresses and passwords', () => {
  expect(checkEmail(' name@example.org ')).toBeUndefined();
  expect(checkEmail('name')).toContain('name@example.org');
  expect(checkNewPassword('')).toBe('Choose a password.');
  expect(checkNewPassword('seven77')).toContain('8 characters');
  expect(checkNewPassword('eight888')).toBeUndefined();
});
