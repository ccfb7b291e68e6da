import { announce } from '../announce.ts';
import { placeOf } from './entry.ts';
import { findFocus } from './focus-address.ts';
import type { Arrival } from './navigate.ts';
import { readOn } from './reading-place.ts';
import { pageTitle } from './title.ts';
import { whenThere } from './when-there.ts';

/** Gives an element the focus without moving the page; it can be a heading. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const nothing = () => undefined;
const main = () => document.getElementById('main');
const heading = () => document.querySelector<HTMLElement>('#main h1');

/** The h1, or the main area when a screen has none in time. */
export const focusHeading = () =>
  whenThere(heading, (h1) => {
    const target = h1 ?? main();
    if (target) focusOn(target);
  });

const focusFragment = (id: string) =>
  whenThere(
    () => document.getElementById(id),
    (element) => {
      if (!element) return void focusHeading();
      focusOn(element);
      element.scrollIntoView();
    },
  );

const decodedHash = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

/** After a screen has changed; the title is set already. Returns what stops it when the next screen comes. */
export function arrive(how: Arrival, key: string, sameScreen: boolean): () => void {
  if (how === 'stay') return nothing;
  const place = placeOf(key);
  // A step between #places of one screen: the browser has moved already, or goes back to where it was.
  if (sameScreen && how === 'pop') return place ? readOn(place) : nothing;
  const hash = decodedHash();
  if (how === 'first') {
    // A first load leaves the focus where the browser put it; a reload returns to where one was reading.
    if (place) return readOn(place);
    return hash ? focusFragment(hash) : nothing;
  }
  announce(`Page loaded: ${pageTitle()}`);
  if (how === 'pop' && place) {
    const stopScroll = readOn(place);
    const { focus } = place;
    const stopFocus = focus
      ? whenThere(
          () => findFocus(focus, document),
          (element) => (element ? focusOn(element) : void focusHeading()),
        )
      : focusHeading();
    return () => {
      stopScroll();
      stopFocus();
    };
  }
  if (hash) return focusFragment(hash);
  scrollTo(0, 0);
  return focusHeading();
}
