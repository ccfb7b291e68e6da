// The full accessibility matrix: every route in every theme, width and state (Playwright project "full").
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, node, root } from '../install.mjs';

const cli = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(node, [cli, 'test', '--project=full'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: childEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.cache/playwright-full.json') }),
});
process.exitCode = status ?? 1;
