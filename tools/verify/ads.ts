// 50 processes that are killed while readers see ads and billing is told of it: nothing is lost, nothing counts twice.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const { status } = spawnSync(
  node,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'areas/ads/server/delivery/killed', '--reporter=dot'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnv({ NO_COLOR: '1', KILLS: process.env.KILLS ?? '50' }),
  },
);
process.exitCode = status ?? 1;
