import type { Atrule, CssNode, Declaration, Rule, SelectorList } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { ident } from 'css-tree/utils';
import walk from 'css-tree/walker';
import {
  allowedPseudo,
  allowedPseudoElements,
  isAllowedAttribute,
  isAllowedProperty,
  isAllowedValue,
  mediaPattern,
} from './allowed.ts';

export interface Sanitised {
  /** Safe style rules, without the layer and the scope; see wrapped(). */
  readonly css: string;
  /** What was left out and why, in sentences for the member. */
  readonly removed: string[];
}

export const mostBytes = 10_240;
export const mostRules = 200;
const mostSelectorParts = 12;
const mostSelectors = 20;

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Parses the member's styles and builds new ones from what is on the list. Unknown means out. */
export function sanitiseCss(text: string): Sanitised {
  const removed: string[] = [];
  if (new TextEncoder().encode(text).length > mostBytes) {
    return { css: '', removed: ['Your styles are longer than 10 kB, so none were used.'] };
  }
  let sheet: CssNode;
  try {
    sheet = parse(text, { parseValue: true, parseCustomProperty: true, onParseError: () => undefined });
  } catch {
    return { css: '', removed: ['Your styles could not be read.'] };
  }
  const state = { removed, rules: 0 };
  const css = sheet.type === 'StyleSheet' ? sheet.children.toArray().map((node) => safeNode(node, state)) : [];
  return { css: css.filter(Boolean).join('\n'), removed: [...new Set(removed)] };
}

type State = { removed: string[]; rules: number };

function safeNode(node: CssNode, state: State, inMedia = false): string {
  if (node.type === 'Rule') return safeRule(node, state);
  if (node.type === 'Atrule') return inMedia ? drop(node, state) : safeMedia(node, state);
  if (node.type === 'Raw') state.removed.push(`“${short(generate(node))}” could not be read.`);
  return '';
}

function drop(node: Atrule, state: State): string {
  state.removed.push(`“@${short(node.name)}” is not allowed.`);
  return '';
}

function safeMedia(node: Atrule, state: State): string {
  const prelude = node.prelude ? generate(node.prelude).toLowerCase() : '';
  if (ident.decode(node.name).toLowerCase() !== 'media' || !node.block || !mediaPattern.test(prelude))
    return drop(node, state);
  const inside = node.block.children.toArray().map((each) => safeNode(each, state, true));
  const css = inside.filter(Boolean).join('\n');
  return css && `@media ${prelude} {\n${css}\n}`;
}

function safeRule(rule: Rule, state: State): string {
  state.rules += 1;
  if (state.rules > mostRules) {
    state.removed.push(`Only the first ${mostRules} rules are used.`);
    return '';
  }
  const selector = rule.prelude.type === 'SelectorList' ? safeSelector(rule.prelude) : null;
  if (selector === null) {
    state.removed.push(`The selector “${short(generate(rule.prelude))}” is not allowed.`);
    return '';
  }
  const lines: string[] = [];
  for (const child of rule.block.children) {
    if (child.type === 'Declaration') {
      const line = safeDeclaration(child, state);
      if (line) lines.push(line);
    } else state.removed.push(`“${short(generate(child))}” inside “${short(selector)}” is not allowed.`);
  }
  return lines.length > 0 ? `${selector} { ${lines.join(' ')} }` : '';
}

/** !important is dropped: in a layer it would turn the order around. */
function safeDeclaration({ property, value }: Declaration, state: State): string {
  const name = ident.decode(property).toLowerCase();
  if (!isAllowedProperty(name)) {
    state.removed.push(`“${short(name)}” is not on the list of safe properties.`);
    return '';
  }
  const plain = tidy(generate(value));
  if (isAllowedValue(name, plain)) return `${name}: ${plain};`;
  state.removed.push(`“${name}: ${short(plain)}” is not a safe value.`);
  return '';
}

/** Lower case outside quotes, one blank between parts. Escapes stay, and are refused by the list of values. */
const tidy = (value: string) =>
  value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/"[^"]*"|'[^']*'|[^"']+/g, (each) =>
      /^["']/.test(each) ? each.replaceAll("'", '"') : each.toLowerCase(),
    );

function safeSelector(list: SelectorList): string | null {
  if (list.children.size > mostSelectors) return null;
  let safe = true;
  let parts = 0;
  walk(list, (node) => {
    parts += 1;
    safe &&= isSafePart(node);
  });
  const text = generate(list);
  if (!safe || parts > mostSelectorParts * list.children.size || text.length > 500) return null;
  return /[{};\\@<]|\/\*|url\(/i.test(text) ? null : text;
}

function isSafePart(node: CssNode): boolean {
  switch (node.type) {
    case 'PseudoClassSelector':
      return allowedPseudo.has(node.name.toLowerCase());
    case 'PseudoElementSelector':
      return allowedPseudoElements.has(node.name.toLowerCase());
    case 'AttributeSelector':
      return isAllowedAttribute(node.name.name.toLowerCase());
    case 'Raw':
    case 'NestingSelector':
    case 'Percentage':
      return false;
    default:
      return true;
  }
}

/** Safety controls are left alone: those marked so, and every link to help. Dialogs are, too: reports live there. */
export const untouched = [
  '[data-safety]',
  'a[href^="tel:"]',
  'a[href^="sms:"]',
  'a[href^="/crisis-support"]',
  'dialog',
  '[role="dialog"]',
  '[role="alertdialog"]',
];

/** Where the styles hold: after everything of the kit, inside the main content, and not in what is untouched. */
export const wrapped = (css: string, root = 'main'): string =>
  css && `@layer preferences {\n@scope (${root}) to (${untouched.join(', ')}) {\n${css}\n}\n}`;
