import type { PostVersion } from '../../contract.ts';

type Document = NonNullable<PostVersion['document']>;
type Block = Document['content'][number];
type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number];

/** A wording as lines of text that also tell its structure, so that a changed heading, link or picture shows. */
export function linesOf({ content, document }: Pick<PostVersion, 'content' | 'document'>): string {
  return document ? document.content.flatMap(blockLines).join('\n') : content;
}

const words = (nodes: readonly Inline[] = []): string =>
  nodes
    .map((node) => {
      if (node.type === 'hardBreak') return '\n';
      if (node.type === 'mention') return `@${node.attrs.username}`;
      const link = node.marks?.find((mark) => mark.type === 'link');
      return link?.type === 'link' ? `${node.text} (${link.attrs.href})` : node.text;
    })
    .join('');

function blockLines(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return [`${'#'.repeat(block.attrs.level)} ${words(block.content)}`];
    case 'paragraph':
    case 'codeBlock':
      return [words(block.content)];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(blockLines).map((line) => `• ${line}`));
    case 'blockquote':
      return block.content.flatMap(blockLines).map((line) => `> ${line}`);
    case 'table':
      return block.content.map((row) =>
        row.content.map((cell) => cell.content.flatMap(blockLines).join(' ')).join(' | '),
      );
    case 'image':
      return [
        `[Picture: ${block.attrs.alt || 'not described'}]`,
        ...(block.attrs.caption ? [block.attrs.caption] : []),
      ];
    case 'warning':
      return [`[Content warning: ${block.attrs.label}]`, ...block.content.flatMap(blockLines)];
    default:
      return [];
  }
}
