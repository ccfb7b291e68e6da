// The full accessibility matrix: every route in every theme, width and state (Playwright project "full"), and every
// state that the journeys reach in every theme and width; `node tools/verify/accessibility.ts routes` leaves the journeys out.
// It prints how much each check has looked at: what is looked at and found wrong fails.
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Looked } from '#platform/web/testing/tally.ts';
import { runJourneys } from '../e2e/run-journeys.ts';

const words: Readonly<Record<Looked, string>> = {
  axe: 'states by axe and our own rules',
  ibm: 'states by the engine of IBM',
  markup: 'states by html-validate',
  stops: 'tab stops, forward and back',
  rings: 'rings of focus, measured in a picture',
  reflow: 'states at 320 or 256 px with large text and wide spacing',
};

function totals({ suites }: JSONReport): Map<string, number> {
  const sums = new Map<string, number>();
  const add = ({ specs, suites: inner = [] }: JSONReportSuite): void => {
    for (const { tests } of specs) {
      for (const { type, description } of tests.flatMap(({ annotations }) => annotations)) {
        if (type.startsWith('looked ')) sums.set(type, (sums.get(type) ?? 0) + Number(description));
      }
    }
    inner.forEach(add);
  };
  suites.forEach(add);
  return sums;
}

const projects = process.argv.includes('routes') ? ['full'] : ['full', 'journeys'];
const { passed, report } = runJourneys(projects, { DOORWAYS_MATRIX: 'full' });
const sums = totals(report);
for (const [looked, what] of Object.entries(words)) {
  console.log(`${String(sums.get(`looked ${looked}`) ?? 0).padStart(9)} ${what}`);
}
if (!passed) process.exitCode = 1;
