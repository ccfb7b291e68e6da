import { counted } from '#platform/contract/counted.ts';
import { attr, type HeardElement } from './heard-element.ts';
import { isHidden, nameOf, namesIn } from './name-of.ts';

/** One thing that is said, in the order of the page. */
export interface Spoken {
  /** "heading level 2, Filling it", or the words alone. */
  readonly text: string;
  /** What somebody can't make out: a picture or a control that says nothing of itself. */
  readonly problem?: true;
}

const block =
  /^(address|article|aside|blockquote|body|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hgroup|legend|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const ownRoles: Readonly<Record<string, string>> = {
  __proto__: null as never,
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  hr: 'separator',
  iframe: 'frame',
  img: 'img',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  select: 'combobox',
  summary: 'button',
  table: 'table',
  textarea: 'textbox',
  ul: 'list',
  video: 'video',
  audio: 'audio',
};
const inputRoles: Readonly<Record<string, string>> = {
  __proto__: null as never,
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};
/** How they are called aloud. Those with words of their own are read as one thing. */
const leaves: Readonly<Record<string, string>> = {
  __proto__: null as never,
  button: 'button',
  checkbox: 'checkbox',
  combobox: 'combo box',
  link: 'link',
  menuitem: 'menu item',
  option: 'option',
  radio: 'radio button',
  searchbox: 'search box',
  slider: 'slider',
  spinbutton: 'number box',
  switch: 'switch',
  tab: 'tab',
  textbox: 'edit box',
  frame: 'frame',
  video: 'video',
  audio: 'sound',
};
const landmarks: Readonly<Record<string, string>> = {
  __proto__: null as never,
  banner: 'banner',
  complementary: 'complementary',
  contentinfo: 'content information',
  form: 'form',
  main: 'main',
  navigation: 'navigation',
  region: 'region',
  search: 'search',
  dialog: 'dialog',
  group: 'group',
};
/** Fields have no words in them: their name comes from a label. */
const isField = /^(combobox|searchbox|slider|spinbutton|textbox|frame|video|audio)$/;
/** What our pages say where an author wrote nothing. */
export const noDescription = 'A picture without a description';

function roleOf(one: HeardElement): string {
  const given = (attr(one, 'role') ?? '').trim().split(/\s+/)[0] ?? '';
  if (given) return given === 'presentation' ? 'none' : given === 'image' ? 'img' : given;
  if (/^h[1-6]$/.test(one.tag)) return 'heading';
  if (one.tag === 'a' || one.tag === 'area') return attr(one, 'href') === undefined ? '' : 'link';
  if (one.tag === 'input') return inputRoles[attr(one, 'type') ?? ''] ?? 'textbox';
  if (one.tag === 'section') return attr(one, 'aria-label') || attr(one, 'aria-labelledby') ? 'region' : '';
  if (one.tag === 'form') return attr(one, 'aria-label') || attr(one, 'aria-labelledby') ? 'form' : '';
  return ownRoles[one.tag] ?? '';
}

function stateOf(one: HeardElement, role: string): string[] {
  const said: string[] = [];
  const is = (name: string) => attr(one, name);
  if (/^(checkbox|radio|switch)$/.test(role)) {
    const checked = is('aria-checked') ?? (is('checked') === undefined ? 'false' : 'true');
    said.push(checked === 'true' ? 'checked' : checked === 'mixed' ? 'partly checked' : 'not checked');
  }
  if (is('aria-pressed') !== undefined) said.push(is('aria-pressed') === 'true' ? 'pressed' : 'not pressed');
  if (is('aria-selected') === 'true') said.push('selected');
  if (is('aria-expanded') !== undefined) said.push(is('aria-expanded') === 'true' ? 'expanded' : 'collapsed');
  if (is('aria-current') !== undefined && is('aria-current') !== 'false') said.push('current');
  if (is('required') !== undefined || is('aria-required') === 'true') said.push('required');
  if (is('aria-invalid') === 'true') said.push('invalid entry');
  if (is('disabled') !== undefined || is('aria-disabled') === 'true') said.push('unavailable');
  const value = is('value');
  if (isField.test(role) && value) said.push(value);
  return said;
}

const elementsIn = (one: HeardElement): readonly HeardElement[] =>
  one.children.filter((child): child is HeardElement => typeof child !== 'string' && !isHidden(child));
const rowsOf = (table: HeardElement): readonly HeardElement[] =>
  elementsIn(table).flatMap((child) =>
    child.tag === 'tr' ? [child] : /^(thead|tbody|tfoot)$/.test(child.tag) ? rowsOf(child) : [],
  );

const fieldsIn = (one: HeardElement): readonly HeardElement[] =>
  elementsIn(one).flatMap((child) => (/^(input|select|textarea|button)$/.test(child.tag) ? [child] : fieldsIn(child)));
/** Of the whole page, where no part of it is around them. */
const ofPage: Readonly<Record<string, string>> = { header: 'banner', footer: 'content information' };

/** Deeper parts of a page are left out rather than make a browser run out of room. */
const deepest = 200;

/**
 * What a screen reader says of a page from its beginning to its end: words, and what they are. Programs differ in their
 * words ("graphic", "image") and in what they say at ends, so this is how such programs read, not what one of them says.
 */
export function spokenOrder(root: HeardElement): readonly Spoken[] {
  const names = namesIn(root);
  const all: Spoken[] = [];
  let words = '';
  let sections = 0;
  const flush = () => {
    const text = words.replaceAll(/\s+/g, ' ').trim();
    words = '';
    if (/[\p{L}\p{N}\p{S}]/u.test(text)) all.push({ text });
  };
  const say = (parts: readonly (string | undefined)[], problem = false) => {
    flush();
    all.push({ text: parts.filter(Boolean).join(', '), ...(problem && { problem: true as const }) });
  };
  const within = (one: HeardElement, deep: number) => {
    for (const child of one.children) {
      if (typeof child === 'string') words += child;
      else visit(child, deep + 1);
    }
  };
  const named = (one: HeardElement, fromContent: boolean) => nameOf(one, names, fromContent);

  function list(one: HeardElement, deep: number) {
    const items = elementsIn(one).filter((item) => item.tag === 'li' || attr(item, 'role') === 'listitem');
    say([`list of ${items.length}`, named(one, false)]);
    for (const [at, item] of items.entries()) {
      say([`item ${at + 1} of ${items.length}`]);
      within(item, deep + 1);
      flush();
    }
    say(['end of list']);
  }
  function table(one: HeardElement, deep: number) {
    const rows = rowsOf(one);
    const columns = Math.max(0, ...rows.map((row) => elementsIn(row).length));
    const size = `${counted(rows.length, 'row', 'rows')} and ${counted(columns, 'column', 'columns')}`;
    const hasHeadings = rows.some((row) => elementsIn(row).some(({ tag }) => tag === 'th'));
    say([`table with ${size}`, named(one, false), hasHeadings ? undefined : 'no headings'], !hasHeadings);
    for (const [at, row] of rows.entries()) {
      for (const [no, cell] of elementsIn(row).entries()) {
        const isRow = cell.tag === 'th' && attr(cell, 'scope') === 'row';
        const what = cell.tag === 'th' ? (isRow ? ', row heading' : ', column heading') : '';
        say([`row ${at + 1}, column ${no + 1}${what}`]);
        within(cell, deep + 1);
        flush();
      }
    }
    say(['end of table']);
  }
  function image(one: HeardElement) {
    const alt = named(one, false);
    const isDecoration = one.tag === 'img' && attr(one, 'alt') !== undefined && alt === '';
    if (isDecoration) return;
    const isMissing = alt === '' || alt === noDescription;
    say(['image', isMissing ? 'description missing' : alt], isMissing);
  }
  function details(one: HeardElement, deep: number) {
    const isOpen = attr(one, 'open') !== undefined;
    for (const child of elementsIn(one)) {
      if (child.tag === 'summary')
        say(['button', isOpen ? 'expanded' : 'collapsed', named(child, true) || 'no words'], !named(child, true));
      else if (isOpen) visit(child, deep + 1);
    }
  }
  function leaf(one: HeardElement, role: string) {
    const name = named(one, !isField.test(role));
    say([leaves[role], name || 'no words', ...stateOf(one, role)], name === '');
  }

  function visit(one: HeardElement, deep: number): void {
    if (isHidden(one) || deep > deepest) return;
    const role = roleOf(one);
    if (one.tag === 'br') {
      words += ' ';
    } else if (one.tag === 'details') {
      flush();
      details(one, deep);
    } else if (role === 'heading') {
      const level = attr(one, 'aria-level') ?? (/^h([1-6])$/.exec(one.tag)?.[1] || '2');
      const name = named(one, true);
      say([`heading level ${level}`, name || 'no words'], name === '');
    } else if (role === 'img') image(one);
    else if (role === 'list') list(one, deep);
    else if (role === 'table') table(one, deep);
    else if (role === 'separator') say(['separator']);
    else if (role === 'blockquote') {
      say(['quote']);
      within(one, deep);
      say(['end of quote']);
    } else if (leaves[role]) leaf(one, role);
    else {
      const isBlock = block.test(one.tag);
      if (isBlock) flush();
      const landmark = landmarks[role] ?? (sections === 0 ? ofPage[one.tag] : undefined);
      // A label that a field has is said with the field.
      if (one.tag === 'label' && (attr(one, 'for') || one.children.some((child) => typeof child !== 'string'))) {
        for (const child of fieldsIn(one)) visit(child, deep + 1);
        return;
      }
      if (landmark) say([role === 'group' || role === 'dialog' ? landmark : `${landmark} landmark`, named(one, false)]);
      if (one.tag === 'svg') return;
      if (one.tag === 'legend' || one.tag === 'caption') return;
      const isSection = /^(article|aside|main|nav|section)$/.test(one.tag);
      if (isSection) sections += 1;
      within(one, deep);
      if (isSection) sections -= 1;
      if (isBlock) flush();
    }
  }
  visit(root, 0);
  flush();
  return all;
}
