import { expect, test } from 'vitest';
import { asHiddenWarning, hiddenBy } from './warnings.ts';

const settings = { hiddenWarnings: ['hospital'] };

test('a warning is hidden when it contains words of the list, whatever their case', () => {
  expect(hiddenBy('Being in Hospital', settings)).toBe('hospital');
  expect(hiddenBy('needles', settings)).toBeUndefined();
  expect(hiddenBy('', settings)).toBeUndefined();
});

test('what is put on the list hides the post that it came from', () => {
  const warning = `A very long warning ${'about many things '.repeat(6)}`;
  const words = asHiddenWarning(warning);
  expect(words.length).toBeLessThanOrEqual(60);
  expect(hiddenBy(warning, { ...settings, hiddenWarnings: [words] })).toBe(words);
});
