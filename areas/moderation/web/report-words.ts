import type { ReportReason } from '../contract.ts';
import type { ChosenPriority } from './report-state.ts';

/** REPORT-05 to REPORT-10 */
export const reasons: readonly { readonly value: ReportReason; readonly label: string }[] = [
  { value: 'harassment', label: 'Harassment or bullying' },
  { value: 'spam', label: 'Spam or unwanted content' },
  { value: 'inappropriate_content', label: 'Inappropriate content' },
  { value: 'misinformation', label: 'Misinformation or false claims' },
  { value: 'hate_speech', label: 'Hate speech or discrimination' },
  { value: 'other', label: 'Other violation' },
];

/** REPORT-15 */
export const priorities: readonly { readonly value: ChosenPriority; readonly label: string }[] = [
  { value: 'low', label: 'Minor issue' },
  { value: 'medium', label: 'Moderate concern' },
  { value: 'high', label: 'Serious violation' },
];

/** REPORT-04, REPORT-26, REPORT-27: exact texts. */
export const messages = {
  noReason: {
    title: 'Please select a reason',
    description: "You must specify why you're reporting this content.",
    variant: 'destructive',
  },
  sent: {
    title: 'Report submitted',
    description: "Thank you for helping keep our community safe. We'll review this report promptly.",
  },
  failed: {
    title: 'Failed to submit report',
    description: 'Please try again later.',
    variant: 'destructive',
  },
} as const;
