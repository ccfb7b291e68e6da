import { expect, test } from 'vitest';
import { adviceOf, noteOf, othersOf, reportOf, titleOf } from './guard-words.ts';

test('the heaviest is the title, the others follow, and all of them go with a report', () => {
  const noticed = ['payId', 'app'] as const;
  expect(titleOf(noticed)).toBe('This message asks for a PayID payment');
  expect(othersOf(noticed)).toEqual(['It asks you to move to another app.']);
  expect(noteOf(noticed)).toBe('Warning: this message asks for a PayID payment.');
  expect(reportOf(noticed)).toBe(
    'This may be a scam. It asks for a PayID payment. It asks you to move to another app.',
  );
  expect(adviceOf(noticed)).toBe('You don’t have to answer, give or send anything. Talk to someone you trust first.');
  expect(adviceOf(['code'])).toContain('Don’t send it.');
});

test('without anything noticed nothing is said', () => {
  expect(noteOf([])).toBe('');
});
