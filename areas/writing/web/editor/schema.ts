import { type Attrs, type DOMOutputSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { isLanguageTag, isSafeHref } from '../../pure/addresses.ts';
import { limits } from '../../pure/limits.ts';

const flow = '(paragraph|heading|bulletList|orderedList|blockquote|horizontalRule|codeBlock|image)';
const attr = (element: HTMLElement, name: string) => element.getAttribute(name) ?? '';
const whole = (text: string | null, least: number, most: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};
const text = (className: string, words: string): DOMOutputSpec => [
  'p',
  { class: className, contenteditable: 'false' },
  words,
];

function cell(tag: 'td' | 'th', role: string): NodeSpec {
  const span = (element: HTMLElement, name: string) => whole(element.getAttribute(name), 1, limits.span) ?? 1;
  return {
    content: `${flow}+`,
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    tableRole: role,
    isolating: true,
    parseDOM: [
      {
        tag,
        getAttrs: (element) => ({ colspan: span(element, 'colspan'), rowspan: span(element, 'rowspan') }),
      },
    ],
    toDOM: ({ attrs }) => [
      tag,
      {
        ...(attrs.colspan > 1 && { colspan: attrs.colspan }),
        ...(attrs.rowspan > 1 && { rowspan: attrs.rowspan }),
      },
      0,
    ],
  };
}

const imageAttrs = (element: HTMLElement): Attrs | false => {
  const mediaId = whole(element.getAttribute('data-media-id'), 1, 2_147_483_647);
  if (!mediaId) return false;
  return {
    mediaId,
    alt: attr(element, 'data-alt').slice(0, limits.alt),
    decorative: attr(element, 'data-decorative') === 'true',
    caption: attr(element, 'data-caption').slice(0, limits.caption),
  };
};

const imageDom = ({ attrs }: Node): DOMOutputSpec => {
  const { mediaId, alt, decorative, caption } = attrs as Record<string, string>;
  const said = decorative ? 'Only decoration.' : alt ? `Description: ${alt}` : 'No description yet.';
  return [
    'figure',
    {
      class: 'doc-figure',
      'data-media-id': mediaId,
      'data-alt': alt,
      'data-decorative': String(decorative),
      'data-caption': caption,
      ...(!alt && !decorative && { 'data-undescribed': '' }),
    },
    ['img', { src: `/media/${mediaId}/small`, alt: decorative ? '' : alt || 'A picture without a description' }],
    ['figcaption', ...(caption ? [['span', caption]] : []), ['span', { class: 'doc-said' }, said]],
  ];
};

/** The same shapes as pure/shape.ts, as ProseMirror wants them. */
export const schema = new Schema({
  nodes: {
    doc: { content: `(${flow}|table|warning)+` },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.min(4, Math.max(2, level)) },
      })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bulletList: { content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    orderedList: {
      content: 'listItem+',
      attrs: { start: { default: 1 } },
      parseDOM: [
        { tag: 'ol', getAttrs: (element) => ({ start: whole(element.getAttribute('start'), 1, 99_999) ?? 1 }) },
      ],
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
    },
    listItem: { content: `paragraph ${flow}*`, defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    blockquote: {
      content: `${flow}+`,
      attrs: { commentId: { default: null }, name: { default: null } },
      defining: true,
      parseDOM: [{ tag: 'p.doc-from', ignore: true }, { tag: 'blockquote' }],
      toDOM: ({ attrs }) =>
        attrs.name ? ['blockquote', text('doc-from', `${attrs.name} wrote:`), ['div', 0]] : ['blockquote', 0],
    },
    horizontalRule: { parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    codeBlock: {
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    table: {
      content: 'tableRow+',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    tableRow: {
      content: '(tableCell|tableHeader)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableCell: cell('td', 'cell'),
    tableHeader: cell('th', 'header_cell'),
    image: {
      attrs: { mediaId: {}, alt: { default: '' }, decorative: { default: false }, caption: { default: '' } },
      parseDOM: [{ tag: 'figure[data-media-id]', getAttrs: imageAttrs }],
      toDOM: imageDom,
    },
    warning: {
      content: `(${flow}|table)+`,
      attrs: { label: {} },
      defining: true,
      isolating: true,
      parseDOM: [
        { tag: 'p.doc-label', ignore: true },
        {
          tag: 'div[data-warning]',
          getAttrs: (element) => ({ label: attr(element, 'data-warning').slice(0, limits.warning) }),
        },
      ],
      toDOM: ({ attrs }) => [
        'div',
        { class: 'doc-warning', 'data-warning': attrs.label },
        text('doc-label', `Content warning: ${attrs.label}`),
        ['div', 0],
      ],
    },
    text: { group: 'inline' },
    hardBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    mention: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { userId: {}, username: {} },
      parseDOM: [
        {
          tag: 'bdi[data-user-id]',
          getAttrs: (element) => {
            const userId = whole(element.getAttribute('data-user-id'), 1, 2_147_483_647);
            const username = attr(element, 'data-username');
            return userId && username ? { userId, username } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'bdi',
        { class: 'mention', 'data-user-id': attrs.userId, 'data-username': attrs.username },
        `@${attrs.username}`,
      ],
      leafText: ({ attrs }) => `@${attrs.username}`,
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = attr(element, 'href');
            return isSafeHref(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything it copies in a <b> that is not bold.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
    lang: {
      attrs: { lang: {} },
      parseDOM: [
        {
          tag: '[lang]',
          consuming: false,
          getAttrs: (element) => {
            const lang = attr(element, 'lang');
            return isLanguageTag(lang) && !/^en\b/i.test(lang) ? { lang } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['span', { lang: attrs.lang, class: 'doc-lang' }, 0],
    },
  },
});
