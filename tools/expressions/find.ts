import { isNode, type Node, parse } from '../syntax.ts';

export interface Expression {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** Whether it is used again and again on the rest of a text, as split does without the flag. */
  readonly repeated: boolean;
  /** The longest text that it can see, where the code beside it says so: `text.slice(0, 200).replace(…)`. */
  readonly most?: number;
}

/** Made while running from what only running can tell. */
export interface Unreadable {
  readonly line: number;
  readonly code: string;
}

interface Made {
  readonly source: string;
  readonly flags: string;
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const nameOf = (value: unknown) => (isNode(value) && value.type === 'Identifier' ? String(value.name) : '');
const methodOf = (call: Node) =>
  isNode(call.callee) && call.callee.type === 'MemberExpression' ? nameOf(call.callee.property) : '';
const subjectOf = (call: Node) => (isNode(call.callee) ? call.callee.object : undefined);
const isCall = (value: unknown): value is Node => isNode(value) && value.type === 'CallExpression';
const isRegExp = (node: Node) => /^(New|Call)Expression$/.test(node.type) && nameOf(node.callee) === 'RegExp';

/** Every regular expression of a source, whether it is written as a literal or made of constants of the file. */
export function expressionsIn(text: string): { found: Expression[]; unreadable: Unreadable[] } {
  const tree = parse('text.ts', text);
  const constants = constantsOf(tree);
  const found: Expression[] = [];
  const unreadable: Unreadable[] = [];
  const visit = (node: Node, [parent, above]: readonly Node[]) => {
    const made = isRegExp(node) || isLiteral(node) ? expressionOf(node, constants) : undefined;
    const line = text.slice(0, node.start).split('\n').length;
    if (made) {
      const most = mostSeen(node, parent, above, constants);
      const repeated = /[gy]/.test(made.flags) || (isCall(parent) && methodOf(parent) === 'split');
      found.push({ line, ...made, repeated, ...(most === undefined ? {} : { most }) });
    } else if (isRegExp(node)) unreadable.push({ line, code: text.slice(node.start, node.end) });
    if (made) return;
    for (const child of Object.values(node).flatMap(nodes)) visit(child, parent ? [node, parent] : [node]);
  };
  visit(tree, []);
  return { found, unreadable };
}

const isLiteral = (node: Node) => node.type === 'Literal' && isRegExpValue(node.regex);
const isRegExpValue = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

type Constants = ReadonlyMap<string, Node>;

function constantsOf(tree: Node): Constants {
  const constants = new Map<string, Node>();
  const statements = nodes(tree.body).map((one) => (isNode(one.declaration) ? one.declaration : one));
  for (const { declarations } of statements.filter((one) => one.type === 'VariableDeclaration' && one.kind === 'const'))
    for (const { id, init } of nodes(declarations)) if (nameOf(id) && isNode(init)) constants.set(nameOf(id), init);
  return constants;
}

function expressionOf(node: Node, constants: Constants): Made | undefined {
  if (isRegExpValue(node.regex)) return { source: node.regex.pattern, flags: node.regex.flags };
  const [first, second] = nodes(node.arguments);
  const resolved = first && resolve(first, constants);
  const source = resolved && textOf(resolved, constants);
  const other = resolved && isLiteral(resolved) ? expressionOf(resolved, constants) : undefined;
  const flags = second ? textOf(second, constants) : (other?.flags ?? '');
  if (other) return flags === undefined ? undefined : { source: other.source, flags };
  return source === undefined || flags === undefined ? undefined : { source, flags };
}

const resolve = (node: Node, constants: Constants) => constants.get(nameOf(node)) ?? node;

/** What a text made of constants comes to; undefined where it hangs on anything else. */
function textOf(node: Node, constants: Constants): string | undefined {
  const one = resolve(node, constants);
  if (one.type === 'Literal' && typeof one.value === 'string') return one.value;
  if (one.type === 'BinaryExpression' && one.operator === '+') {
    const sides = [one.left, one.right].flatMap(nodes).map((side) => textOf(side, constants));
    return sides.includes(undefined) ? undefined : sides.join('');
  }
  if (one.type === 'MemberExpression' && nameOf(one.property) === 'source' && isNode(one.object)) {
    const of = resolve(one.object, constants);
    return isLiteral(of) ? expressionOf(of, constants)?.source : undefined;
  }
  const isRaw = one.type === 'TaggedTemplateExpression' && isNode(one.tag) && nameOf(one.tag.property) === 'raw';
  const template = isRaw && isNode(one.quasi) ? one.quasi : one;
  if (template.type !== 'TemplateLiteral') return undefined;
  const between = nodes(template.expressions).map((each) => textOf(each, constants));
  if (between.includes(undefined)) return undefined;
  const parts = nodes(template.quasis).map(({ value }) => value as { raw: string; cooked: string });
  return parts.map(({ raw, cooked }, n) => `${isRaw ? raw : cooked}${between[n] ?? ''}`).join('');
}

/** What the text that it is used on was cut to, right there. */
function mostSeen(node: Node, parent: Node | undefined, above: Node | undefined, constants: Constants) {
  if (isCall(parent) && nodes(parent.arguments)[0] === node) return cutTo(subjectOf(parent), constants);
  const asks = isCall(above) && subjectOf(above) === node && /^(?:test|exec)$/.test(methodOf(above));
  return asks ? cutTo(nodes(above.arguments)[0], constants) : undefined;
}

function cutTo(subject: unknown, constants: Constants): number | undefined {
  if (!isCall(subject)) return undefined;
  if (/^trim(?:Start|End)?$/.test(methodOf(subject))) return cutTo(subjectOf(subject), constants);
  if (methodOf(subject) !== 'slice') return undefined;
  const [from, to] = nodes(subject.arguments).map((one) => resolve(one, constants).value);
  return from === 0 && typeof to === 'number' ? to : undefined;
}
