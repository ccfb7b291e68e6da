import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftServers } from '#platform/server/testing/left-behind.ts';
import { selection } from './selection.ts';

/** Gives the run a folder for the template of the demo community; the first worker that needs a server fills it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default function setup() {
  if (!existsSync(join(import.meta.dirname, '../../dist/web/index.html')) && !process.env.DOORWAYS_NO_BUILD) {
    throw new Error('Journeys run against the built web part: run "npm run build" first.');
  }
  if (selection)
    console.log(
      `All journeys of ${selection.changed.join(', ') || 'no area'} (changed since all were seen passing), of the others part ${selection.turn + 1} of ${selection.turns}.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'doorways-e2e-run-'));
  process.env.DOORWAYS_E2E_RUN = folder;
  return () => {
    stopLeftServers(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
