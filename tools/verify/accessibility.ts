// The full accessibility matrix: every route in every theme, width and state (Playwright project "full"), and every
// state that the journeys reach in every theme and width.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const cli = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(node, [cli, 'test', '--project=full', '--project=journeys', '--retries=0'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: childEnv({
    DOORWAYS_MATRIX: 'full',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.cache/playwright-full.json'),
  }),
});
process.exitCode = status ?? 1;
