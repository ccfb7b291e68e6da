import { showBeside } from '#platform/web/beside.tsx';
import type { ReportSubject } from '#platform/web/report/report-subject.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Any area can report without drawing the dialog, and a list that is drawn again does not take it with it. */
export function showReport(of: ReportSubject): void {
  showBeside((close) => <ReportDialog of={of} onClose={close} />);
}
