// Every journey with the newest Chromium that the machine has, or that CHROMIUM names: members' browsers are newer than
// the pinned one of the tests.
import { systemChromium, versionOf } from '#platform/server/testing/chromium.ts';
import { runJourneys } from '../e2e/run-journeys.ts';

const named = process.env.CHROMIUM;
const browser = named ? { path: named, version: versionOf(named) } : systemChromium();
if (!browser?.version) {
  console.error(
    named
      ? `CHROMIUM names ${named}, which does not start.`
      : 'There is no Chromium on this machine. Install it (Debian: apt-get install chromium), or name one with CHROMIUM.',
  );
  process.exitCode = 1;
} else {
  console.log(`Chromium ${browser.version}, ${browser.path}`);
  if (!runJourneys(['journeys'], { CHROMIUM: browser.path }).passed) process.exitCode = 1;
}
