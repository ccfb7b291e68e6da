import { ArrowRight } from 'lucide-react';
import { cx } from '#platform/web/ui/cx.ts';
import { Icon } from '#platform/web/ui/icon.tsx';

export const things = ['Water', 'Tea', 'Biscuit'] as const;
/** What each round asks for. */
export const rounds = [1, 0, 2] as const;

/** The targets of one-switch scanning: they cannot be pressed, the mark moves over them. */
export const ScanTargets = ({ at }: { readonly at: number }) => (
  <ul className="scan-targets plain-list">
    {things.map((thing, index) => (
      <li
        key={thing}
        className={cx('scan-target', index === at && 'scan-here')}
        aria-current={index === at || undefined}
      >
        {index === at && <Icon icon={ArrowRight} />}
        <span>{thing}</span>
      </li>
    ))}
  </ul>
);
