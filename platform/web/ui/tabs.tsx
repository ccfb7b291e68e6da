import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { hasTabStop } from './focus.ts';
import { Hint } from './hint.tsx';
import { Link } from './link.tsx';

export type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

/**
 * APG tabs: one tab stop, arrows, Home and End. `manual` waits for Enter or Space: for panels that load. A panel is a
 * stop of its own only while Tab stops at nothing in it: one higher than the window never shows its whole ring.
 */
export const Tabs = <Id extends string>({
  label,
  tabs,
  value,
  onChange,
  manual = false,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  /** Leave out to let the tabs remember by themselves. */
  value?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
  manual?: boolean | undefined;
}) => {
  const own = useId();
  const [inner, setInner] = useState(tabs[0]?.id);
  const chosen = tabs.find((tab) => tab.id === (value ?? inner)) ?? tabs[0];
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has a panel of its own
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown) return;
    const look = () => setStop(!hasTabStop(shown));
    look();
    const watch = new MutationObserver(look);
    watch.observe(shown, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'href', 'tabindex'],
    });
    return () => watch.disconnect();
  }, [chosen?.id]);
  const choose = (id: Id) => {
    setInner(id);
    onChange?.(id);
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const index = (next + buttons.length) % buttons.length;
    buttons[index]?.focus();
    const tab = tabs[index];
    if (!manual && tab) choose(tab.id);
  };
  if (!chosen) return null;
  return (
    <div className="tabs-box">
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={key}>
        {tabs.map((tab) => (
          <Hint key={tab.id} description="a tab">
            <button
              type="button"
              role="tab"
              id={`${own}-${tab.id}`}
              aria-selected={tab === chosen}
              aria-controls={tab === chosen ? `${own}-panel` : undefined}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => choose(tab.id)}
            >
              {tab.label}
            </button>
          </Hint>
        ))}
      </div>
      <div
        key={chosen.id}
        ref={panel}
        role="tabpanel"
        id={`${own}-panel`}
        aria-labelledby={`${own}-${chosen.id}`}
        tabIndex={isStop ? 0 : -1}
        className="tab-panel"
      >
        {chosen.panel}
      </div>
    </div>
  );
};

/** Looks like tabs, but every one is a page of its own. */
export const LinkTabs = ({
  label,
  links,
}: {
  label: string;
  links: readonly { href: string; label: ReactNode; current?: boolean | undefined }[];
}) => (
  <nav aria-label={label} className="tabs">
    {links.map((link) => (
      <Link key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined}>
        {link.label}
      </Link>
    ))}
  </nav>
);
