import { createRoot } from 'react-dom/client';
import { ReportDialog, type ReportSubject } from './report-dialog.tsx';

let close: (() => void) | undefined;

/**
 * A root of its own beside the page: any area can report without drawing the dialog, and a list that is drawn anew
 * does not take the half-written report with it.
 */
export function showReport(of: ReportSubject): void {
  close?.();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = undefined;
    removeEventListener('popstate', leave);
    root.unmount();
    place.remove();
  };
  const leave = () => close?.();
  addEventListener('popstate', leave);
  // A link inside leads to another screen; the dialog must not stay above it.
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) setTimeout(leave);
  });
  root.render(<ReportDialog of={of} onClose={leave} />);
}
