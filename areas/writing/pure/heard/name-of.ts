import { attr, type HeardElement } from './heard-element.ts';

/** Elements by their id, and labels by the id of their field. */
export interface Names {
  readonly byId: ReadonlyMap<string, HeardElement>;
  readonly labels: ReadonlyMap<string, HeardElement>;
}

export function namesIn(root: HeardElement): Names {
  const byId = new Map<string, HeardElement>();
  const labels = new Map<string, HeardElement>();
  const walk = (one: HeardElement) => {
    const id = attr(one, 'id');
    if (id && !byId.has(id)) byId.set(id, one);
    const field = one.tag === 'label' ? attr(one, 'for') : undefined;
    if (field && !labels.has(field)) labels.set(field, one);
    for (const child of one.children) if (typeof child !== 'string') walk(child);
  };
  walk(root);
  return { byId, labels };
}

export const isHidden = (one: HeardElement): boolean =>
  attr(one, 'aria-hidden') === 'true' ||
  attr(one, 'hidden') !== undefined ||
  (one.tag === 'input' && attr(one, 'type') === 'hidden') ||
  /^(script|style|template|noscript|head|meta|link|title|base)$/.test(one.tag);

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The words within an element as they are read, pictures by their descriptions. */
export function wordsIn(one: HeardElement | string, deep = 0): string {
  if (typeof one === 'string') return one;
  if (isHidden(one) || deep > 40) return '';
  const label = attr(one, 'aria-label');
  if (label?.trim()) return label;
  if (one.tag === 'img') return attr(one, 'alt') ?? '';
  if (one.tag === 'br') return ' ';
  const words = one.children.map((child) => wordsIn(child, deep + 1)).join('');
  return /^(p|div|li|h[1-6]|td|th|figure|figcaption|dt|dd|section)$/.test(one.tag) ? ` ${words} ` : words;
}

const childOf = (one: HeardElement, tag: string) =>
  one.children.find((child): child is HeardElement => typeof child !== 'string' && child.tag === tag);

/** The accessible name, in the order in which browsers look for it. */
export function nameOf(one: HeardElement, names: Names, fromContent: boolean): string {
  const labelled = (attr(one, 'aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => names.byId.get(id) ?? [])
    .map((label) =>
      tidy(label === one ? (attr(one, 'aria-label') ?? '') : wordsIn({ ...label, attrs: shownLabel(label) })),
    )
    .join(' ');
  if (labelled.trim()) return tidy(labelled);
  const label = tidy(attr(one, 'aria-label') ?? '');
  if (label) return label;
  const native = nativeName(one, names);
  if (native) return native;
  const content = fromContent ? tidy(one.children.map((child) => wordsIn(child)).join('')) : '';
  return content || tidy(attr(one, 'title') ?? '') || tidy(attr(one, 'placeholder') ?? '');
}

/** What names something else is read even where it is hidden itself. */
const shownLabel = ({ attrs }: HeardElement) =>
  Object.fromEntries(Object.entries(attrs).filter(([name]) => name !== 'hidden' && name !== 'aria-hidden'));

function nativeName(one: HeardElement, { labels }: Names): string {
  switch (one.tag) {
    case 'img':
    case 'area':
      return tidy(attr(one, 'alt') ?? '');
    case 'input':
    case 'select':
    case 'textarea': {
      const type = attr(one, 'type');
      if (type === 'submit' || type === 'button' || type === 'reset') return tidy(attr(one, 'value') ?? '');
      const label = labels.get(attr(one, 'id') ?? '') ?? undefined;
      return label ? tidy(wordsIn(label)) : tidy(attr(one, 'data-within-label') ?? '');
    }
    case 'fieldset':
    case 'table':
    case 'figure':
    case 'svg': {
      const inside = { fieldset: 'legend', table: 'caption', figure: 'figcaption', svg: 'title' }[one.tag];
      const child = childOf(one, inside);
      return child ? tidy(child.children.map((each) => wordsIn(each)).join('')) : '';
    }
    default:
      return '';
  }
}
