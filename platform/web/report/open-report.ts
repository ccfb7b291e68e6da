import { failed } from '../ui/failed.ts';
import type { ReportSubject } from './report-subject.ts';

/** Opens the report dialog (REPORT-01); its code is fetched with the first report. */
export function openReport(of: ReportSubject): void {
  import('./reporting.ts').then(({ showReport }) => showReport(of)).catch(failed('Couldn’t open the report form'));
}
