import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

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
