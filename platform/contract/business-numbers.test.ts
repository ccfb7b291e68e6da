import { expect, test } from 'vitest';
import { abnError, abnOf, abnText, acnError, acnText } from './business-numbers.ts';

test.each(['51 824 753 556', '53004085616', '53-004-085-616'])('the ABN %s can be right', (abn) =>
  expect(abnError(abn)).toBeUndefined(),
);
test.each(['51 824 753 557', '15 824 753 556', '00 000 000 000'])('the ABN %s has a wrong checksum', (abn) =>
  expect(abnError(abn)).toBe('This ABN can’t be right. Check each digit.'),
);
test.each(['', '5182475355', '51 824 753 5560', 'five', '51 824 753 55x'])('“%s” has not the form of an ABN', (abn) =>
  expect(abnError(abn)).toBe('An ABN has 11 digits, such as 51 824 753 556.'),
);
test('an ACN is checked by its last digit, and by its form', () => {
  expect(acnError('004 085 616')).toBeUndefined();
  expect(acnError('004 085 617')).toBe('This ACN can’t be right. Check each digit.');
  expect(acnError('004 085')).toBe('An ACN has 9 digits, such as 004 085 616.');
});
test('both are shown in the groups of the registers', () => {
  expect(abnText('53004085616')).toBe('53 004 085 616');
  expect(acnText('004085616')).toBe('004 085 616');
});
test('an ABN for the demonstration has a right checksum', () => expect(abnError(abnOf('900000007'))).toBeUndefined());
