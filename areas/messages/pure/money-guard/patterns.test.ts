import { expect, test } from 'vitest';
import { fits, patterns } from './patterns.ts';

const says = (pattern: string, text: string, sets = {}) =>
  patterns(pattern, sets).some((one) => fits(one, text.split(' ')));

test.each([
  ['send me', 'please send me this', true],
  ['send me', 'send to me', false],
  ['send ~1 me', 'send to me', true],
  ['send ~1 me', 'send it to me', false],
  ['send|lend me', 'lend me', true],
  ['^ send', 'please send', false],
  ['^ ?please send', 'please send', true],
  ['^ ?please send', 'send', true],
  ['give $', 'give $50', true],
  ['give $', 'give 50', false],
  ['give #', 'give 50', true],
  ['give #', 'give 50 minutes', false],
  ['give #', 'give 5', false],
])('%s in “%s”: %s', (pattern, text, is) => {
  expect(says(pattern, text)).toBe(is);
});

test('a set stands for its words, and a name that is not known is an error', () => {
  expect(says('<give> me', 'lend me', { give: 'send|lend' })).toBe(true);
  expect(() => patterns('<give> me')).toThrow('No set of words is called give.');
});
