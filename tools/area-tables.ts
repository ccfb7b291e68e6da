import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { parseAst } from 'vite';
import { layerOfNewAreas, layers, stillAsked } from '#areas/layers.ts';
import { heightOf, type Layers, proof } from './area-imports.ts';
import { root } from './install.mjs';
import { filesBelow, isCode } from './step.ts';

/** Whose each table is, and whether others may read it: `readable` in the owner's server/tables.ts. */
export interface OwnedTable {
  readonly area: string;
  readonly readable: boolean;
}
export interface TableRules extends Layers {
  readonly owners: ReadonlyMap<string, OwnedTable>;
  /** "file table": statements that are still to go through the owner. */
  readonly stillAsked: readonly string[];
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
  stillAsked,
  owners: await ownedTables(),
});

/** Says each text of SQL that names a table of another area which that area has not declared readable. */
export function checkTables(base: string, rules: TableRules): string[] {
  const problems: string[] = [];
  const excused = new Set<string>();
  for (const path of filesBelow(['areas'], (one) => /^areas\/[^/]+\/server\//.test(one) && isCode(one), base)) {
    const area = path.split('/')[1] ?? '';
    if (proof.test(path)) continue;
    for (const { table, writes } of namesOfTables(readFileSync(join(base, path), 'utf8'))) {
      const owner = rules.owners.get(table);
      if (!owner || owner.area === area) continue;
      const below = heightOf(owner.area, rules) < heightOf(area, rules);
      if (owner.readable && below && !writes) continue;
      const place = `${path} ${table}`;
      if (rules.stillAsked.includes(place)) excused.add(place);
      else problems.push(`area-tables: ${path} ${writes ? 'writes' : 'reads'} ${table} of ${owner.area}`);
    }
  }
  const stale = rules.stillAsked.filter((place) => !excused.has(place));
  return [
    ...new Set(problems),
    ...stale.map((place) => `area-tables: "${place}" is needed no longer: take it out of areas/layers.ts`),
  ];
}

const named = /\b(from|join|using|only|into|update|delete\s+from|truncate|lock\s+table)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const writing = /^(into|update|delete\s+from|truncate|lock\s+table)$/i;

function namesOfTables(text: string) {
  const found: { table: string; writes: boolean }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    for (const sql of textsOf(value)) {
      for (const [, word = '', table = ''] of sql.matchAll(named)) found.push({ table, writes: writing.test(word) });
    }
    Object.values(value).forEach(visit);
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

/** A string, or a template with each value left out. */
function textsOf(node: object): string[] {
  if ('quasis' in node && Array.isArray(node.quasis)) {
    return [node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join(' ? ')];
  }
  return 'value' in node && typeof node.value === 'string' ? [node.value] : [];
}
