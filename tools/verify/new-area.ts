// Makes a new area in a copy of the project, then runs there what reads code, the area’s own tests, every test that loops
// over all areas, and its journey. Nothing but the lists and what is generated may change outside its room.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const plural = 'book-reviews';
const mayChange = /^(areas\/(contract|server|web)\.ts|migrations\/.*|docs\/openapi\.gen\.json|apps\/web\/.*\.gen\.ts)$/;
/** Tests that ask something of every area. */
const loops = [
  'apps/server/authorization',
  'apps/server/policies',
  'apps/server/replay',
  'areas/people/server/block-surface',
  'areas/privacy/server',
  'tools/descriptions',
  'tools/kept',
];

/** Outside the project: a linter that finds one project inside another reads neither’s settings right. */
const base = mkdtempSync(join(tmpdir(), 'doorways-new-area-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: base, encoding: 'utf8', maxBuffer: 1 << 26 });

/** Packages are linked file by file: what converts uploads may read the folder of the project alone. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

function copy(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    cpSync(join(root, path), join(base, path));
  }
  for (const folder of ['node_modules', 'tools/lint/node_modules']) link(join(root, folder), join(base, folder));
  git('init', '-q');
  git('add', '-A');
}

function step(name: string, args: readonly string[], env: object = {}): void {
  console.log(`\n-- ${name}`);
  const { status } = spawnSync(node, args, {
    cwd: base,
    stdio: 'inherit',
    env: childEnv({ NODE_ENV: 'test', ...env }),
  });
  if (status !== 0) throw new Error(`${name} failed in ${base}, which stays to be looked at.`);
}

copy();
step('new-area', ['tools/new-area.ts', plural]);
step('generate', ['tools/generate.ts']);
const changed = [git('diff', '--name-only'), git('ls-files', '--others', '--exclude-standard')]
  .flatMap((text) => text.split('\n').filter(Boolean))
  .filter((path) => !path.startsWith(`areas/${plural}/`) && !mayChange.test(path));
if (changed.length > 0) throw new Error(`Also changed: ${changed.join(', ')}`);
step('check', ['tools/check.ts', '-budgets']);
step('tests', ['node_modules/vitest/vitest.mjs', 'run', `areas/${plural}`, ...loops]);
step('build', ['tools/web-build.mjs']);
step('journey', ['node_modules/@playwright/test/cli.js', 'test', `areas/${plural}`], { DOORWAYS_JOURNEYS: '' });
rmSync(base, { recursive: true, force: true });
