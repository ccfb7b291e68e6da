import type { ReportReason } from '../contract.ts';

/** REPORT-05 to REPORT-10 */
export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  harassment: 'Harassment or bullying',
  spam: 'Spam or unwanted content',
  inappropriate_content: 'Inappropriate content',
  misinformation: 'Misinformation or false claims',
  hate_speech: 'Hate speech or discrimination',
  other: 'Other violation',
};
