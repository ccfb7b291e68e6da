import { expect, test } from 'vitest';
import { bodyOf, checkShare, emptyShare } from './share-values.ts';
import { coversWords, lastDayOf, stateOf } from './words.ts';

const today = '2026-11-25';
const filled = { ...emptyShare(today), name: 'Dr Nguyen' };

test('a share ends with its last day, where its owner is', () => {
  expect(filled.until).toBe('2026-12-25');
  const { until } = bodyOf(filled, 'Australia/Perth');
  expect(until).toBe('2026-12-25T16:00:00.000Z');
  expect(lastDayOf(until, 'Australia/Perth')).toBe('25 December 2026');
});

test('it covers all days, notes and scales, unless its owner says otherwise', () => {
  expect(bodyOf(filled, 'UTC')).toEqual({
    until: '2026-12-26T00:00:00.000Z',
    covers: { from: null, to: null, notes: true, scales: true, medicines: false },
  });
  const member = [{ id: 3, displayName: 'Ben', username: 'ben', avatar: '' }];
  const more = { ...filled, member, code: ' K7M2 ', from: '2026-11-01', to: '2026-11-20', shows: ['medicines'] };
  expect(bodyOf({ ...more, who: 'member' }, 'UTC')).toMatchObject({
    recipientId: 3,
    code: 'K7M2',
    covers: { from: '2026-11-01', to: '2026-11-20', notes: false, scales: false, medicines: true },
  });
  // Someone who was chosen before the link was made for everyone.
  expect(bodyOf(more, 'UTC')).not.toHaveProperty('recipientId');
});

test.each([
  ['name', { name: ' ' }, 'Write who it is for.'],
  ['member', { who: 'member' as const }, 'Choose the member it is for.'],
  ['until', { until: '2026-11-24' }, 'The last day must be 25 November 2026 or later.'],
  ['until', { until: '2027-11-26' }, 'The last day must be 25 November 2027 or earlier.'],
  ['until', { until: '' }, 'Enter the last day.'],
  ['code', { code: 'abc' }, 'Use 4 to 12 letters or digits.'],
  ['code', { code: 'a b c d' }, 'Use 4 to 12 letters or digits.'],
  ['from', { from: '2026-2-' }, 'The first day of the entries needs a day.'],
  ['to', { from: '2026-11-10', to: '2026-11-09' }, 'The last day of the entries must be the first day or later.'],
] as const)('%s is named: %j', (field, values, message) => {
  const errors = checkShare(today)({ ...filled, ...values });
  expect(Object.entries(errors).filter(([, error]) => error)).toEqual([[field, message]]);
});

test('what it covers, in words', () => {
  const covers = { from: null, to: null, notes: true, scales: true, medicines: true };
  expect(coversWords(covers)).toBe('Entries of all days, with notes and own scales, and the list of medicines');
  expect(coversWords({ ...covers, from: '2026-11-01', scales: false, medicines: false })).toBe(
    'Entries from 1 November 2026 on, with notes',
  );
  expect(coversWords({ from: '2026-11-01', to: '2026-11-01', notes: false, scales: false, medicines: false })).toBe(
    'The entries of 1 November 2026, without notes and own scales',
  );
});

test('it is open until its owner ends it, or its time is over', () => {
  const now = new Date('2026-11-25T02:00:00.000Z');
  const until = '2026-12-26T00:00:00.000Z';
  expect(stateOf({ endedAt: null, until }, now)).toBe('open');
  expect(stateOf({ endedAt: '2026-11-24T00:00:00.000Z', until }, now)).toBe('ended');
  expect(stateOf({ endedAt: null, until: now.toISOString() }, now)).toBe('over');
});
