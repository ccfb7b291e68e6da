import { cleanDocument } from './clean-document.ts';
import type { Document } from './types.ts';

/** A blank line parts paragraphs, a line break stays one. */
export function fromPlainText(text: string): Document {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return cleanDocument({
    type: 'doc',
    content: paragraphs.map((part) => ({
      type: 'paragraph',
      content: part
        .split('\n')
        .flatMap((line, at) => [
          ...(at > 0 ? [{ type: 'hardBreak' }] : []),
          ...(line.trim() ? [{ type: 'text', text: line.trim() }] : []),
        ]),
    })),
  });
}
