import { attributesOf, type Effective, stylesOf } from '#platform/contract/preferences-effect.ts';

/** The one place that writes preferences to the page. The same attributes can come from the server. */
export function apply(root: HTMLElement, now: Effective): void {
  for (const [name, value] of Object.entries(attributesOf(now))) {
    if (value === null) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(stylesOf(now))) root.style.setProperty(name, value);
}
