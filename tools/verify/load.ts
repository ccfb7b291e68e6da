// The measurements of bench/run.ts, which ends with an error when a figure misses its goal.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const { status } = spawnSync(node, [join(root, 'bench/run.ts')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: childEnv({ NODE_ENV: 'production' }),
});
process.exitCode = status ?? 1;
