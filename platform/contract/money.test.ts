import { expect, test } from 'vitest';
import { addMoney, type Money, money, moneyText, parseMoney, timesMoney } from './money.ts';

const aud = (minor: number): Money => money(minor, 'AUD');

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1995, '$19.95'],
  [123_450, '$1,234.50'],
  [-500, '-$5.00'],
  [900_719_925_474_099, '$9,007,199,254,740.99'],
])('%i cents read %s', (minor, text) => expect(moneyText(aud(minor))).toBe(text));

test('another currency than the country’s own is named', () => {
  expect(moneyText(money(1995, 'USD'))).toBe('USD 19.95');
});

test.each([
  ['19.95', 1995],
  ['$19.9', 1990],
  [' 1,234.50 ', 123_450],
  ['$ 20', 2000],
  ['0.07', 7],
])('"%s" is %i cents', (text, minor) => expect(parseMoney(text, 'AUD')).toEqual(aud(minor)));

test.each(['', 'abc', '-5', '1.999', '1.', '1,23', '12 34', '1e3', '99999999999999'])('"%s" is no amount', (text) => {
  expect(parseMoney(text, 'AUD')).toBeUndefined();
});

test('sums are exact, where fractions of dollars are not', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(addMoney(aud(10), aud(20))).toEqual(aud(30));
  expect(addMoney(aud(10))).toEqual(aud(10));
  expect(timesMoney(aud(1995), 3)).toEqual(aud(5985));
});

test('cents are whole and safe, and currencies stay apart', () => {
  expect(() => aud(0.5)).toThrow('Money is a whole number of cents.');
  expect(() => addMoney(aud(Number.MAX_SAFE_INTEGER), aud(1))).toThrow('Money is a whole number of cents.');
  expect(() => timesMoney(aud(100), 1.5)).toThrow('Money is taken a whole number of times.');
  expect(() => addMoney(aud(1), money(1, 'USD'))).toThrow('Currencies cannot be added.');
});
