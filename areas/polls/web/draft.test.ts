import { expect, test } from 'vitest';
import { limits } from '../pure/limits.ts';
import { checkPoll, closingOf, emptyPoll, lengths, writtenOptions } from './draft.ts';

const withOptions = (...options: string[]) => ({ ...emptyPoll, options });

test('a poll needs two options, and says which are missing', () => {
  expect(checkPoll(emptyPoll)).toEqual({
    first: 'Give your poll at least two options.',
    at: ['Write this option.', 'Write this option.'],
  });
  expect(checkPoll(withOptions('Yes', ''))).toEqual({
    first: 'Give your poll at least two options.',
    at: [undefined, 'Write this option.'],
  });
  expect(checkPoll(withOptions('Yes', '', 'No'))).toEqual({ at: [undefined, undefined, undefined] });
});

test('an option twice, or too long, is marked at its place', () => {
  expect(checkPoll(withOptions('Yes', 'No', ' yes ')).at).toEqual([
    undefined,
    undefined,
    'Another option says the same. Change one of them.',
  ]);
  const { first, at } = checkPoll(withOptions('Yes', 'x'.repeat(limits.option + 1)));
  expect(first).toBe('Change the options of your poll that are marked.');
  expect(at).toEqual([undefined, 'Make it shorter: at most 120 characters.']);
});

test('empty options are left out, and every length is within what a poll may take', () => {
  expect(writtenOptions(withOptions(' Yes ', '', 'No'))).toEqual(['Yes', 'No']);
  for (const { value } of lengths) expect(Number(value)).toBeLessThanOrEqual(limits.days);
  expect(closingOf({ ...emptyPoll, days: '7' }, 0)).toBe('1970-01-08T00:00:00.000Z');
});
