import { hasUnwanted } from './characters.ts';
import { limits } from './limits.ts';
import { type Bag, isBag, type Kind, kinds, marks, own } from './shape.ts';

export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Path = Fault['path'];
const mostFaults = 20;

/** Everything that keeps a value from being a document, each with its place; none: it is one. */
export function faultsIn(value: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  let [nodes, characters, images] = [0, 0, 0];
  const add = (path: Path, message: string) => {
    if (faults.length < mostFaults) faults.push({ path, message });
  };
  const over = () => nodes > limits.nodes || faults.length >= mostFaults;
  const keys = (bag: Bag, known: readonly string[], path: Path) => {
    for (const key of Object.keys(bag))
      if (!known.includes(key)) add([...path, key.slice(0, 40)], 'This part of the text is not known here.');
  };

  const attributes = (bag: Bag, kind: Kind, path: Path) => {
    const { attrs: rules, optional = [], bare } = kind;
    const attrs = own(bag, 'attrs');
    if (!rules) return attrs === undefined || add([...path, 'attrs'], 'This part of the text takes no details.');
    if (attrs === undefined && bare) return;
    if (!isBag(attrs)) return add([...path, 'attrs'], 'Details of this part are missing.');
    keys(attrs, Object.keys(rules), [...path, 'attrs']);
    for (const [name, rule] of Object.entries(rules)) {
      const one = own(attrs, name);
      if (one === undefined && optional.includes(name)) continue;
      const verdict = rule(one);
      if (verdict !== true) add([...path, 'attrs', name], verdict);
      else if (typeof one === 'string' && (name === 'alt' || name === 'caption' || name === 'label'))
        characters += one.length;
    }
  };

  const markList = (value: unknown, path: Path) => {
    if (value === undefined) return;
    if (!Array.isArray(value) || value.length > 5) return add(path, 'These styles cannot be read.');
    const seen = new Set<unknown>();
    for (const [at, one] of value.entries()) {
      const type = isBag(one) ? own(one, 'type') : undefined;
      const kind = typeof type === 'string' ? marks[type] : undefined;
      if (!isBag(one) || !kind || seen.has(type)) {
        add([...path, at], 'This style of text is not known here.');
        continue;
      }
      seen.add(type);
      keys(one, ['type', 'attrs'], [...path, at]);
      attributes(one, kind, [...path, at]);
    }
  };

  const textNode = (bag: Bag, plain: boolean, path: Path) => {
    keys(bag, ['type', 'text', 'marks'], path);
    const text = own(bag, 'text');
    if (typeof text !== 'string' || text === '') return add([...path, 'text'], 'There are no words in this place.');
    characters += text.length;
    if (hasUnwanted(text)) add([...path, 'text'], 'This passage holds characters that cannot be shown.');
    if (plain && own(bag, 'marks') !== undefined) add([...path, 'marks'], 'Code takes no styles.');
    else markList(own(bag, 'marks'), [...path, 'marks']);
  };

  const children = (bag: Bag, kind: Kind, parent: string, depth: number, path: Path) => {
    const content = own(bag, 'content');
    if (!kind.inside) return content === undefined || add([...path, 'content'], 'Nothing can stand inside this.');
    if (content === undefined && !kind.filled && parent !== 'doc') return;
    if (!Array.isArray(content)) return add([...path, 'content'], 'The text is missing here.');
    if (content.length === 0 && kind.filled) return add([...path, 'content'], 'There is nothing in this part.');
    for (let at = 0; at < content.length && !over(); at += 1)
      node(content[at], parent, depth + 1, [...path, 'content', at]);
  };

  function node(value: unknown, parent: string, depth: number, path: Path): unknown {
    nodes += 1;
    const type = isBag(value) ? own(value, 'type') : undefined;
    if (!isBag(value) || typeof type !== 'string' || !(type in kinds || type === 'text'))
      return add(path, 'This part of the text is not known here.');
    if (!kinds[parent]?.inside?.has(type)) return add(path, 'This part can’t go here.');
    if (type === 'text') return textNode(value, parent === 'codeBlock', path);
    if (depth > limits.depth) return add(path, `Parts can stand ${limits.depth} deep within each other at most.`);
    const kind = kinds[type] as Kind;
    if (type === 'image') images += 1;
    keys(value, ['type', 'attrs', 'content'], path);
    attributes(value, kind, path);
    children(value, kind, type, depth, path);
  }

  if (!isBag(value) || own(value, 'type') !== 'doc') return [{ path: [], message: 'This is not a text of this site.' }];
  keys(value, ['type', 'content'], []);
  children(value, kinds.doc as Kind, 'doc', 0, []);
  if (nodes > limits.nodes) add([], `This text has too many parts: ${limits.nodes} at most.`);
  if (characters > limits.characters)
    add([], `This text is ${characters - limits.characters} characters too long. It can have ${limits.characters}.`);
  if (images > limits.images) add([], `This text has ${images} pictures. It can have ${limits.images}.`);
  return faults;
}
