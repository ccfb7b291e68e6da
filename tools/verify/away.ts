// The database away for half a minute, by hanging and by being gone: nothing confirmed is lost, nobody waits in vain.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(node, [vitest, 'run', 'areas/messages/server/database-away'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: childEnv({ AWAY_SECONDS: process.env.AWAY_SECONDS ?? '30' }),
});
process.exitCode = status ?? 1;
