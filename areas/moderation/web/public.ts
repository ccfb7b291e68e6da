import { textForPeople } from '#platform/web/client/error.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { ReportSubject } from './report-dialog.tsx';

export type { ReportSubject } from './report-dialog.tsx';

/** Opens the report dialog (REPORT-01); its code is fetched with the first report. */
export function openReport(of: ReportSubject): void {
  import('./report-root.tsx').then(
    ({ showReport }) => showReport(of),
    (error: unknown) =>
      toast({ title: 'Couldn’t open the report form', description: textForPeople(error), variant: 'destructive' }),
  );
}
