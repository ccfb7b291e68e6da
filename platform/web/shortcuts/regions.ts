import { focusOn } from './focus-on.ts';

const landmarks = [
  'header',
  'nav',
  'main',
  'aside',
  'footer',
  'section',
  'form',
  '[role="region"]',
  '[role="search"]',
  '[role="navigation"]',
  '[role="complementary"]',
].join(',');

const named = (element: Element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
const pageWide = (element: Element) =>
  element.localName === 'main' ||
  (/^(header|footer)$/.test(element.localName) && !element.parentElement?.closest('main, article, section'));

/** The labelled regions of a page in reading order; inside an open dialog, those of the dialog. */
export function regionsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(landmarks)].filter(
    (element) =>
      (named(element) || pageWide(element)) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** The place after `current` in a list of `count`; it wraps, and starts at 0 from nowhere (-1). */
export const nextPlace = (current: number, count: number) => (count === 0 ? -1 : (current + 1) % count);

/** Alt+N: from wherever focus is to the next labelled region. Answers false when the page has none. */
export function goToNextRegion(root: ParentNode = document): boolean {
  const regions = regionsOf(root);
  const active = document.activeElement;
  // Of nested regions the innermost one counts; it comes last in reading order.
  const current = regions.findLastIndex((region) => region.contains(active));
  const next = regions[nextPlace(current, regions.length)];
  if (next) focusOn(next);
  return next !== undefined;
}

/** Alt+M and the skip link. */
export function goToMain(): void {
  const main = document.getElementById('main') ?? document.querySelector('main');
  if (main) focusOn(main);
}
