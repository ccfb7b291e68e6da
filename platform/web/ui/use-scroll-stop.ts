import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/**
 * The tabIndex of a part that may scroll. Long text without a control in it must still be scrolled by keyboard, so it
 * becomes a tab stop itself.
 */
export function useScrollStop(part: RefObject<HTMLElement | null>): 0 | undefined {
  const [needed, setNeeded] = useState(false);
  const look = useCallback(() => {
    const element = part.current;
    if (!element) return;
    const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
    setNeeded(scrolls && !element.querySelector('a, button, input, select, textarea'));
  }, [part]);
  // What is inside changes with each drawing.
  useLayoutEffect(look);
  useEffect(() => {
    const watch = new ResizeObserver(look);
    if (part.current) watch.observe(part.current);
    return () => watch.disconnect();
  }, [part, look]);
  return needed ? 0 : undefined;
}
