import type { HeardElement } from '../../pure/heard/heard-element.ts';

/** Attributes that a screen reader makes something of. */
const attributes =
  'alt aria-checked aria-current aria-disabled aria-expanded aria-hidden aria-invalid aria-label aria-labelledby aria-level aria-pressed aria-required aria-selected disabled for hidden href id open placeholder required role scope title type'.split(
    ' ',
  );
const deepest = 400;

/** A page or a part of it, which may be inert (DOMParser): nothing is loaded, run or changed. */
export function heardPage(root: Element): HeardElement {
  const view = root.ownerDocument.defaultView;
  const isShown = (one: Element) => {
    if (!view) return true;
    const { display, visibility } = view.getComputedStyle(one);
    return display !== 'none' && (visibility === 'visible' || one.children.length > 0);
  };
  const walk = (one: Element, deep: number): HeardElement => {
    const attrs: Record<string, string> = {};
    for (const name of attributes) {
      const value = one.getAttribute(name);
      if (value !== null) attrs[name] = value;
    }
    if (!isShown(one)) attrs.hidden = '';
    Object.assign(attrs, stateOf(one));
    const children: (HeardElement | string)[] = [];
    if (deep < deepest)
      for (const child of one.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) children.push(child.nodeValue ?? '');
        else if (child.nodeType === Node.ELEMENT_NODE) children.push(walk(child as Element, deep + 1));
      }
    return { tag: one.localName.toLowerCase(), attrs, children };
  };
  return walk(root, 0);
}

/** What is typed and chosen, and the label that a field is within. */
function stateOf(one: Element): Record<string, string> {
  const found: Record<string, string> = {};
  const name = one.localName;
  if (!/^(input|select|textarea)$/.test(name)) return found;
  const label = one.closest('label');
  if (label) found['data-within-label'] = (label.textContent ?? '').trim();
  const field = one as Partial<Omit<HTMLInputElement, 'type'> & Pick<HTMLSelectElement, 'selectedOptions'>> & {
    type?: string;
  };
  if (field.checked) found.checked = '';
  // A password is never said.
  if (field.type === 'password') return found;
  const value = name === 'select' ? field.selectedOptions?.[0]?.textContent : field.value;
  if (value && !/^(checkbox|radio)$/.test(field.type ?? '')) found.value = value;
  return found;
}
