import { showBeside } from '#platform/web/beside.tsx';
import type { ReportSubject } from '#platform/web/report/report-subject.ts';
import { isKnown, ReportDialog } from './report-dialog.tsx';

/** Any area can report without drawing the dialog, and a list that is drawn again does not take it with it. */
export function showReport(of: ReportSubject): void {
  if (!isKnown(of)) throw new Error(`No area takes reports of a ${of.contentType}.`);
  showBeside((close) => <ReportDialog of={of} onClose={close} />);
}
