import { failed } from '#platform/web/ui/failed.ts';
import type { ReportSubject } from './report-dialog.tsx';

export type { ReportSubject } from './report-dialog.tsx';

/** Opens the report dialog (REPORT-01); its code is fetched with the first report. */
export function openReport(of: ReportSubject): void {
  import('./report-root.tsx').then(({ showReport }) => showReport(of), failed('Couldn’t open the report form'));
}
