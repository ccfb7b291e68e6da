import { useEffect, useRef } from 'react';

/** What had the focus may go with what was counted; the page's title then has it, so that it is not lost. */
export function useKeptFocus(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isLost) document.querySelector<HTMLElement>('#main h1')?.focus();
    before.current = count;
  }, [count]);
}
