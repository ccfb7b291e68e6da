// npm run verify [name …]: the long forms of the checks, one after the other; too slow for every change.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, node, root } from './install.mjs';
import { build } from './web-build.mjs';

if (build({ quiet: true }) !== 0) process.exit(1);

const folder = join(root, 'tools/verify');
const all = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .sort()
  : [];
const wanted = process.argv.slice(2);
const chosen = all.filter((name) => wanted.length === 0 || wanted.includes(name.replace(/\.ts$/, '')));
const unknown = wanted.filter((name) => !all.includes(`${name}.ts`));
if (unknown.length > 0) console.error(`There is no tools/verify/${unknown[0]}.ts; there are: ${all.join(', ')}.`);

let failed = unknown.length;
for (const name of chosen) {
  console.log(`\n== ${name.replace(/\.ts$/, '')}`);
  const started = Date.now();
  const code = await new Promise<number>((done) => {
    const child = spawn(node, [join(folder, name)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: childEnv({ NODE_ENV: 'test' }),
    });
    child.on('error', () => done(1));
    child.on('close', (exit) => done(exit ?? 1));
  });
  if (code !== 0) failed++;
  console.log(`== ${name}: ${code === 0 ? 'ok' : `FAILED (${code})`}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${chosen.length + unknown.length - failed} passed, ${failed} failed`);
if (failed > 0 || chosen.length === 0) process.exitCode = 1;
