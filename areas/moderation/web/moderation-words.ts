import { Check, ChevronDown, ChevronsUp, Clock, Equal, Eye, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import type { ChipTone } from '#platform/web/ui/chip.tsx';
import type { ReportPriority, ReportStatus, Severity } from '../contract.ts';

interface Badge {
  readonly label: string;
  readonly tone: ChipTone;
  readonly icon: LucideIcon;
}

export const statusBadges: Readonly<Record<ReportStatus, Badge>> = {
  pending: { label: 'Pending', tone: 'plain', icon: Clock },
  reviewing: { label: 'Reviewing', tone: 'action', icon: Eye },
  resolved: { label: 'Resolved', tone: 'ok', icon: Check },
  dismissed: { label: 'Dismissed', tone: 'plain', icon: X },
};

export const priorityBadges: Readonly<Record<ReportPriority, Badge>> = {
  low: { label: 'Low', tone: 'plain', icon: ChevronDown },
  medium: { label: 'Medium', tone: 'warn', icon: Equal },
  high: { label: 'High', tone: 'danger', icon: ChevronsUp },
  urgent: { label: 'Urgent', tone: 'danger', icon: TriangleAlert },
};

export const severityBadges: Readonly<Record<Severity, Badge>> = {
  low: { label: 'Low', tone: 'plain', icon: ChevronDown },
  moderate: { label: 'Moderate', tone: 'warn', icon: Equal },
  severe: { label: 'Severe', tone: 'danger', icon: ChevronsUp },
  critical: { label: 'Critical', tone: 'danger', icon: TriangleAlert },
};

export const statuses = Object.keys(statusBadges) as ReportStatus[];
export const priorities = Object.keys(priorityBadges) as ReportPriority[];
export const severities = Object.keys(severityBadges) as Severity[];

export type Outcome = 'warning_issued' | 'content_removed' | 'user_suspended' | 'no_action' | 'dismissed';

interface OutcomeWords {
  readonly label: string;
  /** MOD-27: a suggestion, which the moderator may change. */
  readonly note: string;
  readonly explains: string;
}

/** MOD-12, MOD-24 */
export const outcomes: Readonly<Record<Outcome, OutcomeWords>> = {
  warning_issued: {
    label: 'Warn User',
    note: 'Warning issued to user',
    explains: 'They get a notification with your note. The content stays up.',
  },
  content_removed: {
    label: 'Remove Content',
    note: 'Content violates community guidelines',
    explains: 'No one can see it. We keep it, and restore it if an appeal is upheld.',
  },
  user_suspended: {
    label: 'Suspend User',
    note: 'User suspended for violations',
    explains: 'They can read, but can’t write until the time is up.',
  },
  no_action: {
    label: 'No Action',
    note: 'No violation found',
    explains: 'The content stays up. The person who reported it is told no rule was broken.',
  },
  dismissed: {
    label: 'Dismiss',
    note: '',
    explains: 'The report is unfounded. The person who reported it will be told.',
  },
};

export const hoursText = (hours: number | null): string =>
  hours === null ? 'None decided yet' : counted(hours, 'hour');
