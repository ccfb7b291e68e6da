import { Accessibility, BookOpen, House, Puzzle, Store, Wrench, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { NavGroup } from '#platform/web/area.ts';
import { navigation } from '#platform/web/navigation.ts';
import { usePath } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { useAreas } from '#platform/web/site.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon, type LucideIcon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { setMenuOpen } from './menu-state.ts';
import { useDisclosure } from './use-disclosure.ts';

const icons: Readonly<Record<NavGroup, LucideIcon>> = {
  Community: House,
  'AI & Accessibility': Accessibility,
  'Learning & Skills': BookOpen,
  'Connect & Play': Puzzle,
  'Business & Services': Store,
  Platform: Wrench,
};

const close = () => setMenuOpen(false);

/** The colonnade: one arch for each group that has something in it. */
export function MenuPanel({ trigger }: { readonly trigger: RefObject<HTMLButtonElement | null> }) {
  const areas = useAreas();
  const path = usePath();
  const { member } = useSession();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useDisclosure(true, close, trigger, panel);
  useEffect(() => heading.current?.focus(), []);
  return (
    <nav id="site-menu" ref={panel} className="menu-panel" aria-label="Menu">
      <div className="wrap">
        <div className="menu-panel-head">
          <h2 ref={heading} tabIndex={-1}>
            Where would you like to go?
          </h2>
          <Button
            icon={X}
            onClick={() => {
              trigger.current?.focus();
              close();
            }}
          >
            Close menu
          </Button>
        </div>
        <div className="arches">
          {navigation(areas, member).map(({ group, entries }, index) => (
            <div key={group} className="archway">
              <h3 id={`${id}-${index}`}>
                <Icon icon={icons[group]} />
                <span>{group}</span>
              </h3>
              <ul className="plain-list" aria-labelledby={`${id}-${index}`}>
                {entries.map((entry) => {
                  const current = entry.path === path;
                  return (
                    <li key={entry.path}>
                      <Link href={entry.path} aria-current={current ? 'page' : undefined} onClick={close}>
                        <span>{entry.label}</span> {entry.badge && <entry.badge />}
                        {current && <span className="chip chip-gold">Current</span>}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}
