import { describe, expect, test } from 'vitest';
import { type Proved, pointsOf, scoreOf, shownStatus, whyNotBooked } from './compliance.ts';
import { type Hours, openNow } from './hours.ts';
import { isGroup, ndisNumberText, readNdisNumber, readSupportItem, usableBy } from './ndis.ts';
import { inOrder, type Ranked } from './rank.ts';
import { shares } from './shares.ts';

describe('numbers of the NDIS', () => {
  test('a support item names its category, group and type', () => {
    expect(readSupportItem('01_011_0107_1_1')).toEqual({ category: '01', group: '0107', type: 'core' });
    expect(readSupportItem('15_617_0128_1_3')?.type).toBe('capacity_building');
    expect(readSupportItem('05_123_0103_1_2')?.type).toBe('capital');
  });
  test.each(['01_011_0107_1', '99_011_0107_1_1', '01_011_0200_1_1', '01_011_0107_1_4', '01-011-0107-1-1'])(
    '%s is no support item',
    (item) => expect(readSupportItem(item)).toBeUndefined(),
  );
  test('a provider number has ten digits from 4050, or the newer form', () => {
    expect(readNdisNumber('4050 012 345')).toBe('4050012345');
    expect(ndisNumberText('4050012345')).toBe('4050 012 345');
    expect(readNdisNumber('4-3k2f-8qp')).toBe('4-3K2F-8QP');
    for (const wrong of ['4051 012 345', '4050 012 34', '4-', '']) expect(readNdisNumber(wrong)).toBeUndefined();
  });
  test('registration groups are 0101 to 0138', () => {
    expect(['0100', '0101', '0138', '0139', '101'].map(isGroup)).toEqual([false, true, true, false, false]);
  });
  test('the NDIA pays registered providers only, and some supports need one whoever pays', () => {
    expect(usableBy({ status: 'active', hasFreeService: true })).toEqual(['agency', 'plan', 'self']);
    expect(usableBy({ status: 'expired', hasFreeService: true })).toEqual(['plan', 'self']);
    expect(usableBy({ status: 'unregistered', hasFreeService: false })).toEqual([]);
  });
});

const day = { open: 8 * 60, close: 18 * 60 };
const shut = { open: -1, close: -1 };
const hours = (more: Partial<Hours> = {}): Hours => ({
  week: [day, day, day, day, day, { open: 540, close: 900 }, shut],
  special: {},
  zone: 'Australia/Perth',
  ...more,
});

describe('open now', () => {
  test('by the provider’s own clock, and when that changes', () => {
    // Thursday, 8 am in Perth, 11 am in Melbourne.
    const at = new Date('2026-11-26T00:00:00.000Z');
    expect(openNow(hours(), at)).toEqual({ isOpen: true, changesAt: '2026-11-26T10:00:00.000Z', today: '' });
    expect(openNow(hours(), new Date('2026-11-25T23:59:00.000Z')).isOpen).toBe(false);
    expect(openNow(hours(), new Date('2026-11-26T09:59:59.000Z')).isOpen).toBe(true);
    expect(openNow(hours(), new Date('2026-11-26T10:00:00.000Z'))).toEqual({
      isOpen: false,
      changesAt: '2026-11-27T00:00:00.000Z',
      today: '',
    });
  });
  test('a holiday is closed, and says what it is', () => {
    const special = { '2026-11-26': { ...shut, name: 'Show day' } };
    const now = openNow(hours({ special }), new Date('2026-11-26T02:00:00.000Z'));
    expect(now).toEqual({ isOpen: false, changesAt: '2026-11-27T00:00:00.000Z', today: 'Show day' });
  });
  test('Saturday afternoon waits until Monday', () => {
    const now = openNow(hours(), new Date('2026-11-28T08:00:00.000Z'));
    expect(now).toEqual({ isOpen: false, changesAt: '2026-11-30T00:00:00.000Z', today: '' });
  });
  test('on the day when clocks go forward, closing is still by the clock', () => {
    const all = { open: 0, close: 1440 };
    const sunday = hours({ week: [shut, shut, shut, shut, shut, shut, all], zone: 'Australia/Melbourne' });
    // 4 October 2026: the hour from 2 to 3 is missing.
    expect(openNow(sunday, new Date('2026-10-03T20:00:00.000Z')).changesAt).toBe('2026-10-04T13:00:00.000Z');
  });
  test('what never closes has no next change, and neither has what never opens', () => {
    const always = Array.from({ length: 7 }, () => ({ open: 0, close: 1440 }));
    const now = new Date('2026-11-26T02:00:00.000Z');
    expect(openNow(hours({ week: always }), now)).toEqual({ isOpen: true, changesAt: null, today: '' });
    expect(openNow(hours({ week: always.map(() => shut) }), now).changesAt).toBeNull();
  });
});

