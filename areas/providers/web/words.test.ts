import { expect, test } from 'vitest';
import { deliveryText, ratingText, registrationText, replyText, usableText } from './words.ts';

test('PROVIDER-21: in person, online or both', () => {
  const way = (isInPersonAvailable: boolean, isOnlineAvailable: boolean) =>
    deliveryText({ isInPersonAvailable, isOnlineAvailable });
  expect([way(true, true), way(true, false), way(false, true)]).toEqual([
    'In-person & Online',
    'In-person only',
    'Online only',
  ]);
});

test('who can use a provider is said by who looks after the money of their plan', () => {
  expect(usableText(['agency', 'plan', 'self'])).toBe('Works with any plan.');
  expect(usableText(['plan', 'self'])).toBe('Works with plan-managed and self-managed plans.');
  expect(usableText(['agency'])).toBe('Works with NDIA-managed plans.');
  expect(usableText([])).toBe('Its supports can’t be paid from an NDIS plan.');
});

test('ratings have one decimal, and a status says of what it is one', () => {
  expect(ratingText(4, 1)).toBe('4.0 out of 5, 1 review');
  expect(ratingText(null, 0)).toBe('No reviews yet');
  expect([registrationText('pending'), registrationText('unregistered')]).toEqual([
    'Registration pending',
    'Not registered',
  ]);
});

test('a measured reply time is told in the unit that fits it', () => {
  expect([0, 25, 185, 3000].map(replyText)).toEqual([
    'Usually answers in about 1 minute.',
    'Usually answers in about 25 minutes.',
    'Usually answers in about 3 hours.',
    'Usually answers in about 2 days.',
  ]);
});
