import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { filesBelow, type Step, verdict } from './step.ts';
import { isNode, type Node, parse } from './syntax.ts';

const isOne = (value: unknown) => isNode(value) && value.type === 'Literal' && value.value === 1;

/** The words of a text, without the numbers in it; undefined where it is no text. */
function wordsOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined;
  if (value.type !== 'TemplateLiteral') return undefined;
  return (value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join(' ');
}

const irregular: Readonly<Record<string, string>> = { are: 'is', have: 'has', people: 'person' };
const stem = (text: string) =>
  text
    .replace(/\b(1|One)\b/g, ' ')
    .replace(/\w+/g, (word) => (irregular[word] ?? word).replace(/ies$/, 'y').replace(/s$/, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Where a file forms a plural itself instead of asking platform/contract/counted.ts. */
export function pluralsIn(path: string, text: string): string[] {
  const problems: string[] = [];
  const report = (node: Node) =>
    problems.push(`${path}:${text.slice(0, node.start).split('\n').length}: counted() and plural() form plurals.`);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    if (value.type === 'ConditionalExpression') {
      const { test, consequent, alternate } = value as unknown as { test: Node; consequent: Node; alternate: Node };
      const compares = test.type === 'BinaryExpression' && (isOne(test.left) || isOne(test.right));
      const [one, other] = [wordsOf(consequent), wordsOf(alternate)];
      if (compares && one !== undefined && other !== undefined && stem(one) === stem(other)) report(value);
    }
    if (value.type === 'JSXText' && /\w\(s\)/.test(String(value.value))) report(value);
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child);
  };
  visit(parse(path, text));
  return problems;
}

export const pluralsStep: Step = {
  name: 'plurals',
  async run() {
    const files = filesBelow(
      ['areas', 'platform', 'apps', 'demo'],
      (path) => /(?<!\.(test|e2e))\.tsx?$/.test(path) && path !== 'platform/contract/counted.ts',
    );
    const problems = files.flatMap((path) => pluralsIn(path, readFileSync(join(root, path), 'utf8')));
    if (files.length === 0) problems.push('There was no file to read.');
    return verdict(problems, `${files.length} files`);
  },
};
