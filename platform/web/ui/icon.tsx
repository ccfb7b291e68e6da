import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

export type { LucideIcon };

/** A drawn icon beside words. It never carries meaning alone, so it is hidden from assistive technology. */
export const Icon = ({
  icon: Drawing,
  size = 'm',
  className,
}: {
  icon: LucideIcon;
  size?: 'm' | 'l' | undefined;
  className?: string | undefined;
}) => (
  <Drawing
    className={cx('i', size === 'l' && 'i-lg', className)}
    aria-hidden="true"
    focusable="false"
    width={undefined}
    height={undefined}
  />
);
