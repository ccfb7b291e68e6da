const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

const firstFocusable = (element: Element): HTMLElement | null => {
  const candidates = [element, ...element.querySelectorAll(focusable)];
  for (const candidate of candidates)
    if (candidate instanceof HTMLElement && candidate.matches(focusable) && candidate.checkVisibility())
      return candidate;
  return null;
};

/** Whether Tab stops somewhere in it. */
export const hasTabStop = (element: Element): boolean =>
  [
    ...element.querySelectorAll<HTMLElement>(`${focusable}, iframe, :is(audio, video)[controls], [contenteditable]`),
  ].some((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }));

/** The button of a menu stands for its items: they are gone once one of them is chosen. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : null;
  return opener ? openerOf(opener) : element;
}

/**
 * Remembers where focus is. The returned function brings it back there or, if that element is gone by then (its post
 * was deleted), to the nearest neighbour that survived, and to the page title as the last resort.
 */
export const rememberFocus = (from: Element | null = document.activeElement): (() => void) => {
  const trail: Element[] = [];
  for (let at = openerOf(from); at && at !== document.body; at = at.parentElement)
    for (const near of [at, at.nextElementSibling, at.previousElementSibling]) if (near) trail.push(near);
  return () => {
    const active = document.activeElement;
    if (active && active !== document.body && active.isConnected) return;
    for (const element of trail) {
      const target = element.isConnected ? firstFocusable(element) : null;
      if (target) return target.focus();
    }
    document.querySelector<HTMLElement>('h1')?.focus();
  };
};
