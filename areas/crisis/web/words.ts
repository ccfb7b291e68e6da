import { counted } from '#platform/contract/counted.ts';
import type { ChipTone } from '#platform/web/ui/chip.tsx';
import type { CrisisSupportRequest } from '../contract.ts';

export const urgencies: readonly { value: CrisisSupportRequest['urgencyLevel']; label: string; hint: string }[] = [
  { value: 'low', label: 'Low Priority', hint: 'It can wait a few days' },
  { value: 'medium', label: 'Medium Priority', hint: 'In the next day' },
  { value: 'high', label: 'High Priority', hint: 'Today' },
  { value: 'emergency', label: 'Emergency', hint: 'Call the emergency number first' },
];
export const urgencyWords = (value: CrisisSupportRequest['urgencyLevel']): string =>
  urgencies.find((one) => one.value === value)?.label ?? value;

export const supportTypes: readonly { value: CrisisSupportRequest['supportType']; label: string }[] = [
  { value: 'emotional', label: 'Emotional' },
  { value: 'practical', label: 'Practical' },
  { value: 'medical', label: 'Medical' },
  { value: 'emergency', label: 'Emergency' },
];
export const typeWords = (value: CrisisSupportRequest['supportType']): string =>
  supportTypes.find((one) => one.value === value)?.label ?? value;

export const contactWays: readonly { value: NonNullable<CrisisSupportRequest['preferredContact']>; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'phone', label: 'Phone' },
  { value: 'video', label: 'Video' },
  { value: 'in-person', label: 'In person' },
];
export const contactWords = (value: CrisisSupportRequest['preferredContact']): string =>
  contactWays.find((one) => one.value === value)?.label ?? '';

export const statusWords: Readonly<Record<CrisisSupportRequest['status'], { label: string; tone: ChipTone }>> = {
  open: { label: 'Open', tone: 'plain' },
  'in-progress': { label: 'In progress', tone: 'action' },
  escalated: { label: 'Escalated', tone: 'danger' },
  resolved: { label: 'Resolved', tone: 'ok' },
};

export const minutesInWords = (minutes: number): string =>
  minutes < 1 ? 'under a minute' : counted(minutes, 'minute');
