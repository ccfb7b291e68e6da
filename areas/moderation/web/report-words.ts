import type { ReportReason } from '../contract.ts';
import { reasonLabels } from '../pure/reasons.ts';
import type { ChosenPriority } from './report-state.ts';

/** REPORT-05 to REPORT-10 */
export const reasons: readonly { readonly value: ReportReason; readonly label: string }[] = (
  Object.entries(reasonLabels) as [ReportReason, string][]
).map(([value, label]) => ({ value, label }));

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
