import type { Document } from '../../pure/types.ts';

/** What stands in the plain field, while it is still on the page. */
export function typedBefore(id: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return undefined;
  return { value: field.value, caret: field.selectionStart, focused: document.activeElement === field };
}

/** Each line becomes a paragraph, letter by letter, and the caret stays where it is. */
export function documentOfLines({ value, caret }: { readonly value: string; readonly caret: number }) {
  const content: { type: 'paragraph'; content?: { type: 'text'; text: string }[] }[] = [];
  let [start, path, column] = [0, [0], 0];
  for (const line of value.split('\n')) {
    const here = caret >= start && caret <= start + line.length;
    if (line.trim() !== '' || here) {
      if (here) [path, column] = [[content.length], caret - start];
      content.push({ type: 'paragraph', ...(line !== '' && { content: [{ type: 'text', text: line }] }) });
    }
    start += line.length + 1;
  }
  return { document: { type: 'doc', content } as Document, path, column };
}
