import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import type { MenuItem, MenuListControl } from './menu-item.ts';

const load = () => import('./menu-list.tsx');
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

type MenuTriggerProps = Omit<ButtonProps, 'children' | 'onClick'> & {
  label: ReactNode;
  /** Name of the list, if the button's words are not enough: "More, Priya's post". */
  name?: string | undefined;
};

/**
 * A menu of actions. The list (Radix) is fetched on the first hover, focus or press and still opens on that press.
 * For links of the site use a disclosure instead; an account menu is not role=menu.
 */
export const Menu = ({ items, ...button }: MenuTriggerProps & { items: readonly MenuItem[] }) => (
  <MenuButton {...button} load={load}>
    {(control) => <MenuList {...control} items={items} />}
  </MenuButton>
);

/** For a menu whose entries come with code of their own: `load` fetches it, the child draws a <MenuList> with it. */
export const MenuButton = ({
  label,
  name,
  load,
  children,
  ...button
}: MenuTriggerProps & { load: () => Promise<unknown>; children: (control: MenuListControl) => ReactNode }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const show = (next: boolean) => {
    if (next) setUsed(true);
    setOpen(next);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  };
  return (
    <span className="menu-anchor">
      <Button
        iconEnd={button.icon ? undefined : ChevronDown}
        {...button}
        id={id}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        onPointerEnter={load}
        onFocus={load}
        onKeyDown={key}
        onClick={() => show(!open)}
      >
        {label}
      </Button>
      {used && (
        <Suspense fallback={null}>{children({ open, onOpenChange: setOpen, trigger, labelledBy: id })}</Suspense>
      )}
    </span>
  );
};
