import { expect, test } from 'vitest';
import type { InvoiceDocument } from '../contract.ts';
import { addMonths, billingDay, dayWords, periodEnd } from './days.ts';
import { invoiceSums } from './invoice-words.ts';
import { savedPercent, severityOf, thousands, usedPercent } from './plans.ts';
import { discountOn, gstIn, share } from './proration.ts';

test('a month ends on the same day, or on the last one of a shorter month, and comes back to its day', () => {
  expect(addMonths('2027-01-31', 1, 31)).toBe('2027-02-28');
  expect(addMonths('2027-02-28', 1, 31)).toBe('2027-03-31');
  expect(addMonths('2028-01-31', 1, 31)).toBe('2028-02-29');
  expect(addMonths('2026-12-09', 1)).toBe('2027-01-09');
  expect(periodEnd('2028-02-29', 'yearly', 29)).toBe('2029-02-28');
  expect(periodEnd('2031-02-28', 'yearly', 29)).toBe('2032-02-29');
});

test('bills go by the calendar of Sydney, in summer and in winter', () => {
  expect(billingDay(new Date('2026-11-26T12:59:59Z'))).toBe('2026-11-26');
  expect(billingDay(new Date('2026-11-26T13:00:00Z'))).toBe('2026-11-27');
  expect(billingDay(new Date('2026-06-30T13:59:59Z'))).toBe('2026-06-30');
  expect(dayWords('2026-12-09')).toBe('9 December 2026');
});

test('GST is an eleventh of what includes it, and the same for what is given back', () => {
  expect([2900, 29_000, 9900, 1, 5, 6, 0, -2900].map(gstIn)).toEqual([264, 2636, 900, 0, 0, 1, 0, -264]);
});

test('a bill that was partly paid from what is kept says what is left to pay only while it is open', () => {
  const aud = (minor: number) => ({ minor, currency: 'AUD' as const });
  const bill = { includesGst: false, net: aud(2900), gst: aud(0), sum: aud(2900), fromCredit: aud(900) };
  const sums = (status: InvoiceDocument['status']) => invoiceSums({ ...bill, status } as InvoiceDocument);
  expect(sums('open').map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Total, AUD: $29.00',
    'From what we kept for you: -$9.00',
    'Left to pay: $20.00',
  ]);
  expect(sums('paid').at(-1)).toEqual({ label: 'The rest', value: '$20.00' });
});

test('a discount is a percent or an amount, and never more than the price', () => {
  expect(discountOn(2900, { percent: 10, amountOff: null })).toBe(290);
  expect(discountOn(2995, { percent: 50, amountOff: null })).toBe(1498);
  expect(discountOn(2900, { percent: 100, amountOff: null })).toBe(2900);
  expect(discountOn(2900, { percent: null, amountOff: 500 })).toBe(500);
  expect(discountOn(2900, { percent: null, amountOff: 5000 })).toBe(2900);
});

test('days outside of a period are refused', () => {
  expect(() => share(2900, 31, 30)).toThrow('A share is for days of a period.');
  expect(() => share(2900, -1, 30)).toThrow('A share is for days of a period.');
});

test('thousands have a K, savings are rounded, and a free plan saves nothing', () => {
  expect([3, 999, 1000, 2500, 5000, 25_000].map(thousands)).toEqual(['3', '999', '1K', '2.5K', '5K', '25K']);
  expect(savedPercent(29, 290)).toBe(17);
  expect(savedPercent(0, 0)).toBeUndefined();
  expect(savedPercent(10, 120)).toBeUndefined();
});

test('a bar is capped at 100 and is 0 without a limit', () => {
  expect(usedPercent({ used: 84, limit: 100 })).toBe(84);
  expect(usedPercent({ used: 120, limit: 100 })).toBe(100);
  expect(usedPercent({ used: 120, limit: null })).toBe(0);
});

test('each bar warns from 80 % on; a full spend limit is soft, each other one is hard', () => {
  expect(severityOf('ads', { used: 79, limit: 100 })).toBeUndefined();
  expect(severityOf('ads', { used: 80, limit: 100 })).toBe('warning');
  expect(severityOf('creatives', { used: 100, limit: 100 })).toBe('hard_limit');
  expect(severityOf('monthlySpend', { used: 50_000, limit: 50_000 })).toBe('soft_limit');
  expect(severityOf('campaigns', { used: 9, limit: null })).toBeUndefined();
});
