import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { countPlaywright } from '../count-tests.mjs';
import { childEnv, node, root } from '../install.mjs';

/**
 * All journeys of these projects of playwright.config.ts, or of these files, whether every one has passed, and what
 * Playwright reported.
 */
export function runJourneys(
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
  files: readonly string[] = [],
): { passed: boolean; report: JSONReport } {
  const path = join(root, '.cache/playwright-verify.json');
  rmSync(path, { force: true });
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [...projects.map((name) => `--project=${name}`), '--reporter=list,json', '--global-timeout=0', ...files];
  spawnSync(node, [cli, 'test', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnv({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
  });
  const report = JSON.parse(readFileSync(path, 'utf8')) as JSONReport;
  const { passed, failed } = countPlaywright(report);
  console.log(`${passed} passed, ${failed} failed`);
  return { passed: passed > 0 && failed === 0, report };
}
