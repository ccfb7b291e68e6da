import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright } from '../count-tests.mjs';
import { childEnv, node, root } from '../install.mjs';

/** All journeys of these projects of playwright.config.ts; true when every one has passed. */
export function runJourneys(projects: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const report = join(root, '.cache/playwright-verify.json');
  rmSync(report, { force: true });
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [...projects.map((name) => `--project=${name}`), '--reporter=list,json', '--global-timeout=0'];
  spawnSync(node, [cli, 'test', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnv({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  const { passed, failed } = countPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  console.log(`${passed} passed, ${failed} failed`);
  return passed > 0 && failed === 0;
}
