import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftServers } from '#platform/server/testing/left-behind.ts';

/** Gives the run a folder for what its workers share; nothing is started until a test asks for it. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'doorways-test-'));
  process.env.DOORWAYS_TEST_RUN = folder;
  return () => {
    stopLeftServers(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
