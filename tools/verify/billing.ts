// Payments against a Stripe of our own: 1,000 shuffled histories, and 50 processes that are killed while people pay.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const { status } = spawnSync(
  node,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'areas/billing/server/payments/histories',
    'areas/billing/server/payments/killed',
    '--reporter=dot',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnv({ NO_COLOR: '1', HISTORIES: process.env.HISTORIES ?? '1000', KILLS: process.env.KILLS ?? '50' }),
  },
);
process.exitCode = status ?? 1;
