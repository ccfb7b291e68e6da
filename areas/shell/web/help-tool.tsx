import { LifeBuoy } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { part, usePart } from '#platform/web/later.tsx';
import { usePath } from '#platform/web/router/hooks.ts';
import { isPlain } from '#platform/web/router/link.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useDisclosure } from './use-disclosure.ts';

const page = '/crisis-support';
const panel = part(async () => (await import('#areas/crisis/web/public.ts')).HelpPanel);

/** A link to the crisis page; once its menu has been loaded, a button that opens that. It stays the same element. */
export function HelpTool() {
  const path = usePath();
  const { loaded: HelpPanel } = usePart(panel);
  const [openOn, setOpenOn] = useState<string>();
  const ribbon = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // Another page closes it.
  const open = openOn === path;
  const close = () => setOpenOn(undefined);
  useDisclosure(open, close, ribbon, box);
  const press = (event: MouseEvent) => {
    if (!isPlain(event.nativeEvent)) return;
    event.preventDefault();
    setOpenOn(open ? undefined : path);
  };
  // A link knows Enter alone.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!event.repeat && !(open && event.key === 'ArrowDown')) ribbon.current?.click();
  };
  const menu = HelpPanel && {
    role: 'button',
    'aria-expanded': open,
    'aria-controls': open ? 'help-menu' : undefined,
    onClick: press,
    onKeyDown: onKey,
  };
  const link = (
    <Link
      ref={ribbon}
      id="help"
      className="ribbon"
      href={page}
      aria-current={path === page ? 'page' : undefined}
      data-safety=""
      {...menu}
    >
      <Icon icon={LifeBuoy} />
      Get help now
    </Link>
  );
  return (
    <div className="help-box">
      {menu ? <Hint description="Get help now">{link}</Hint> : link}
      {open && HelpPanel && (
        <div ref={box} id="help-menu" className="head-panel">
          <HelpPanel onLeave={close} />
        </div>
      )}
    </div>
  );
}
