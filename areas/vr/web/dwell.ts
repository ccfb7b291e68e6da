import { type RefObject, useEffect } from 'react';

/** How long a look or a pointer rests on a button before it is pressed. */
export const restMs = 1200;

/** Resting on a button inside the container presses it once; the next press needs a new look. */
export function useDwell(container: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!on || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked: HTMLElement | undefined;
    const forget = () => {
      clearTimeout(timer);
      delete looked?.dataset.dwell;
      looked = undefined;
    };
    const over = (event: PointerEvent) => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null;
      if (found === looked) return;
      forget();
      if (!found || found.matches(':disabled, [aria-disabled="true"]')) return;
      looked = found;
      found.dataset.dwell = '';
      timer = setTimeout(() => {
        delete found.dataset.dwell;
        found.click();
      }, restMs);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', forget);
    return () => {
      forget();
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', forget);
    };
  }, [container, on]);
}
