import { expect, test } from 'vitest';
import { messages, priorities, reasons } from './report-words.ts';

test('the six reasons and their labels (REPORT-05 to REPORT-10)', () => {
  expect(reasons).toEqual([
    { value: 'harassment', label: 'Harassment or bullying' },
    { value: 'spam', label: 'Spam or unwanted content' },
    { value: 'inappropriate_content', label: 'Inappropriate content' },
    { value: 'misinformation', label: 'Misinformation or false claims' },
    { value: 'hate_speech', label: 'Hate speech or discrimination' },
    { value: 'other', label: 'Other violation' },
  ]);
});

test('the three priorities and their labels; urgent is for moderators (REPORT-15, C-08)', () => {
  expect(priorities).toEqual([
    { value: 'low', label: 'Minor issue' },
    { value: 'medium', label: 'Moderate concern' },
    { value: 'high', label: 'Serious violation' },
  ]);
});

test('the three messages (REPORT-04, REPORT-26, REPORT-27)', () => {
  expect(messages).toEqual({
    noReason: {
      title: 'Please select a reason',
      description: "You must specify why you're reporting this content.",
      variant: 'destructive',
    },
    sent: {
      title: 'Report submitted',
      description: "Thank you for helping keep our community safe. We'll review this report promptly.",
    },
    failed: { title: 'Failed to submit report', description: 'Please try again later.', variant: 'destructive' },
  });
});
