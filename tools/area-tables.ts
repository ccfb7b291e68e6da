import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { layerOfNewAreas, layers } from '#areas/layers.ts';
import { heightOf, type Layers, proof } from './area-imports.ts';
import { root } from './install.mjs';
import { filesBelow, isCode } from './step.ts';
import { isNode, type Node, parse } from './syntax.ts';

/** Whose each table is, and whether others may read it: `readable` in the owner's server/tables.ts. */
export interface OwnedTable {
  readonly area: string;
  readonly readable: boolean;
}
export interface TableRules extends Layers {
  readonly owners: ReadonlyMap<string, OwnedTable>;
}

const tableFile = /^areas\/([^/]+)\/server\/tables\.ts$/;

export async function ownedTables(base = root): Promise<Map<string, OwnedTable>> {
  const owners = new Map<string, OwnedTable>();
  for (const path of filesBelow(['areas'], (one) => tableFile.test(one), base)) {
    const area = tableFile.exec(path)?.[1] ?? '';
    const exported: Record<string, unknown> = await import(pathToFileURL(join(base, path)).href);
    const readable = new Set(Array.isArray(exported.readable) ? exported.readable : []);
    for (const table of Object.values(exported)) {
      if (is(table, PgTable)) owners.set(getTableName(table), { area, readable: readable.has(table) });
    }
  }
  return owners;
}

export const tableRules = async (): Promise<TableRules> => ({
  layers,
  layerOfNewAreas,
  owners: await ownedTables(),
});

/** Says each text of SQL that names a table of another area which that area has not declared readable. */
export function checkTables(base: string, rules: TableRules): string[] {
  const problems = new Set<string>();
  for (const path of filesBelow(['areas'], (one) => /^areas\/[^/]+\/server\//.test(one) && isCode(one), base)) {
    const area = path.split('/')[1] ?? '';
    if (proof.test(path)) continue;
    for (const { table, writes } of namesOfTables(path, readFileSync(join(base, path), 'utf8'))) {
      const owner = rules.owners.get(table);
      if (!owner || owner.area === area) continue;
      const below = heightOf(owner.area, rules) < heightOf(area, rules);
      if (owner.readable && below && !writes) continue;
      problems.add(`area-tables: ${path} ${writes ? 'writes' : 'reads'} ${table} of ${owner.area}`);
    }
  }
  return [...problems];
}

const named = /\b(from|join|using|only|into|update|delete\s+from|truncate|lock\s+table)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const writing = /^(into|update|delete\s+from|truncate|lock\s+table)$/i;

/** How a statement names a table: `selectFrom('posts as p')`. */
const reader = /^(selectFrom|(inner|left|right|full|cross)Join(Lateral)?|from|using)$/;
const writer = /^(insertInto|updateTable|deleteFrom|mergeInto)$/;

interface NamedTable {
  readonly table: string;
  readonly writes: boolean;
}

function namesOfTables(path: string, text: string): NamedTable[] {
  const found: NamedTable[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    for (const sql of textsOf(value)) {
      for (const [, word = '', table = ''] of sql.matchAll(named)) found.push({ table, writes: writing.test(word) });
    }
    if (value.type === 'CallExpression') found.push(...calledOn(value));
    Object.values(value).forEach(visit);
  };
  visit(parse(path, text));
  return found;
}

/** The tables that a call of the builder names, and those of `tables<{ posts: typeof posts }>()`. */
function calledOn({ callee, arguments: values, typeArguments }: Node): NamedTable[] {
  if (!isNode(callee)) return [];
  const property = callee.type === 'MemberExpression' && isNode(callee.property) ? callee.property.name : undefined;
  const method = typeof property === 'string' ? property : '';
  if (reader.test(method) || writer.test(method)) {
    const [first] = Array.isArray(values) ? values : [];
    const all = isNode(first) && Array.isArray(first.elements) ? first.elements : [first];
    return all
      .filter(isNode)
      .flatMap((node) =>
        textsOf(node).map((name) => ({ table: name.split(' ')[0] ?? '', writes: writer.test(method) })),
      );
  }
  if (callee.name !== 'tables' || !isNode(typeArguments)) return [];
  const { params } = typeArguments;
  return (Array.isArray(params) ? params : [])
    .flatMap((shape: unknown) => (isNode(shape) && Array.isArray(shape.members) ? shape.members : []))
    .flatMap((member: unknown) =>
      isNode(member) && isNode(member.key) ? String(member.key.name ?? member.key.value) : [],
    )
    .map((table: string) => ({ table, writes: false }));
}

/** A string, or a template with each value left out. */
function textsOf(node: object): string[] {
  if ('quasis' in node && Array.isArray(node.quasis)) {
    return [node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join(' ? ')];
  }
  return 'value' in node && typeof node.value === 'string' ? [node.value] : [];
}
