import { isBlank, withoutUnwanted } from './characters.ts';
import { limits } from './limits.ts';
import { type Bag, isBag, type Kind, kinds, marks, own } from './shape.ts';
import type { Block, Document } from './types.ts';

type Made = { type: string; text?: string; attrs?: Bag; marks?: readonly Bag[]; content?: readonly Made[] };

const isInline = (type: string) => type === 'text' || type === 'hardBreak' || type === 'mention';

/**
 * Makes a document of anything: keeps what is known and drops the rest. What stands inside something unknown moves up
 * into its place, loose words get a paragraph, and what goes past a limit is left out.
 */
export function cleanDocument(value: unknown): Document {
  const left = { nodes: limits.nodes, characters: limits.characters, images: limits.images };
  const fits = (text: string, most: number) => {
    const taken = cut(withoutUnwanted(text), Math.min(most, left.characters));
    left.characters -= taken.length;
    return taken;
  };

  const attributes = (bag: Bag, kind: Kind): Bag | undefined | false => {
    if (!kind.attrs) return undefined;
    const given = own(bag, 'attrs');
    const attrs: Record<string, unknown> = {};
    for (const [name, rule] of Object.entries(kind.attrs)) {
      const raw = isBag(given) ? own(given, name) : undefined;
      const one = typeof raw === 'string' ? fitted(name, raw) : (raw ?? fallbacks[name]);
      if (rule(one) === true) attrs[name] = one;
      else if (kind.bare && !kind.optional) return undefined;
      else if (!kind.optional?.includes(name)) return false;
    }
    return Object.keys(attrs).length > 0 ? attrs : undefined;
  };
  const fitted = (name: string, raw: string) => {
    if (name === 'alt' || name === 'caption') return fits(raw, limits[name]);
    return name === 'label' ? fits(raw, limits.warning) : raw;
  };

  const textOf = (bag: Bag, plain: boolean): Made | undefined => {
    const raw = own(bag, 'text');
    const text = typeof raw === 'string' ? fits(raw, limits.characters) : '';
    if (text === '') return undefined;
    const kept = plain ? [] : marksOf(own(bag, 'marks'));
    return { type: 'text', text, ...(kept.length > 0 && { marks: kept }) };
  };
  const marksOf = (value: unknown): Bag[] => {
    const kept = new Map<string, Bag>();
    for (const one of Array.isArray(value) ? value.slice(0, 20) : []) {
      const type = isBag(one) ? own(one, 'type') : undefined;
      const kind = typeof type === 'string' ? marks[type] : undefined;
      if (!isBag(one) || typeof type !== 'string' || !kind || kept.has(type)) continue;
      const attrs = attributes(one, kind);
      if (attrs !== false) kept.set(type, { type, ...(attrs && { attrs }) });
    }
    return [...kept.values()];
  };

  const contentOf = (value: unknown, parent: string, depth: number, lost = 0): Made[] => {
    const made: Made[] = [];
    for (const one of Array.isArray(value) ? value : []) {
      if (left.nodes <= 0) break;
      if (isBag(one)) made.push(...nodeOf(one, parent, depth, lost));
    }
    return made;
  };

  function nodeOf(bag: Bag, parent: string, depth: number, lost: number): Made[] {
    const inside = kinds[parent]?.inside;
    const type = String(own(bag, 'type'));
    left.nodes -= 1;
    if (type === 'text') {
      const text = textOf(bag, parent === 'codeBlock');
      return text ? placed(text, parent, depth) : [];
    }
    const kind = kinds[type];
    const attrs = kind ? attributes(bag, kind) : false;
    const fitsHere = kind !== undefined && type !== 'doc' && attrs !== false && depth <= limits.depth;
    if (!fitsHere || !(inside?.has(type) || isInline(type))) {
      // Its words may still have a place here. The count keeps a tower of unknown things from reaching the stack's end.
      return lost > 100 ? [] : contentOf(own(bag, 'content'), parent, depth, lost + 1);
    }
    if (type === 'image') {
      if (left.images <= 0) return [];
      left.images -= 1;
    }
    const content = kind.inside && contentOf(own(bag, 'content'), type, depth + 1, lost);
    if (kind.filled && content?.length === 0) return [];
    const made: Made = {
      type,
      ...(attrs && { attrs }),
      ...(content && content.length > 0 && { content: grouped(content, type) }),
    };
    return placed(made, parent, depth);
  }

  /** Words that came where only blocks may stand. */
  function placed(made: Made, parent: string, depth: number): Made[] {
    const inside = kinds[parent]?.inside;
    if (inside?.has(made.type)) return [made];
    if (!isInline(made.type) || !inside?.has('paragraph') || depth > limits.depth) return [];
    left.nodes -= 1;
    return [{ type: 'paragraph', content: [made] }];
  }

  if (!isBag(value)) return { type: 'doc', content: [] };
  const content = contentOf(own(value, 'content'), 'doc', 1);
  return { type: 'doc', content: grouped(content, 'doc') as unknown as readonly Block[] };
}

const fallbacks: Readonly<Record<string, unknown>> = { alt: '', caption: '', decorative: false };

/** List items begin with a paragraph, as the editor has them. */
function grouped(content: readonly Made[], parent: string): readonly Made[] {
  if (parent !== 'listItem' || content[0]?.type === 'paragraph') return content;
  return [{ type: 'paragraph' }, ...content];
}

/** At most so many characters, without half of one. */
function cut(text: string, most: number): string {
  const part = text.length > most ? text.slice(0, most) : text;
  return /[\ud800-\udbff]$/.test(part) ? part.slice(0, -1) : part;
}

/** Nothing that can be seen: no words, no picture, no line. */
export function isEmptyDocument(document: Document): boolean {
  const seen = (one: unknown): boolean => {
    const { type, text, content } = one as Made;
    if (type === 'image' || type === 'mention' || type === 'horizontalRule' || type === 'table') return true;
    return text === undefined ? (content ?? []).some(seen) : !isBlank(text);
  };
  return !document.content.some(seen);
}

/** Do both say the same? */
export const sameDocument = (one: Document, other: Document): boolean =>
  JSON.stringify(cleanDocument(one)) === JSON.stringify(cleanDocument(other));
