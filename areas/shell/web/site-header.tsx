import { Accessibility, Bell, Menu, Search, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useUnread } from '#areas/notifications/web/public.ts';
import { usePath } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Count } from '#platform/web/ui/count.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Wordmark } from '#platform/web/ui/wordmark.tsx';
import { AccountTool, loadAccountPanel } from './account-menu.tsx';
import { DemoBar } from './demo-bar.tsx';
import { HelpTool } from './help-tool.tsx';
import { setMenuOpen, useMenuOpen } from './menu-state.ts';
import { PageSearch } from './page-search.tsx';

const loadMenuPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadMenuPanel()).MenuPanel }));

/** Both panels, when the page has nothing better to do: they then open at once, and without a connection too. */
function loadPanelsWhenIdle() {
  const load = () => void Promise.all([loadMenuPanel(), loadAccountPanel()]).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1000);
}

/** The same on every page: same order, same places. Tools of areas that do not exist are not there. */
export function SiteHeader() {
  const path = usePath();
  const here = (to: string) => (path === to ? 'page' : undefined);
  const { member } = useSession();
  const open = useMenuOpen();
  const menuButton = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setMenuOpen(false), [path]);
  useEffect(loadPanelsWhenIdle, []);
  return (
    <header className="site-head">
      <DemoBar />
      <div className="site-head-bar">
        <div className="wrap">
          <Link className="plain head-home" href="/" aria-current={here('/')}>
            <Wordmark />
            <span className="vh"> home</span>
          </Link>
          <HelpTool />
          <nav id="site-nav" className="tools" aria-label="Site">
            <Hint description="Menu">
              <button
                ref={menuButton}
                type="button"
                className="tool"
                aria-expanded={open}
                aria-controls={open ? 'site-menu' : undefined}
                onClick={() => setMenuOpen(!open)}
              >
                <Icon icon={open ? X : Menu} />
                <span>Menu</span>
              </button>
            </Hint>
            <Link className="tool tool-search" href="/search" aria-current={here('/search')}>
              <Icon icon={Search} />
              <span>Search</span>
            </Link>
            <PageSearch />
            {member && <NotificationsTool current={here('/notifications')} />}
            <Link className="tool" href="/accessibility" aria-current={here('/accessibility')}>
              <Icon icon={Accessibility} />
              <span>Accessibility</span>
            </Link>
            <AccountTool />
          </nav>
        </div>
      </div>
      {open && (
        <Suspense fallback={null}>
          <MenuPanel trigger={menuButton} />
        </Suspense>
      )}
    </header>
  );
}

/** The real count of unread notices (SHELL-49); at 0 there is no badge. */
function NotificationsTool({ current }: { readonly current: 'page' | undefined }) {
  return (
    <Link className="tool" href="/notifications" aria-current={current}>
      <Icon icon={Bell} />
      <span>Notifications</span>
      <Count value={useUnread()} of="unread" />
    </Link>
  );
}
