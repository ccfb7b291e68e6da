import { expect, test } from 'vitest';
import { centsOf } from './cents.ts';
import { audienceSize, clickRate } from './rates.ts';
import { type CampaignState, deliveryOf } from './status.ts';
import { whyThisAd } from './why.ts';

test.each([
  [1, 100],
  [19.95, 1995],
  [0.1 + 0.2, 30],
  [1_000_000, 100_000_000],
  [8.005, undefined],
  [0.001, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('%d in cents is %s', (units, cents) => expect(centsOf(units)).toBe(cents));

test('the click rate has two decimals, and is 0 before anyone has seen the ad', () => {
  expect(clickRate(15_965, 278)).toBe(1.74);
  expect(clickRate(0, 0)).toBe(0);
});

test('an estimate has two figures, and never says less than 100', () => {
  expect([0, 3, 99, 100, 101, 149, 4180, 123_456].map(audienceSize)).toEqual([
    100, 100, 100, 100, 100, 140, 4100, 120_000,
  ]);
});

test('why this ad says all that was known, in one sentence', () => {
  expect(whyThisAd({ surface: 'forums', zone: 'Australia/Melbourne', topic: 'getting-around' })).toBe(
    'You see this ad because your device is on Melbourne time and this page is about “Getting around”.',
  );
  expect(whyThisAd({ surface: 'feed', zone: null, topic: null })).toBe(
    'You see this ad because it can be on any page of “Home”.',
  );
  expect(whyThisAd({ surface: 'blogs', zone: 'Australia/Broken_Hill', topic: null })).toBe(
    'You see this ad because your device is on Broken Hill time.',
  );
});

const running: CampaignState = {
  status: 'active',
  today: '2026-11-21',
  startDay: '2026-11-01',
  endDay: '2026-11-30',
  approved: 1,
  inReview: 0,
  held: 0,
  refused: 0,
  isSpent: false,
  isOverLimit: false,
  stopped: null,
};
test.each<[Partial<CampaignState>, string]>([
  [{}, 'running'],
  [{ endDay: '2026-11-21' }, 'running'],
  [{ endDay: '2026-11-20' }, 'ended'],
  [{ startDay: '2026-11-22' }, 'scheduled'],
  [{ status: 'paused' }, 'paused'],
  [{ status: 'archived', endDay: '2026-11-20' }, 'archived'],
  [{ approved: 0 }, 'no-ads'],
  [{ approved: 0, inReview: 1 }, 'in-review'],
  [{ approved: 0, inReview: 1, held: 1 }, 'held'],
  [{ approved: 0, refused: 1 }, 'refused'],
  [{ isSpent: true, status: 'paused' }, 'budget-spent'],
  [{ isOverLimit: true }, 'spend-limit'],
  [{ stopped: 'no-card' }, 'no-card'],
  [{ stopped: 'unpaid' }, 'unpaid'],
])('a campaign with %j is %s', (state, expected) => {
  expect(deliveryOf({ ...running, ...state })).toBe(expected);
});
