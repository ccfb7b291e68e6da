import type { ReportContentType, ReportReason } from '../contract.ts';

/** REPORT-15; the moderators' own "urgent" is never offered (C-08). */
export type ChosenPriority = 'low' | 'medium' | 'high';

export interface ReportState {
  readonly reason: ReportReason | null;
  /** Something feels wrong, and there is no word for it yet: nothing is asked but what happened. */
  readonly unsure: boolean;
  readonly details: string;
  readonly priority: ChosenPriority;
  /** Also block the person; part of the same step. */
  readonly block: boolean;
  /** True after "Submit report" was pressed without a reason, until one is chosen. */
  readonly reasonMissing: boolean;
}

export const emptyReport: ReportState = {
  reason: null,
  unsure: false,
  details: '',
  priority: 'medium',
  block: false,
  reasonMissing: false,
};

/** What it begins with: nothing, or what is suspected; all of it can be changed. */
export const reportOf = (suspicion: string | undefined): ReportState =>
  suspicion === undefined ? emptyReport : { ...emptyReport, reason: 'other', priority: 'high', details: suspicion };

export type ReportStep =
  | { readonly type: 'reason'; readonly reason: ReportReason }
  | { readonly type: 'unsure'; readonly unsure: boolean }
  | { readonly type: 'details'; readonly details: string }
  | { readonly type: 'priority'; readonly priority: ChosenPriority }
  | { readonly type: 'block'; readonly block: boolean }
  | { readonly type: 'refuse' }
  | { readonly type: 'sent' };

/** What happens to a report while it is written, without React. */
export function reportStep(state: ReportState, step: ReportStep): ReportState {
  switch (step.type) {
    case 'reason':
      return { ...state, reason: step.reason, reasonMissing: false };
    case 'unsure':
      return { ...state, unsure: step.unsure, reason: null, priority: 'medium', reasonMissing: false };
    case 'details':
      return { ...state, details: step.details };
    case 'priority':
      return { ...state, priority: step.priority };
    case 'block':
      return { ...state, block: step.block };
    case 'refuse':
      return { ...state, reasonMissing: true };
    case 'sent':
      return emptyReport;
  }
}

/** REPORT-11 */
export const detailsLimit = 500;

export const isTooLong = ({ details }: ReportState): boolean => details.trim().length > detailsLimit;

/** REPORT-14: for every other reason the priority follows from the reason. */
export const asksPriority = ({ reason }: ReportState): boolean => reason === 'other';

/** REPORT-19 */
export const isSerious = ({ reason }: ReportState): boolean =>
  reason === 'harassment' || reason === 'hate_speech' || reason === 'inappropriate_content';

/** REPORT-17, REPORT-18 */
export const priorityOf = ({ reason, priority }: ReportState): ChosenPriority =>
  reason === 'hate_speech' || reason === 'harassment' ? 'high' : priority;

export interface Reported {
  readonly contentType: ReportContentType;
  readonly contentId: number;
  /** Left out for what was written under another name: its author is not known here. */
  readonly reportedUserId?: number;
}

/** The call's body (REPORT-28); undefined while no reason is chosen. Details are trimmed, and left out when empty. */
export function payloadOf(state: ReportState, reporterId: number, reported: Reported) {
  const reason = state.unsure ? 'other' : state.reason;
  if (reason === null) return undefined;
  const description = state.details.trim();
  return {
    reporterId,
    ...(reported.reportedUserId !== undefined && { reportedUserId: reported.reportedUserId }),
    contentType: reported.contentType,
    contentId: reported.contentId,
    reason,
    ...(state.unsure && { unsure: true }),
    ...(description && { description }),
    priority: priorityOf(state),
  };
}
