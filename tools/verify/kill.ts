// The kill -9 series, again and again: a process that dies at a random moment has lost nothing it confirmed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const rounds = Number(process.env.ROUNDS ?? 20);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
for (let round = 1; round <= rounds && !process.exitCode; round++) {
  const { status, stdout, stderr } = spawnSync(
    node,
    [vitest, 'run', 'apps/server/kill', 'areas/skills/server/credits/killed', '--reporter=dot'],
    {
      cwd: root,
      encoding: 'utf8',
      env: childEnv({ NO_COLOR: '1' }),
    },
  );
  console.log(`round ${round} of ${rounds}: ${status === 0 ? 'nothing lost' : 'FAILED'}`);
  if (status !== 0) {
    console.log(stdout + stderr);
    process.exitCode = 1;
  }
}
