import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useHint } from './hint.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import type { MenuEntry, MenuItem, MenuListControl } from './menu-item.ts';

const keyOf = (item: MenuItem, index: number) =>
  'separator' in item ? `line-${index}` : 'heading' in item ? item.heading : item.label;

const Item = ({ item, home }: { item: MenuItem; home: HTMLElement | null }): ReactNode => {
  if ('separator' in item) return <Radix.Separator className="menu-line" />;
  if ('heading' in item) return <Radix.Label className="menu-heading">{item.heading}</Radix.Label>;
  return <Entry item={item} home={home} />;
};

const Entry = ({ item, home }: { item: MenuEntry; home: HTMLElement | null }): ReactNode => {
  const { label, description, icon, onSelect, href, danger, disabled = false, checked, items } = item;
  const { describedBy, hint } = useHint(label, { description, 'aria-haspopup': items && 'menu' });
  const shared = { className: cx('menu-item', danger && 'menu-danger'), disabled, 'aria-describedby': describedBy };
  const words = (
    <>
      <span className="menu-words">{label}</span>
      {hint}
    </>
  );
  if (items)
    return (
      <Radix.Sub>
        <Radix.SubTrigger {...shared}>
          {icon && <Icon icon={icon} />}
          {words}
          <Icon icon={ChevronRight} />
        </Radix.SubTrigger>
        <Radix.Portal container={home}>
          <Radix.SubContent className="menu-list" sideOffset={4} collisionPadding={8}>
            <Items items={items} home={home} />
          </Radix.SubContent>
        </Radix.Portal>
      </Radix.Sub>
    );
  if (checked !== undefined)
    return (
      <Radix.CheckboxItem {...shared} checked={checked} onCheckedChange={() => onSelect?.()}>
        <span className="menu-check">
          <Radix.ItemIndicator>
            <Icon icon={Check} />
          </Radix.ItemIndicator>
        </span>
        {words}
      </Radix.CheckboxItem>
    );
  if (href)
    return (
      <Radix.Item {...shared} asChild>
        <Link href={href}>
          {icon && <Icon icon={icon} />}
          {words}
        </Link>
      </Radix.Item>
    );
  return (
    <Radix.Item {...shared} onSelect={() => onSelect?.()}>
      {icon && <Icon icon={icon} />}
      {words}
    </Radix.Item>
  );
};

const Items = ({ items, home }: { items: readonly MenuItem[]; home: HTMLElement | null }) =>
  items.map((item, index) => <Item key={keyOf(item, index)} item={item} home={home} />);

/**
 * The open list. Our own button stays the trigger (it was there before this file arrived); Radix gets a silent anchor
 * over it. Not modal, so live regions outside keep speaking.
 */
export const MenuList = ({
  open,
  onOpenChange,
  items,
  trigger,
  labelledBy,
}: MenuListControl & { readonly items: readonly MenuItem[] }) => {
  // Beside its trigger in the landmark (or modal) that holds it, but outside of parts that clip.
  const from = trigger.current;
  const home: HTMLElement | null =
    from?.closest('dialog') ?? from?.closest('main') ?? from?.closest<HTMLElement>('header, footer, aside') ?? null;
  const onTrigger = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    if (trigger.current?.contains(event.target as Node)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <span className="menu-silent" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          className="menu-list"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          loop
          aria-labelledby={labelledBy}
          onPointerDownOutside={onTrigger}
          onFocusOutside={onTrigger}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const active = document.activeElement;
            // An item may have moved focus itself, for instance into a dialog.
            if (!active || active === document.body || !active.isConnected) trigger.current?.focus();
          }}
        >
          <Items items={items} home={home} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
