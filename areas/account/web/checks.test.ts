import { expect, test } from 'vitest';
import { checkBirthDate, checkCode, checkEmail, checkNewPassword, checkSignUp, noValues } from './checks.ts';

test('an empty form says what each field wants', () => {
  expect(checkSignUp(noValues)).toEqual({
    displayName: 'Enter the name others will see.',
    username: 'Choose a username.',
    email: 'Enter your email address, such as name@example.org.',
    birthDate: 'Enter your date of birth.',
  });
});

test.each([
  [{ day: '', month: '3', year: '1987' }, 'Your date of birth needs a day.'],
  [{ day: '', month: '3', year: '' }, 'Your date of birth needs a day and a year.'],
  [{ day: '27', month: 'March', year: '1987' }, 'Enter the date in numbers, such as 27 3 1987.'],
  [{ day: '27', month: '3', year: '87' }, 'Enter the date in numbers, such as 27 3 1987.'],
  [{ day: ' 27', month: '03 ', year: '1987' }, undefined],
])('%o: %s', (date, message) => expect(checkBirthDate(date)).toBe(message));

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
