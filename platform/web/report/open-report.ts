import { failed } from '../ui/failed.ts';

export interface ReportSubject {
  /** As the area of the thing declares it among its reportables: 'post'. */
  readonly contentType: string;
  readonly contentId: number;
  /** Left out for what was written under another name: its author is not known here. */
  readonly reportedUserId?: number;
  /** What is reported, in words: "Dana Petrov's post “…”". */
  readonly subject?: string;
  /** Whose it is; needed to offer blocking. */
  readonly reportedName?: string;
}

/** Opens the report dialog (REPORT-01); its code is fetched with the first report. */
export function openReport(of: ReportSubject): void {
  import('./reporting.ts').then(({ showReport }) => showReport(of)).catch(failed('Couldn’t open the report form'));
}
