import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { rawQueries } from './raw-queries.ts';
import { filesBelow, type Step, verdict } from './step.ts';
import { isNode, type Node, parse } from './syntax.ts';

/** `query`, `ask.query` or `queryIn(db)`. */
function asksTheDatabase(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'query';
  if (callee.type === 'MemberExpression') return isNode(callee.property) && callee.property.name === 'query';
  return callee.type === 'CallExpression' && isNode(callee.callee) && callee.callee.name === 'queryIn';
}

/** A statement comes alone or with its values; a text has a name before it. */
const isText = (node: unknown) => isNode(node) && (node.type === 'Literal' || node.type === 'TemplateLiteral');
const isRaw = (given: readonly unknown[]) => given.length > 2 || isText(given[0]) || isText(given[1]);

/** How often a file asks the database with a text of its own instead of a statement. */
export function countRawQueries(text: string): number {
  let count = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const { callee, arguments: given } = value;
    if (value.type === 'CallExpression' && isNode(callee) && asksTheDatabase(callee) && Array.isArray(given)) {
      if (isRaw(given)) count += 1;
    }
    Object.values(value).forEach(visit);
  };
  visit(parse('text.ts', text));
  return count;
}

/** The numbers may only fall, and an area that is not named has none. */
export function compareRawQueries(
  found: Readonly<Record<string, number>>,
  written: Readonly<Record<string, number>>,
): string[] {
  const problems = Object.entries(found).flatMap(([area, count]) => {
    const most = written[area] ?? 0;
    if (count > most)
      return [`areas/${area} asks the database with ${count} texts, at most ${most}: write a statement().`];
    return count < most ? [`areas/${area} has ${count} texts left: write ${count} in tools/raw-queries.ts.`] : [];
  });
  const gone = Object.keys(written).filter((area) => found[area] === undefined || written[area] === 0);
  return [...problems, ...gone.map((area) => `tools/raw-queries.ts: take out "${area}".`)];
}

export const queriesStep: Step = {
  name: 'queries',
  async run() {
    const found: Record<string, number> = {};
    const isOurs = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/');
    for (const path of filesBelow(['areas'], isOurs)) {
      const area = path.split('/')[1] ?? '';
      if (!path.startsWith(`areas/${area}/server/`)) continue;
      found[area] = (found[area] ?? 0) + countRawQueries(readFileSync(join(root, path), 'utf8'));
    }
    const all = Object.values(found).reduce((sum, count) => sum + count, 0);
    return verdict(compareRawQueries(found, rawQueries), `${all} texts left`);
  },
};
