import { expect, test } from 'vitest';
import { priceText, reckoningText } from './price-words.ts';

const aud = (minor: number) => ({ minor, currency: 'AUD' as const });

test('a price names its unit, how many, and its sum; a sum that no one knows yet is not made up', () => {
  const care = { unit: aud(7023), per: 'hour' as const, quantity: 2.5, sum: aud(17_558) };
  expect(priceText(care)).toBe('2.5 hours at $70.23 an hour: $175.58');
  expect(reckoningText({ ...care, quantity: 1, sum: aud(7023) })).toBe('1 hour at $70.23 an hour');
  expect(priceText({ unit: aud(4500), per: 'each', quantity: 1, sum: aud(4500) })).toBe('$45.00 each: $45.00');
  expect(priceText({ unit: aud(100), per: 'kilometre', quantity: null, sum: null })).toBe(
    '$1.00 a kilometre. The sum is only known afterwards.',
  );
});
