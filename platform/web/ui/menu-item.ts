import type { RefObject } from 'react';
import type { LucideIcon } from './icon.tsx';

export type MenuEntry = {
  label: string;
  /** As of a button. */
  description?: string | undefined;
  icon?: LucideIcon | undefined;
  onSelect?: (() => void) | undefined;
  /** Goes somewhere instead of doing something. */
  href?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Makes it a choice that is on or off. */
  checked?: boolean | undefined;
  /** A submenu. */
  items?: readonly MenuItem[] | undefined;
};

export type MenuItem = MenuEntry | { separator: true } | { heading: string };

/** What the list of a menu is told by its button. */
export interface MenuListControl {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly labelledBy: string;
}
