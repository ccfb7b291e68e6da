import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Where the focus goes when what it was on has gone. */
export const partHeading = 'provider-part';

/** Closes a dialog whose opener goes with what was done: behind an open one nothing takes the focus. */
export function closeToPart(close: () => void): void {
  flushSync(close);
  document.getElementById(partHeading)?.focus();
}

/** Heading of one tab of a listing, with what can be added to it. */
export const PartHead = ({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}) => (
  <>
    <div className="row provider-part-head">
      <h2 id={partHeading} tabIndex={-1}>
        {title}
      </h2>
      {action}
    </div>
    <p className="soft small">{text}</p>
  </>
);
