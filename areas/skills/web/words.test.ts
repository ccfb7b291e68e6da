import { expect, test } from 'vitest';
import { categories, deliveries, levels } from '../pure/options.ts';
import { categoryWords, creditText, deliveryWords, levelWords, priceText } from './words.ts';

test('SKILL-08 to SKILL-10: each value has its word', () => {
  expect(categories.map((one) => categoryWords[one])).toEqual([
    'Technology',
    'Creative',
    'Professional',
    'Life skills',
    'Academic',
  ]);
  expect(levels.map((one) => levelWords[one])).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Expert']);
  expect(deliveries.map((one) => deliveryWords[one])).toEqual(['Online', 'In person', 'Hybrid']);
});

test('SKILL-12: 0 is Free, dollars have two decimals, and time is said in time', () => {
  const text = (payment: 'free' | 'money' | 'credit', price: number, sessionLength = 60) =>
    priceText({ payment, price, sessionLength });
  expect(text('free', 0)).toBe('Free');
  expect(text('money', 4000)).toBe('$40.00');
  expect(text('money', 1205)).toBe('$12.05');
  expect(text('money', 123_450)).toBe('$1,234.50');
  expect(text('credit', 0)).toBe('1 time credit');
  expect(text('credit', 0, 90)).toBe('1.5 time credits');
  expect(creditText(-15)).toBe('−0.25 time credits');
});
