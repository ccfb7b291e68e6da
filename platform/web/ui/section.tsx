import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

/** A part of a page under a lintel and a heading. `side` is the smaller kind for side columns. */
export const Section = ({
  title,
  level = 2,
  intro,
  action,
  side = false,
  region = true,
  id,
  className,
  children,
}: {
  title: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  intro?: ReactNode;
  /** A link or small button on the heading's line. */
  action?: ReactNode;
  side?: boolean | undefined;
  /** False leaves out the landmark: for parts too small to jump to. */
  region?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) => {
  const own = useId();
  const headingId = id ? `${id}-title` : own;
  const Heading = `h${level}` as 'h2';
  return (
    <section
      id={id}
      className={cx('section', side && 'section-side', className)}
      aria-labelledby={region ? headingId : undefined}
    >
      <div className="lintel" />
      <div className="section-head">
        <Heading id={headingId}>{title}</Heading>
        {action && <div className="push section-action">{action}</div>}
      </div>
      {intro && <p className="soft section-intro">{intro}</p>}
      {children}
    </section>
  );
};
