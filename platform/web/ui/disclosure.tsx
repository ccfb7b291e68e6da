import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type LucideIcon } from './icon.tsx';

/** Something folded away behind its name, with the words Show and Hide. */
export const Disclosure = ({
  summary,
  icon,
  open,
  onToggle,
  boxed = false,
  children,
}: {
  summary: ReactNode;
  icon?: LucideIcon | undefined;
  /** Open at first; afterwards the reader decides. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  boxed?: boolean | undefined;
  children: ReactNode;
}) => (
  <details
    className={cx('fold', boxed && 'fold-boxed')}
    open={open}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary>
      {icon && <Icon icon={icon} />}
      <span className="fold-name">{summary}</span>
      <span className="fold-word fold-show">Show</span>
      <span className="fold-word fold-hide">Hide</span>
    </summary>
    <div className="fold-in">{children}</div>
  </details>
);
