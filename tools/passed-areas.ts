import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { hashesOf } from './e2e/selection.ts';
import { root } from './install.mjs';

const specsIn = ({ specs, suites = [] }: Pick<JSONReportSuite, 'specs' | 'suites'>): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** What a report of journeys says of each area: whether all passed at their first try; undefined where some were left out. */
export function passedAreas({ suites }: Pick<JSONReport, 'suites'>): Map<string, boolean | undefined> {
  const areas = new Map<string, boolean | undefined>();
  for (const { file, tests } of suites.flatMap(specsIn)) {
    for (const { status, annotations } of tests) {
      const named = annotations.find(({ type }) => type === 'area')?.description;
      const area = named ?? /^areas\W([\w-]+)/.exec(file)?.[1];
      if (!area || areas.get(area) === false) continue;
      if (status === 'skipped') areas.set(area, undefined);
      else if (status !== 'expected') areas.set(area, false);
      else if (!areas.has(area)) areas.set(area, true);
    }
  }
  return areas;
}

/** After a long run in which some failed: the areas that passed need not run whole again, those that did not must. */
export function notePassed() {
  const record = join(root, 'tools/e2e/verified.json');
  const hashes = hashesOf(root);
  const report = JSON.parse(readFileSync(join(root, '.cache/playwright-verify.json'), 'utf8')) as JSONReport;
  const noted: Record<string, string> = JSON.parse(readFileSync(record, 'utf8'));
  for (const [area, passed] of passedAreas(report)) {
    const hash = hashes[area];
    if (passed && hash) noted[area] = hash;
    // What was left out says nothing; what failed is not as it was noted.
    else if (passed === false) delete noted[area];
  }
  writeFileSync(record, `${JSON.stringify(noted, Object.keys(noted).sort(), 2)}\n`);
}
