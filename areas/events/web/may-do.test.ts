import { expect, test } from 'vitest';
import { mayDo, mayPlanHere } from './may-do.ts';

const event = { space: null };
const meeting = { space: { id: 1, kind: 'group', name: 'Walks' } } as const;
const both = ['registerForEvent', 'joinSpace'];

test('a supporter registers for a meeting only where groups are given as far as events are', () => {
  const may = (given: { readonly open: readonly string[]; readonly drafted: readonly string[] }) =>
    [event, meeting].map((one) => mayDo('registerForEvent', one, given));
  expect(may({ open: [], drafted: [] })).toEqual([false, false]);
  expect(may({ open: ['registerForEvent'], drafted: [] })).toEqual([true, false]);
  expect(may({ open: both, drafted: ['joinSpace'] })).toEqual([true, false]);
  expect(may({ open: both, drafted: ['registerForEvent'] })).toEqual([true, true]);
  expect(may({ open: both, drafted: both })).toEqual([true, true]);
  expect(may({ open: both, drafted: [] })).toEqual([true, true]);
});

test('for oneself nothing is held back', () => {
  expect([event, meeting].map((one) => mayDo('saveEvent', one))).toEqual([true, true]);
});

test('a supporter plans no meeting, with events or with groups', () => {
  const given = [['createEvent', 'listSpaceEvents'], ['joinSpace', 'listSpaceEvents'], ['getPassport']];
  expect(given.map((operations) => mayPlanHere({ operations }))).toEqual([false, false, true]);
  expect(mayPlanHere()).toBe(true);
});
