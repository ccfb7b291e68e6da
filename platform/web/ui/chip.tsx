import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from './icon.tsx';
import { Link } from './link.tsx';

export type ChipTone = 'plain' | 'ok' | 'warn' | 'danger' | 'gold' | 'action' | 'solid';

/** A small fact: icon, word, edge. Colour only comes third. */
export const Chip = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: ChipTone | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}) => (
  <span className={`chip chip-${tone}`}>
    {icon && <Icon icon={icon} />}
    <span>{children}</span>
  </span>
);

/** Topics of a post, as links. */
export const TagList = ({
  tags,
  label = 'Tags',
}: {
  tags: readonly { label: string; href: string }[];
  label?: string | undefined;
}) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="tags" role="list" aria-label={label}>
    {tags.map((tag) => (
      <li key={tag.href}>
        <Link href={tag.href}>#{tag.label}</Link>
      </li>
    ))}
  </ul>
);
