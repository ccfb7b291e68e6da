import type { ReactNode } from 'react';

/** Where the focus goes when what it was on has gone. */
export const partHeading = 'provider-part';

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
