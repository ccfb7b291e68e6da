import { navigate as push } from 'wouter/use-browser-location';
import { entryKey, type FocusAddress, newKey, rememberPlace } from './entry.ts';
import { focusAddress } from './focus-address.ts';
import { readingPlace } from './reading-place.ts';

export interface NavigateOptions {
  /** Takes the place of the present entry: after signing in, for filters. */
  readonly replace?: boolean;
  /** Leaves focus and scroll alone: the screen shows the same thing in another order. */
  readonly stay?: boolean;
}

/** How the present entry was reached. */
export type Arrival = 'first' | 'push' | 'pop' | 'stay';

let arrival: Arrival = 'first';
/** The entry that is on the screen; on Back the address bar is already ahead of it. */
let shownKey: string | undefined;
let lastUsed: FocusAddress | undefined;

export const arrivalNow = (): Arrival => arrival;

/** Called by the router when a screen is in place. */
export function shown(key: string): void {
  if (key !== shownKey) lastUsed = undefined;
  shownKey = key;
}

/**
 * Names the control to return to with Back. Links do it by themselves; call it where something else leads away, such as
 * a menu entry of a card: rememberFocus(cardButton).
 */
export function rememberFocus(element: Element): void {
  lastUsed = focusAddress(element, document);
}

function leave(): void {
  if (shownKey === undefined) return;
  const active = document.activeElement;
  const focus = lastUsed ?? (active === document.body ? undefined : focusAddress(active, document));
  rememberPlace(shownKey, { ...readingPlace(), focus });
}

/** Goes to an address. Inside Doorways without a page load; drafts, toasts and the connection stay. */
export function navigate(to: string, { replace = false, stay = false }: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return;
  }
  leave();
  arrival = stay ? 'stay' : 'push';
  const same = url.href === location.href;
  push(url.pathname + url.search + url.hash, { replace: replace || same, state: { key: newKey() } });
}

/** Before anything renders, so that this hears of Back earlier than the router does. */
export function startHistory(): void {
  history.scrollRestoration = 'manual';
  shownKey = entryKey();
  addEventListener('popstate', () => {
    leave();
    arrival = 'pop';
    entryKey();
  });
  addEventListener('pagehide', leave);
}
