import { expect, test } from 'vitest';
import type { ReportReason } from '../contract.ts';
import {
  asksPriority,
  emptyReport,
  isSerious,
  isTooLong,
  payloadOf,
  priorityOf,
  type ReportState,
  type ReportStep,
  reportOf,
  reportStep,
} from './report-state.ts';

const reported = { contentType: 'post', contentId: 12, reportedUserId: 3 } as const;
const after = (...steps: ReportStep[]): ReportState => steps.reduce(reportStep, emptyReport);
const because = (reason: ReportReason) => after({ type: 'reason', reason });

test('nothing can be sent without a reason (REPORT-03, REPORT-04)', () => {
  expect(payloadOf(emptyReport, 1, reported)).toBeUndefined();
  const refused = after({ type: 'refuse' });
  expect(refused.reasonMissing).toBe(true);
  expect(reportStep(refused, { type: 'reason', reason: 'spam' }).reasonMissing).toBe(false);
});

test('what is suspected is what a report begins with, and can be sent at once', () => {
  expect(payloadOf(reportOf('This may be a scam.'), 1, reported)).toEqual({
    reporterId: 1,
    ...reported,
    reason: 'other',
    priority: 'high',
    description: 'This may be a scam.',
  });
  expect(reportOf(undefined)).toEqual(emptyReport);
});

test('details are trimmed, and left out when empty (REPORT-13)', () => {
  expect(payloadOf(because('spam'), 1, reported)).toEqual({
    reporterId: 1,
    ...reported,
    reason: 'spam',
    priority: 'medium',
  });
  const wordy = reportStep(because('spam'), { type: 'details', details: '  Adverts. \n' });
  expect(payloadOf(wordy, 1, reported)?.description).toBe('Adverts.');
  expect(payloadOf(reportStep(wordy, { type: 'details', details: ' ' }), 1, reported)).not.toHaveProperty(
    'description',
  );
});

test('whoever is not sure chooses nothing, and it goes out as other', () => {
  const unsure = reportStep(because('harassment'), { type: 'unsure', unsure: true });
  expect(isSerious(unsure)).toBe(false);
  expect(asksPriority(unsure)).toBe(false);
  const wordy = reportStep(unsure, { type: 'details', details: 'It feels odd.' });
  expect(payloadOf(wordy, 1, reported)).toEqual({
    reporterId: 1,
    ...reported,
    reason: 'other',
    unsure: true,
    description: 'It feels odd.',
    priority: 'medium',
  });
  expect(payloadOf(reportStep(wordy, { type: 'unsure', unsure: false }), 1, reported)).toBeUndefined();
});

test('500 characters fit, 501 do not (REPORT-11)', () => {
  expect(isTooLong(after({ type: 'details', details: 'x'.repeat(500) }))).toBe(false);
  expect(isTooLong(after({ type: 'details', details: 'x'.repeat(501) }))).toBe(true);
});

test('hate speech and harassment are always high (REPORT-17)', () => {
  for (const reason of ['hate_speech', 'harassment'] as const) {
    expect(priorityOf({ ...because(reason), priority: 'low' })).toBe('high');
  }
});

test('for all other reasons the chosen priority is sent (REPORT-18)', () => {
  for (const reason of ['spam', 'inappropriate_content', 'misinformation', 'other'] as const) {
    expect(priorityOf(because(reason))).toBe('medium');
    expect(priorityOf(reportStep(because(reason), { type: 'priority', priority: 'low' }))).toBe('low');
  }
});

test('only "other" asks for the priority (REPORT-14)', () => {
  const reasons = ['harassment', 'spam', 'inappropriate_content', 'misinformation', 'hate_speech', 'other'] as const;
  expect(reasons.filter((reason) => asksPriority(because(reason)))).toEqual(['other']);
  expect(reasons.filter((reason) => isSerious(because(reason)))).toEqual([
    'harassment',
    'inappropriate_content',
    'hate_speech',
  ]);
});

test('after sending everything is as at first (REPORT-25)', () => {
  const written = after(
    { type: 'reason', reason: 'other' },
    { type: 'priority', priority: 'high' },
    { type: 'details', details: 'x' },
    { type: 'block', block: true },
    { type: 'sent' },
  );
  expect(written).toEqual(emptyReport);
});
