// Builds the web part when its sources changed since the last build; plain JavaScript so that start and test share it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { childEnv, node, root } from './install.mjs';

const stamp = join(root, '.cache', 'web-build.hash');
const sources = ['apps/web', 'areas', 'platform/web', 'platform/contract', 'package.json', 'package-lock.json'];
const skipped = /(^|\/)(server|testing|node_modules)(\/|$)|areas\/server\.ts$|\.(test|e2e)\.tsx?$|\.md$/;

function* files(path) {
  const name = relative(root, path).replaceAll('\\', '/');
  if (skipped.test(name) || !existsSync(path)) return;
  const entries = name.includes('.') ? null : readdirSync(path, { withFileTypes: true });
  if (!entries) return void (yield path);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* files(child);
    else if (!skipped.test(relative(root, child).replaceAll('\\', '/'))) yield child;
  }
}

/** One hash over names and contents of everything that can change the build. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of files(join(root, source)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function isStale(hash = sourceHash()) {
  if (!existsSync(join(root, 'dist', 'web', 'index.html')) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== hash;
}

/** Returns the exit code of the build, 0 when nothing had to be done. */
export function build({ force = false, quiet = false, say = console.log } = {}) {
  const hash = sourceHash();
  if (!force && !isStale(hash)) return 0;
  say('Building the web part …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', 'apps/web/vite.config.ts', '--logLevel', quiet ? 'warn' : 'info'];
  // What members get, whatever the caller's own NODE_ENV: under another one Vite builds React for development.
  const env = childEnv({ NODE_ENV: 'production' });
  const done = spawnSync(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (done.status !== 0) return done.status || 1;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
  return 0;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  process.exit(build({ force: process.argv.includes('--force') }));
}
