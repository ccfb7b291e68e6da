import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { ClosedDoor, OpenDoor } from './drawings.tsx';

type Level = 2 | 3 | 4 | 'p';

const Title = ({ level, children }: { level: Level; children: ReactNode }) => {
  const Tag = level === 'p' ? 'p' : (`h${level}` as const);
  return <Tag className="state-title">{children}</Tag>;
};

type Shared = {
  /** Heading level, or `p` where a heading would only be noise. */
  level?: Level | undefined;
  /** On a sheet of its own instead of straight on the page. */
  boxed?: boolean | undefined;
  drawing?: ReactNode;
};

/** Nothing here yet: drawing, bold fact, one soft sentence, one button. */
export const EmptyState = ({
  title,
  children,
  action,
  level = 3,
  boxed = false,
  drawing = <OpenDoor size={150} />,
}: Shared & { title: ReactNode; children?: ReactNode; action?: ReactNode }) => (
  <div className={cx('state', boxed && 'sheet')}>
    {drawing}
    <Title level={level}>{title}</Title>
    {children && <div className="soft">{children}</div>}
    {action}
  </div>
);

/** It did not work. Say what failed in plain words; `onRetry` brings the button. */
export const ErrorState = ({
  title = 'This door is stuck',
  children,
  reference,
  onRetry,
  retrying,
  retryLabel = 'Retry',
  level = 3,
  boxed = false,
  drawing = <ClosedDoor size={104} />,
}: Shared & {
  title?: ReactNode;
  children: ReactNode;
  /** Short code that support can find again. */
  reference?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  retryLabel?: string | undefined;
}) => (
  <div className={cx('state', boxed && 'sheet')} role="alert">
    {drawing}
    <Title level={level}>{title}</Title>
    <div>{children}</div>
    {reference && <p className="soft small">Reference for support: {reference}</p>}
    {onRetry && (
      <Button variant="primary" icon={RotateCcw} onClick={onRetry} pending={retrying} pendingText="Trying again…">
        {retryLabel}
      </Button>
    )}
  </div>
);

/** The end of a list, said kindly. */
export const EndState = ({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="end">
    <OpenDoor size={88} />
    <div className="end-words">
      <p>
        <strong>{title}</strong>
      </p>
      {children && <div className="soft">{children}</div>}
    </div>
    {action && <div className="end-action">{action}</div>}
  </div>
);
