import { isSafeHref, leavesTheSite } from './addresses.ts';
import type { Block, Document, Image, Inline, Mark, TableCell, Text } from './types.ts';
import { outline } from './walk.ts';

/** What is known of an upload that a document shows. The feed's Media has all of it. */
export interface DocumentMedia {
  readonly id: number;
  readonly url: string;
  readonly smallUrl?: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
  readonly decorative?: boolean;
}

export interface HtmlOptions {
  readonly media?: readonly DocumentMedia[];
  /** Added to the level of every heading: 0 has them start with h2. */
  readonly headingOffset?: number;
  /** Put before addresses within the site, for readers outside of it: https://example.org */
  readonly origin?: string;
  /** Begins the ids of headings. */
  readonly idPrefix?: string;
}

export const headingLevel = (level: number, offset = 0): number => Math.min(6, Math.max(1, level + offset));
export const linkRel = 'noopener nofollow ugc';
/** Words for a picture: of the author here, else of its upload. Empty for decoration. */
export const altOf = (
  { alt, decorative }: Image['attrs'],
  media?: Pick<DocumentMedia, 'alt' | 'decorative'>,
): string => (decorative || (!alt && media?.decorative) ? '' : alt || media?.alt || 'A picture without a description');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');
/** The one way to a tag: names are ours, values are escaped. */
const tag = (
  name: string,
  inside: string,
  attrs: Readonly<Record<string, string | number | undefined>> = {},
): string => {
  const list = Object.entries(attrs).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  return `<${name}${list.join('')}>${inside}</${name}>`;
};

/** A document as HTML for feeds, print and pages without scripts: nothing in it runs, and all text is escaped. */
export function toHtml(document: Document, options: HtmlOptions = {}): string {
  const ids = new Map(outline(document, options.idPrefix).map(({ id, path }) => [path.join(), id]));
  const media = new Map(options.media?.map((one) => [one.id, one]));
  const address = (href: string) => (href.startsWith('/') ? `${options.origin ?? ''}${href}` : href);

  const marked = (text: string, mark: Mark): string => {
    switch (mark.type) {
      case 'bold':
        return tag('strong', text);
      case 'italic':
        return tag('em', text);
      case 'code':
        return tag('code', text);
      case 'lang':
        return tag('span', text, { lang: mark.attrs.lang });
      case 'link': {
        const { href } = mark.attrs;
        if (!isSafeHref(href)) return text;
        return tag('a', text, { href: address(href), rel: leavesTheSite(href) ? linkRel : undefined });
      }
    }
  };
  const words = ({ text, marks = [] }: Text) => marks.reduce(marked, escaped(text));
  const inline = (nodes: readonly Inline[] = []): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return words(node);
        return node.type === 'hardBreak' ? '<br>' : tag('bdi', escaped(`@${node.attrs.username}`));
      })
      .join('');

  const picture = ({ attrs }: Image): string => {
    const file = media.get(attrs.mediaId);
    const alt = altOf(attrs, file);
    const shown = file
      ? `<img${[
          ['src', address(file.url)],
          ['alt', alt],
          ['width', file.width],
          ['height', file.height],
        ]
          .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
          .join('')}>`
      : alt && tag('p', escaped(alt));
    return tag('figure', `${shown}${attrs.caption ? tag('figcaption', escaped(attrs.caption)) : ''}`);
  };
  const cell = (node: TableCell, row: number, path: readonly number[]): string =>
    tag(node.type === 'tableHeader' ? 'th' : 'td', blocks(node.content, path), {
      scope: node.type === 'tableHeader' ? (row === 0 ? 'col' : 'row') : undefined,
      colspan: node.attrs?.colspan,
      rowspan: node.attrs?.rowspan,
    });
  const items = (nodes: readonly { readonly content: readonly Block[] }[], path: readonly number[]): string =>
    nodes.map((item, at) => tag('li', blocks(item.content, [...path, at]))).join('');
  const blocks = (nodes: readonly Block[], path: readonly number[]): string =>
    nodes.map((node, at) => block(node, [...path, at])).join('');

  function block(node: Block, path: readonly number[]): string {
    switch (node.type) {
      case 'paragraph':
        return tag('p', inline(node.content));
      case 'heading':
        return tag(`h${headingLevel(node.attrs.level, options.headingOffset)}`, inline(node.content), {
          id: ids.get(path.join()),
        });
      case 'bulletList':
        return tag('ul', items(node.content, path));
      case 'orderedList':
        return tag('ol', items(node.content, path), { start: node.attrs?.start });
      case 'blockquote': {
        const from = node.attrs ? tag('p', `${tag('bdi', escaped(node.attrs.name))} wrote:`) : '';
        return tag('blockquote', from + blocks(node.content, path));
      }
      case 'horizontalRule':
        return '<hr>';
      case 'codeBlock':
        return tag('pre', tag('code', inline(node.content)));
      case 'table':
        return tag(
          'table',
          node.content
            .map((row, at) => tag('tr', row.content.map((one, no) => cell(one, at, [...path, at, no])).join('')))
            .join(''),
        );
      case 'image':
        return picture(node);
      case 'warning':
        return tag(
          'details',
          tag('summary', `Content warning: ${escaped(node.attrs.label)}`) + blocks(node.content, path),
        );
    }
  }
  return blocks(document.content, []);
}
