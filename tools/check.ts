// npm run check: everything that needs no browser and no server, in under a minute.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainsStep } from './chains.ts';
import { budgetsStep } from './check-budgets.ts';
import { deadCodeStep } from './check-dead-code.ts';
import { expressionsStep } from './check-expressions.ts';
import { formatStep } from './check-format.ts';
import { packagesStep } from './check-packages.ts';
import { pluralsStep } from './check-plurals.ts';
import { queriesStep } from './check-queries.ts';
import { requirementsStep } from './check-requirements.ts';
import { secretsStep } from './check-secrets.ts';
import { structureStep } from './check-structure.ts';
import { typesStep } from './check-types.ts';
import { wordsStep } from './check-words.ts';
import { generatedStep } from './generate.ts';
import { ensureInstalled, root } from './install.mjs';
import { bad, type Finding, type Step } from './step.ts';

ensureInstalled(join(root, 'tools', 'lint'));

const all: Step[] = [
  typesStep,
  formatStep,
  structureStep,
  chainsStep,
  deadCodeStep,
  queriesStep,
  generatedStep,
  requirementsStep,
  wordsStep,
  pluralsStep,
  expressionsStep,
  budgetsStep,
  packagesStep,
  secretsStep,
];
// Words choose steps; a word with a dash in front leaves steps out.
const words = process.argv.slice(2);
const without = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
const wanted = words.filter((word) => !word.startsWith('-'));
const steps = all
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .filter(({ name }) => !without.some((word) => name.includes(word)));
/** One step asked for by name shows everything. */
const shown = steps.length === 1 ? Number.POSITIVE_INFINITY : 40;
const results: { name: string; ok: boolean; seconds: number; problems: readonly string[] }[] = [];
const queue = [...steps];

async function worker() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const started = performance.now();
    const finding: Finding = await step.run().catch((error: unknown) => bad([String((error as Error).stack ?? error)]));
    const seconds = (performance.now() - started) / 1000;
    results.push({ name: step.name, ok: finding.ok, seconds, problems: finding.problems ?? [] });
    const note = finding.note ? `, ${finding.note}` : '';
    console.log(`${finding.ok ? 'ok  ' : 'FAIL'} ${step.name} (${seconds.toFixed(1)} s${note})`);
    if (finding.ok) continue;
    const lines = (finding.problems ?? []).flatMap((problem) => problem.split('\n'));
    for (const line of lines.slice(0, shown)) console.log(`     ${line}`);
    if (lines.length > shown) console.log(`     … and ${lines.length - shown} lines more: npm run check ${step.name}`);
  }
}

await Promise.all([worker(), worker()]);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache', 'check.json'), JSON.stringify(results, null, 2));
const failed = results.filter(({ ok }) => !ok).length;
console.log(`Check: ${results.length - failed} of ${results.length} steps are fine.`);
if (failed > 0 || results.length === 0) process.exitCode = 1;
