// npm test: check, unit and server tests, build, journeys in a browser; the last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countSteps, countVitest } from './count-tests.mjs';
import { checkNode, childEnv, ensureInstalled, node, root } from './install.mjs';
import { isStale } from './web-build.mjs';

checkNode();
ensureInstalled();

const cache = join(root, '.cache');
const packaged = (path) => join(root, 'node_modules', path);
const vitest = [
  packaged('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
];
const playwright = [packaged('@playwright/test/cli.js'), 'test', '--project=journeys'];

const nothing = { passed: 0, failed: 0, failures: [] };

/**
 * Each part says how many of its tests passed and failed, from its own report and never from its text. The minutes end
 * what hangs; what a part should take is less (README).
 */
const parts = {
  check: { args: ['tools/check.ts', '-budgets'], report: 'check.json', count: countSteps, minutes: 3 },
  unit: { args: vitest, report: 'vitest.json', count: countVitest, minutes: 18 },
  postgres: { args: ['tools/verify/postgres.ts'], report: 'vitest-postgres.json', count: countVitest, minutes: 6 },
  build: { args: ['tools/web-build.mjs', '--force'], count: () => nothing, minutes: 3 },
  budgets: { args: ['tools/check.ts', 'budgets'], report: 'check.json', count: countSteps, minutes: 1 },
  journeys: { args: playwright, report: 'playwright.json', count: countPlaywright, minutes: 65 },
};

let current;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    current?.kill(signal);
    process.exitCode = 1;
  });
}

function runPart({ args, minutes }) {
  return new Promise((done) => {
    current = spawn(node, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: childEnv({ NODE_ENV: 'test', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', DOORWAYS_JOURNEYS: 'sample' }),
    });
    const limit = setTimeout(() => {
      console.error(`Stopped after ${minutes} minutes.`);
      current.kill('SIGTERM');
      setTimeout(() => current.kill('SIGKILL'), 10_000).unref();
    }, minutes * 60_000);
    current.on('error', (error) => console.error(error.message));
    current.on('close', (code) => {
      clearTimeout(limit);
      done(code ?? 1);
    });
  });
}

function readReport({ report, count }) {
  if (!report) return count();
  const path = join(cache, report);
  if (!existsSync(path)) return nothing;
  return count(JSON.parse(readFileSync(path, 'utf8')));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}"; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
mkdirSync(cache, { recursive: true });
const total = { passed: 0, failed: 0 };
const told = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (name === 'build' && !isStale()) {
    console.log('\n== build: up to date');
    continue;
  }
  console.log(`\n== ${name}`);
  if (part.report) rmSync(join(cache, part.report), { force: true });
  const started = Date.now();
  const code = await runPart(part);
  const { passed, failed, failures } = readReport(part);
  // A part that fails without a failed test, or that tested nothing, is one failure.
  const silent = failed === 0 && (code !== 0 || (part.report && passed === 0)) ? 1 : 0;
  total.passed += passed;
  total.failed += failed + silent;
  told.push(...failures.map((failure) => `${name}: ${failure}`));
  if (silent) told.push(`${name}: exit code ${code}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `== ${name}: ${passed} passed, ${failed + silent} failed, ${seconds} s${silent ? ` (exit code ${code})` : ''}`,
  );
  if (process.exitCode || (name === 'build' && code !== 0)) break;
}
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
// Once more at the end, where it is looked for first, and where a log that was cut still has it.
for (const failure of told) console.log(`\nFailed in ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