const proved: Proved = {
  status: 'active',
  verifiedUntil: '9999-12-31',
  registeredUntil: '2028-06-30',
  auditedUntil: '2027-11-30',
  liableUntil: '2027-08-31',
  indemnifiedUntil: '2026-12-12',
  screenedUntil: '2027-01-19',
  wasChecked: true,
  standardsMet: true,
};

describe('compliance (C-51)', () => {
  test('all parts make 100, and each counts what it is worth', () => {
    expect(scoreOf(proved, '2026-11-21')).toBe(100);
    expect(pointsOf(proved, '2026-11-21')).toEqual({
      registration: 30,
      audit: 20,
      public_liability: 15,
      professional_indemnity: 15,
      worker_screening: 20,
    });
  });
  test('a part holds to the end of its last day, and is gone on the next', () => {
    expect(scoreOf(proved, '2026-12-12')).toBe(100);
    expect(scoreOf(proved, '2026-12-13')).toBe(85);
  });
  test('nothing checked is no score, and something checked that does not hold is 0', () => {
    expect(scoreOf({ ...proved, wasChecked: false }, '2026-11-21')).toBeNull();
    expect(scoreOf(proved, '2030-01-01')).toBe(0);
  });
  test('a suspended registration counts nothing, whatever the register said', () => {
    expect(scoreOf({ ...proved, status: 'suspended' }, '2026-11-21')).toBe(70);
  });
  test('a passed registration is shown as expired', () => {
    expect(shownStatus(proved, '2028-06-30')).toBe('active');
    expect(shownStatus(proved, '2028-07-01')).toBe('expired');
    expect(shownStatus({ ...proved, registeredUntil: null }, '2026-11-21')).toBe('pending');
  });
  test('a suspended provider cannot be booked', () => {
    const provider = { isActive: true, services: 2, isOwned: true, enquiryOnly: false };
    expect(whyNotBooked({ ...provider, status: 'active' })).toBe('');
    expect(whyNotBooked({ ...provider, status: 'suspended' })).toBe('This provider is suspended and can’t be booked.');
    expect(whyNotBooked({ ...provider, status: 'expired' })).toBe(
      'This provider’s registration has run out, so it can’t be booked now.',
    );
    expect(whyNotBooked({ ...provider, status: 'active', isOwned: false })).toBe(
      'No one answers for this listing yet, so it can’t be booked here.',
    );
    expect(whyNotBooked({ ...provider, status: 'active', enquiryOnly: true })).toBe(
      'This provider takes no booking requests here. You can send a message.',
    );
  });
});

test('C-48: by the average as shown, then the number of reviews, then the name; without reviews last', () => {
  const of = (businessName: string, averageRating: number | null, reviewCount: number): Ranked => ({
    businessName,
    averageRating,
    reviewCount,
    distanceKm: null,
  });
  const all = [of('None', null, 0), of('Beech', 4.5, 3), of('Ash', 4.5, 3), of('Many', 4.5, 9), of('Best', 4.6, 1)];
  expect(all.toSorted(inOrder('rating')).map(({ businessName }) => businessName)).toEqual([
    'Best',
    'Many',
    'Ash',
    'Beech',
    'None',
  ]);
});

test('shares are whole per cent that make 100 together, or are all 0', () => {
  expect(shares([13, 4, 0, 1, 0])).toEqual([72, 22, 0, 6, 0]);
  expect(shares([1, 1, 1, 0, 0]).reduce((sum, one) => sum + one)).toBe(100);
  expect(shares([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
});
