import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLayers } from './area-layers.ts';
import { checkTables, tableRules } from './area-tables.ts';
import { node, root } from './install.mjs';
import { codeFolders, filesBelow, isCode, run, type Step, verdict } from './step.ts';

interface Cruised {
  readonly modules: string[];
  readonly violations: { rule: string; from: string; to: string }[];
}

/** Checks the imports below a folder against tools/lint/dependency-rules.mjs. */
export async function cruise(base: string): Promise<{ problems: string[]; count: number }> {
  // Listed before, so that a file that appears meanwhile is no fault.
  const expected = filesBelow(codeFolders, isCode, base);
  const { code, text } = await run(node, [join(root, 'tools/lint/cruise.mjs'), base, ...existing(base)]);
  if (code !== 0) return { problems: [text], count: 0 };
  const { modules, violations } = JSON.parse(text.slice(text.indexOf('{'))) as Cruised;
  const read = new Set(modules);
  const unread = expected.filter((path) => !read.has(path) && !path.startsWith('tools/lint/'));
  const problems = violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`);
  problems.push(...unread.map((path) => `${path} was not read by the dependency tool.`));
  return { problems, count: modules.length };
}

function existing(base: string) {
  const files = filesBelow(codeFolders, isCode, base);
  return codeFolders.filter((folder) => files.some((path) => path.startsWith(`${folder}/`)));
}

const mostContractLines = 400;

/** A contract is read from top to bottom: a long one is split by subject, into contract/<subject>.ts. */
export const longContracts = (base = root): string[] =>
  filesBelow(['areas'], (path) => /^areas\/[^/]+\/contract(\.ts$|\/)/.test(path), base).flatMap((path) => {
    const lines = readFileSync(join(base, path), 'utf8').split('\n').length - 1;
    return lines > mostContractLines
      ? [`${path} has ${lines} lines; more than ${mostContractLines} are split by subject`]
      : [];
  });

export const structureStep: Step = {
  name: 'structure',
  async run() {
    const { problems, count } = await cruise(root);
    return verdict(
      [...problems, ...longContracts(), ...checkLayers(), ...checkTables(root, await tableRules())],
      `${count} modules`,
    );
  },
};
