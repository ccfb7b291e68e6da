import { useEffect } from 'react';

let wanted: readonly string[] = [];

/** Where the focus goes once the passport is drawn anew: the first of these that is there. */
export const focusNext = (...selectors: readonly string[]) => {
  wanted = selectors;
};

export function useNextFocus(version: number) {
  useEffect(() => {
    if (version === 0) return;
    const found = wanted.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    wanted = [];
    found?.focus();
  }, [version]);
}
