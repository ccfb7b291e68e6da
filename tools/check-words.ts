import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignInDocument, foreignInSource } from './foreign-words.ts';
import { root } from './install.mjs';
import { filesBelow, type Step, verdict } from './step.ts';
import { isNode, type Node, parse } from './syntax.ts';

/** Names that the product's own texts prescribe letter by letter. */
// "ORGANIZER;" starts a property of iCalendar (RFC 5545), "Authorization: Bearer" a header (RFC 6750).
const prescribed = [
  'Safety Center',
  'Content Analyzer',
  'Analyze',
  'Screen reader optimization',
  'ORGANIZER;',
  'Authorization: Bearer',
];

const american =
  /(?<![-\w])(colou?r(?<!colour)(s|ed|ful|ing)?|gray|(un)?favorites?|behaviors?|centers?|centered|neighbors?|honor(s|ed)?|labor|labeled|labeling|canceled|canceling|traveled|traveling|modeled|enrollment|analyz(e|es|ed|ing|er)|(organi|recogni|apologi|customi|personali|summari|prioriti|minimi|maximi|emphasi|authori|utili|optimi|categori|moderni|finali|synchroni|visuali|reali|speciali|criticiz|memori|standardi)z(e|es|ed|er|ers|ing|ation|ations))(?![-\w])/i;

const bans: { readonly pattern: RegExp; readonly say: string }[] = [
  { pattern: /people with disabilities/i, say: 'say "people with disability"' },
  { pattern: /\bcoming soon\b/i, say: 'what is not there is not announced' },
  { pattern: /\b(TODO|FIXME)\b/, say: 'finish it or leave it out' },
  { pattern: /\blorem\b|\bipsum\b/i, say: 'write real words' },
  { pattern: /\bclick here\b/i, say: 'say where it leads' },
];
const vague = /^(read more|more|here|learn more|this link)$/i;
const longest = 25;

const inline = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'time',
]);
/** Attributes and properties whose text nobody reads. */
const unread = new Set([
  'className',
  'class',
  'id',
  'style',
  'type',
  'role',
  'href',
  'to',
  'path',
  'rel',
  'd',
  'viewBox',
  'key',
  'name',
  'htmlFor',
  'autoComplete',
  'pattern',
  'accept',
]);

/** Everything in a file that people may read, and what is wrong with it. */
export function checkText(path: string, text: string): string[] {
  const problems = new Set<string>();
  const where = (node: Node) => `${path}:${text.slice(0, node.start).split('\n').length}`;
  const judge = (node: Node, raw: string) => {
    const words = prescribed
      .reduce((all, name) => all.replaceAll(name, ''), raw)
      .replace(/\s+/g, ' ')
      .trim();
    for (const { pattern, say } of bans)
      if (pattern.test(words)) problems.add(`${where(node)}: "${raw.trim()}": ${say}.`);
    const found = american.exec(words);
    if (found) problems.add(`${where(node)}: "${found[0]}" is American spelling.`);
  };
  const visit = (node: Node) => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return;
    if (/^(Import|Export(All|Named)Declaration$)/.test(node.type) && node.source) return;
    if (node.type === 'JSXAttribute' && unread.has(nameOf(node.name))) return;
    if (node.type === 'Property' && unread.has(nameOf(node.key))) return visitAll(node.value);
    if (node.type === 'JSXElement') {
      const { openingElement, children } = node as unknown as { openingElement: Node; children: Node[] };
      const text = children.map(flat).join('').trim();
      if (/^a$|Link$/.test(nameOf(openingElement.name)) && vague.test(text)) {
        problems.add(`${where(node)}: "${text}": say what it leads to.`);
      }
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const sentence of sentences(node)) {
        const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
        if (count > longest) problems.add(`${where(node)}: a sentence of ${count} words: "${sentence.slice(0, 60)}…".`);
      }
    }
    if (node.type === 'JSXText') judge(node, String(node.value));
    if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value)) judge(node, node.value);
    if (node.type === 'TemplateElement') {
      const { cooked = '' } = node.value as { cooked?: string };
      if (!isMarkup(cooked)) judge(node, cooked);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'key') visitAll(child);
  };
  const visitAll = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visitAll(each);
    else if (isNode(value)) visit(value);
  };
  visitAll(parse(path, text));
  return [...problems];
}

const nameOf = (value: unknown) => (isNode(value) ? String(value.name ?? value.value ?? '') : '');
/** Style sheets and markup that stand in a string are no sentences. */
const isMarkup = (value: string) => /[{}]|<\/?\w|(^|[;\s(])[a-z-]+:\s?[^\s.!?][^.!?]*(;|$)/.test(value);
const isProse = (value: string) => (/\s/.test(value.trim()) || /^[A-Z][a-z]+$/.test(value)) && !isMarkup(value);

/** The sentences of an element that holds text itself; inline parts belong to the sentence, others end it. */
function sentences(node: Node): string[] {
  const children = (node.children ?? []) as Node[];
  if (!children.some((child) => child.type === 'JSXText' && String(child.value).trim())) return [];
  return children
    .map(flat)
    .join('')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:])\s|¶/)
    .map((each) => each.trim());
}

function flat(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') {
    const { expression } = node as unknown as { expression: Node };
    if (expression.type === 'Literal') return String(expression.value);
    return expression.type === 'JSXEmptyExpression' ? '' : '…';
  }
  if (node.type !== 'JSXElement') return '';
  const { openingElement, children } = node as unknown as { openingElement: Node; children: Node[] };
  const name = nameOf(openingElement.name);
  return inline.has(name) || /Link$|^Kbd$/.test(name) ? children.map(flat).join('') : '¶';
}

export const wordsStep: Step = {
  name: 'words',
  async run() {
    const shown = /^areas\/[^/]+\/(web|pure)\/|^platform\/web\/(?!testing\/)|^platform\/contract\/|^apps\/web\//;
    const files = filesBelow(
      ['areas', 'platform', 'apps'],
      (path) => /(?<!\.(test|e2e))\.tsx?$/.test(path) && shown.test(path),
    );
    const problems = files.flatMap((path) => checkText(path, readFileSync(join(root, path), 'utf8')));
    if (files.length === 0) problems.push('There was no file to read.');
    const sources = filesBelow(
      ['areas', 'platform', 'apps'],
      (path) => /(?<!\.(test|e2e|full|gen))\.tsx?$/.test(path) && !/testing\/|\/e2e\/|\/matrix\.ts$/.test(path),
    );
    problems.push(...sources.flatMap((path) => foreignInSource(path, readFileSync(join(root, path), 'utf8'))));
    const documents = [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      ...filesBelow(['areas', 'platform', 'docs'], (path) => path.endsWith('.md')),
    ];
    problems.push(...documents.flatMap((path) => foreignInDocument(path, readFileSync(join(root, path), 'utf8'))));
    return verdict(problems, `${sources.length + documents.length} files`);
  },
};
