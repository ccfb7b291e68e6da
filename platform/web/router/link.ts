import { currentSession } from '../session.ts';
import { isWhole, whole } from '../site.ts';
import { navigate, rememberFocus } from './navigate.ts';
import { isRoute, preload } from './routes.ts';

/** The site's link: a page of ours changes without a reload, everything else loads as usual. */

/** The link under an event, when it leads to another address of ours in this tab. */
function nearLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const isHash = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isHash ? undefined : link;
}

/** … and to a screen. */
function ownLink(event: Event): HTMLAnchorElement | undefined {
  const link = nearLink(event);
  return link && isRoute(link.pathname) ? link : undefined;
}

const foresee = (event: Event) => {
  const link = ownLink(event);
  if (link) preload(link.pathname, currentSession().member !== null);
};

export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * One set of listeners for every link on the page, those inside written texts included: fetches the next screen's code
 * when a link is pointed at, touched or focused, and remembers the link for the way back.
 */
export function watchLinks(): void {
  addEventListener('pointerover', foresee, { passive: true });
  addEventListener('touchstart', foresee, { passive: true });
  addEventListener('focusin', foresee);
  // Capture: before the link's own handler changes the address. Safari does not focus a link that is clicked.
  addEventListener('click', (event) => rememberFrom(event), { capture: true });
  addEventListener('click', (event) => {
    const link = nearLink(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    const { href, pathname } = link;
    if (isRoute(pathname)) navigate(href);
    else if (isWhole()) return;
    else void follow(href, pathname);
    event.preventDefault();
  });
}

/** A link that is followed before all screens are known. */
async function follow(href: string, path: string): Promise<void> {
  await whole().catch(() => undefined);
  if (isRoute(path)) navigate(href);
  else location.assign(href);
}

function rememberFrom(event: MouseEvent): void {
  const link = ownLink(event);
  if (link && isPlain(event)) rememberFocus(link);
}
