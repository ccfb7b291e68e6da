import { expect, test } from 'vitest';
import { limits } from '../pure/limits.ts';
import { bodyOf, checkRecord, emptyRecord } from './record-values.ts';

const reports = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(', ');
const check = checkRecord('2026-11-26');

test('a request names as many parts as it may, each of them is sent, and one more is refused', () => {
  const most = { ...emptyRecord, reports: reports(limits.parts) };
  expect(check(most).parts).toBeUndefined();
  expect(bodyOf(most).parts).toHaveLength(limits.parts);
  expect(check({ ...emptyRecord, parts: ['account'], reports: reports(limits.parts) }).parts).toBe(
    'Name at most 20 parts. Record another request for the rest.',
  );
  expect(check(emptyRecord).parts).toBe('Choose at least one part.');
});

test('members are named by the addresses of their profiles or by their numbers', () => {
  const values = { ...emptyRecord, userId: 'https://example.org/profile/7', others: '/profile/12, 13' };
  expect(check(values)).toMatchObject({ userId: undefined, others: undefined });
  expect(bodyOf(values)).toMatchObject({
    userId: 7,
    parts: [
      { kind: 'messages_with', number: 12 },
      { kind: 'messages_with', number: 13 },
    ],
  });
  expect(check({ ...values, others: '12 and Ana' }).others).toBe(
    'Use addresses of profiles, or their numbers, with commas.',
  );
});
