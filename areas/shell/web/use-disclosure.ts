import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What every panel of the header does: Escape closes it and gives the focus back to its button; a press elsewhere, or
 * the focus going elsewhere, closes it too, so that it never lies over what one is using.
 */
export function useDisclosure(
  open: boolean,
  onClose: () => void,
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const { signal } = stop;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || trigger.current?.contains(target));
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (inside(document.activeElement)) trigger.current?.focus();
        close();
      },
      { signal },
    );
    document.addEventListener('pointerdown', ({ target }) => !inside(target) && close(), { signal });
    document.addEventListener('focusin', ({ target }) => !inside(target) && close(), { signal });
    return () => stop.abort();
  }, [open, trigger, panel]);
}
