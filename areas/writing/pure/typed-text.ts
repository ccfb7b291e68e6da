import type { Block, Document, Inline } from './types.ts';
import { hrefOf } from './walk.ts';

const inline = (nodes: readonly Inline[] = []): string =>
  nodes
    .map((node) => {
      if (node.type === 'hardBreak') return '\n';
      if (node.type === 'mention') return `@${node.attrs.username}`;
      const href = hrefOf(node.marks);
      return href === undefined || href === node.text ? node.text : `[${node.text}](${href})`;
    })
    .join('');

const indented = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first : others) + line)
    .join('\n');

function block(node: Block): string {
  switch (node.type) {
    case 'paragraph':
      return inline(node.content);
    case 'heading':
      return `${'#'.repeat(node.attrs.level)} ${inline(node.content)}`;
    case 'bulletList':
      return node.content.map((item) => indented(blocks(item.content, '\n'), '- ', '  ')).join('\n');
    case 'orderedList': {
      const start = node.attrs?.start ?? 1;
      return node.content.map((item, at) => indented(blocks(item.content, '\n'), `${start + at}. `, '   ')).join('\n');
    }
    case 'blockquote':
      return indented(blocks(node.content), '> ', '> ');
    case 'horizontalRule':
      return '---';
    case 'codeBlock':
      return `\`\`\`\n${inline(node.content)}\n\`\`\``;
    case 'table': {
      const rows = node.content.map(
        (row) => `| ${row.content.map((cell) => blocks(cell.content, ' ').replaceAll(/[|\n]/g, ' ')).join(' | ')} |`,
      );
      const head = node.content[0]?.content ?? [];
      if (head.some((cell) => cell.type === 'tableHeader')) rows.splice(1, 0, `|${' --- |'.repeat(head.length)}`);
      return rows.join('\n');
    }
    case 'image':
      return node.attrs.decorative ? '' : `![${node.attrs.alt}](picture)`;
    case 'warning':
      return blocks(node.content);
  }
}

const blocks = (nodes: readonly Block[], between = '\n\n'): string =>
  nodes
    .map(block)
    .filter((text) => text !== '')
    .join(between);

/** A document as people type one: "# Heading", "- item", [words](address). `readText` reads it. */
export const typedText = (document: Document): string => blocks(document.content);
