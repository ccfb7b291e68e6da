import { isLanguageTag, isSafeHref } from './addresses.ts';
import { hasUnwanted, isBlank } from './characters.ts';
import { limits } from './limits.ts';

/** What an attribute may be: true, or the sentence that says how to put it right. */
type Rule = (value: unknown) => true | string;
export interface Kind {
  /** Names of what may stand inside; undefined: nothing does. */
  readonly inside?: ReadonlySet<string>;
  /** At least one must stand inside. */
  readonly filled?: true;
  readonly attrs?: Readonly<Record<string, Rule>>;
  readonly optional?: readonly string[];
  /** The attributes may be left out together. */
  readonly bare?: true;
}

const whole =
  (least: number, most: number, say: string): Rule =>
  (value) =>
    (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) || say;
const words =
  (most: number, what: string, needed = false): Rule =>
  (value) => {
    if (typeof value !== 'string') return `${what} needs to be text.`;
    if (value.length > most) return `${what} can have ${most} characters at most.`;
    if (hasUnwanted(value)) return `${what} holds characters that cannot be shown.`;
    return !needed || !isBlank(value) || `${what} needs words.`;
  };
const id = whole(1, 2_147_483_647, 'This is not the number of anything here.');
const span = whole(1, limits.span, `A cell can reach over ${limits.span} cells at most.`);
const cell = { colspan: span, rowspan: span };

const flow = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'codeBlock',
  'image',
] as const;
const flowSet = new Set<string>(flow);
const inline = new Set(['text', 'hardBreak', 'mention']);

/** Everything that a document may hold, and where. The editor's own schema says the same to ProseMirror. */
export const kinds: Readonly<Record<string, Kind>> = {
  __proto__: null as never,
  doc: { inside: new Set([...flow, 'table', 'warning']) },
  paragraph: { inside: inline },
  heading: {
    inside: inline,
    attrs: { level: whole(2, 4, 'Headings have level 2, 3 or 4.') },
  },
  bulletList: { inside: new Set(['listItem']), filled: true },
  orderedList: {
    inside: new Set(['listItem']),
    filled: true,
    attrs: { start: whole(1, 99_999, 'A numbered list starts with a number from 1 to 99,999.') },
    bare: true,
  },
  listItem: { inside: flowSet, filled: true },
  blockquote: {
    inside: flowSet,
    filled: true,
    attrs: { commentId: id, name: words(limits.name, 'The name beside a quote', true) },
    bare: true,
  },
  horizontalRule: {},
  codeBlock: { inside: new Set(['text']) },
  table: { inside: new Set(['tableRow']), filled: true },
  tableRow: { inside: new Set(['tableHeader', 'tableCell']), filled: true },
  tableHeader: { inside: flowSet, filled: true, attrs: cell, optional: ['colspan', 'rowspan'], bare: true },
  tableCell: { inside: flowSet, filled: true, attrs: cell, optional: ['colspan', 'rowspan'], bare: true },
  image: {
    attrs: {
      mediaId: id,
      alt: words(limits.alt, 'A description'),
      decorative: (value) => typeof value === 'boolean' || 'Say whether the picture is only decoration.',
      caption: words(limits.caption, 'A caption'),
    },
  },
  warning: {
    inside: new Set([...flow, 'table']),
    filled: true,
    attrs: { label: words(limits.warning, 'A content warning', true) },
  },
  hardBreak: {},
  mention: { attrs: { userId: id, username: words(limits.username, 'A username', true) } },
};

export const marks: Readonly<Record<string, Kind>> = {
  __proto__: null as never,
  bold: {},
  italic: {},
  code: {},
  link: {
    attrs: {
      href: (value) =>
        (typeof value === 'string' && isSafeHref(value)) ||
        'A link leads to a web address, an email address, a phone number or a place within Doorways.',
    },
  },
  lang: {
    attrs: {
      lang: (value) =>
        (typeof value === 'string' && isLanguageTag(value)) || 'Name the language by its tag, such as "fr".',
    },
  },
};

export type Bag = Readonly<Record<string, unknown>>;
export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value under a name of the object itself, never one that it inherits. */
export const own = (bag: Bag, name: string): unknown => (Object.hasOwn(bag, name) ? bag[name] : undefined);
