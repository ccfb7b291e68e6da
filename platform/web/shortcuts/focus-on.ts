/** Focus needs a tabindex; it goes again when focus leaves, so that a click into the region does not draw a ring. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}
