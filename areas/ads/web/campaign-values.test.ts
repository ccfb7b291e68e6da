import { expect, test } from 'vitest';
import { type CampaignValues, campaignErrors } from './campaign-values.ts';

const good: CampaignValues = {
  name: 'Come to our open day',
  objective: 'engagement',
  budgetType: 'daily',
  budget: '19.95',
  startDate: '2026-11-21',
  endDate: '',
};
const wrong = (more: Partial<CampaignValues>) =>
  Object.fromEntries(Object.entries(campaignErrors({ ...good, ...more })).filter(([, message]) => message));

test('six fields that are right have nothing to put right, and the end may be left out', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ endDate: '2026-11-21' })).toEqual({});
});

test('each field that is missing has its own words', () => {
  expect(wrong({ name: ' ', objective: '', budgetType: '', budget: '', startDate: '' })).toEqual({
    name: 'Campaign name is required',
    objective: 'Campaign objective is required',
    budgetType: 'Budget type is required',
    budget: 'Budget is required',
    startDate: 'Start date is required',
  });
});

test.each([
  ['0', 'The budget is at least 1.'],
  ['0.99', 'The budget is at least 1.'],
  ['1', undefined],
  ['19.955', 'Write an amount with at most two decimals, such as 19.95.'],
  ['-8', 'Write an amount with at most two decimals, such as 19.95.'],
  ['eight', 'Write an amount with at most two decimals, such as 19.95.'],
  ['1e3', 'Write an amount with at most two decimals, such as 19.95.'],
  ['1000000', undefined],
  ['1000000.01', 'The budget is at most 1,000,000.'],
])('a budget of %s', (budget, message) => expect(wrong({ budget }).budget).toBe(message));

test('an end before the start is said at the end', () => {
  expect(wrong({ endDate: '2026-11-20' })).toEqual({ endDate: expect.stringMatching(/21 November 2026/) });
});
