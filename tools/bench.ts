// npm run bench: the measurements in bench/run.ts, with Node 24 and a fresh build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { runNode } from './run-child.mjs';
import { build } from './web-build.mjs';

if (!existsSync(join(root, 'bench/run.ts'))) {
  console.error('bench/run.ts is missing.');
  process.exitCode = 1;
} else if (build({ quiet: true }) !== 0) process.exitCode = 1;
else runNode(['bench/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
