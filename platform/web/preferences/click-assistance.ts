/** A second click on the same control within this time is taken for a slip. */
export const slipMs = 500;

const controls =
  'button, a[href], summary, select, label, input:not([type="text"], [type="search"], [type="email"], [type="url"], [type="tel"], [type="password"], [type="number"]), [role="button"], [role="switch"], [role="tab"], [role="checkbox"], [role="radio"], [role="menuitem"], [role="gridcell"], [role="option"]';

/** Decides about each click; without a document, so that it can be tested. */
export function createSlipGuard<T extends object>() {
  let last: T | null = null;
  let at = Number.NEGATIVE_INFINITY;
  return (control: T, time: number): boolean => {
    const slip = control === last && time - at < slipMs;
    // Counted from the first click: a tremor of many clicks ends, and the next meant one is not lost.
    if (!slip) at = time;
    last = control;
    return slip;
  };
}

/** Listens to the whole page before anything else does. Clicks already come on release; a press that slides off is none. */
export function startClickAssistance(): () => void {
  const isSlip = createSlipGuard<Element>();
  const click = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (!control || !isSlip(control, event.timeStamp)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', click, true);
  return () => window.removeEventListener('click', click, true);
}
