import type { Block, Document, Inline, Table } from '../types.ts';
import { hrefOf } from '../walk.ts';
import { element, type HeardElement } from './heard-element.ts';

const inline = (nodes: readonly Inline[] = []): readonly (HeardElement | string)[] => {
  const made: (HeardElement | string)[] = [];
  let link: { readonly href: string; readonly words: string[] } | undefined;
  const close = () => {
    if (link) made.push(element('a', [link.words.join('')], { href: link.href }));
    link = undefined;
  };
  for (const node of nodes) {
    const href = node.type === 'text' ? hrefOf(node.marks) : undefined;
    // Pieces of one link, such as a bold word in it, are one link.
    if (href !== link?.href) close();
    if (node.type === 'hardBreak') made.push(element('br'));
    else if (node.type === 'mention') made.push(element('a', [`@${node.attrs.username}`], { href: '/' }));
    else if (href === undefined) made.push(node.text);
    else if (link) link.words.push(node.text);
    else link = { href, words: [node.text] };
  }
  close();
  return made;
};

const table = ({ content }: Table): HeardElement =>
  element(
    'table',
    content.map((row, no) =>
      element(
        'tr',
        row.content.map((cell) =>
          cell.type === 'tableHeader'
            ? element('th', blocks(cell.content), { scope: no === 0 ? 'col' : 'row' })
            : element('td', blocks(cell.content)),
        ),
      ),
    ),
  );

const blocks = (nodes: readonly Block[]): readonly HeardElement[] => nodes.map(block);

function block(node: Block): HeardElement {
  switch (node.type) {
    case 'paragraph':
      return element('p', inline(node.content));
    case 'heading':
      return element(`h${node.attrs.level}`, inline(node.content));
    case 'bulletList':
    case 'orderedList':
      return element(
        node.type === 'bulletList' ? 'ul' : 'ol',
        node.content.map((item) => element('li', blocks(item.content))),
      );
    case 'blockquote': {
      const from = node.attrs ? [element('p', [`${node.attrs.name} wrote:`])] : [];
      return element('blockquote', [...from, ...blocks(node.content)]);
    }
    case 'horizontalRule':
      return element('hr');
    case 'codeBlock':
      return element('pre', inline(node.content));
    case 'table':
      return table(node);
    case 'image': {
      const { alt, decorative, caption } = node.attrs;
      const picture = element('img', [], decorative ? { alt: '' } : alt.trim() ? { alt } : {});
      return element('figure', [picture, ...(caption ? [element('figcaption', [caption])] : [])]);
    }
    case 'warning':
      // Opened: the author hears what is inside as well.
      return element(
        'details',
        [element('summary', [`Content warning: ${node.attrs.label}`]), ...blocks(node.content)],
        {
          open: '',
        },
      );
  }
}

/** A document as its readers' screen readers find it. */
export const heardDocument = (document: Document): HeardElement => element('div', blocks(document.content));
