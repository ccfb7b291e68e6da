import { type Node, Node as PmNode } from 'prosemirror-model';
import { withoutUnwanted } from '../../pure/characters.ts';
import { cleanDocument } from '../../pure/clean-document.ts';
import { isBag } from '../../pure/shape.ts';
import type { Document } from '../../pure/types.ts';
import { schema } from './schema.ts';

/** What ProseMirror writes down and the contract leaves out. */
const silent: Readonly<Record<string, unknown>> = { start: 1, colspan: 1, rowspan: 1 };

function lean(value: unknown): unknown {
  if (!isBag(value)) return value;
  const { type, attrs, text, marks, content } = value;
  const kept = isBag(attrs) ? Object.entries(attrs).filter(([name, one]) => one !== null && silent[name] !== one) : [];
  const inside = Array.isArray(content) ? content.map(lean).filter((one) => !isBag(one) || one.text !== '') : [];
  return {
    type,
    ...(kept.length > 0 && { attrs: Object.fromEntries(kept) }),
    ...(typeof text === 'string' && { text: withoutUnwanted(text) }),
    ...(typeof text === 'string' && Array.isArray(marks) && marks.length > 0 && { marks: marks.map(lean) }),
    ...(inside.length > 0 && { content: inside }),
  };
}

/** The text of the editor as it is stored. One empty paragraph is an empty text. */
export function toDocument(node: Node): Document {
  const document = lean(node.toJSON()) as Document;
  const content = document.content ?? [];
  const [first] = content;
  const empty = content.length === 1 && first?.type === 'paragraph' && !first.content;
  return { type: 'doc', content: empty ? [] : content };
}

export function fromDocument(document: Document): Node {
  const { content } = cleanDocument(document);
  const node = PmNode.fromJSON(schema, {
    type: 'doc',
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  });
  node.check();
  return node;
}
