import type { FocusAddress } from './entry.ts';

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** How to find an element again: by id, by data-focus-key, or by where a link leads; else the nearest parent that has one. */
export function selectorOf(element: Element): string | undefined {
  for (let one: Element | null = element; one && one.id !== 'main'; one = one.parentElement) {
    // React's own ids (useId) change with every building of the page.
    if (one.id && !/^[«:_]/.test(one.id)) return `[id=${quoted(one.id)}]`;
    const key = one.getAttribute('data-focus-key');
    if (key) return `[data-focus-key=${quoted(key)}]`;
    const href = one.getAttribute('href');
    if (href) return `a[href=${quoted(href)}]`;
  }
  return undefined;
}

export function focusAddress(element: Element | null, root: ParentNode): FocusAddress | undefined {
  const selector = element ? selectorOf(element) : undefined;
  if (!selector || !element) return undefined;
  const nth = [...root.querySelectorAll(selector)].findIndex((one) => one.contains(element));
  return nth < 0 ? undefined : { selector, nth };
}

export function findFocus(address: FocusAddress, root: ParentNode): HTMLElement | null {
  return root.querySelectorAll<HTMLElement>(address.selector)[address.nth] ?? null;
}
