import { type Gone, stepNote } from './rows.ts';

/** The part of Playwright’s report that is read here. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

const stepsIn = ({ suites = [], specs = [] }: Suite): readonly Gone[] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === stepNote)
    .map(({ description = '' }) => JSON.parse(description) as Gone),
  ...suites.flatMap(stepsIn),
];

/** A table of the weeks in a report: person, step, what it took and what it may take. */
export function gone(report: Suite): string {
  const rows = stepsIn(report).map(({ person, day, step, took, most, unit }) => [
    person.split(': ')[1] ?? person,
    day,
    step,
    `${took} ${unit}`,
    `${most}${took > most ? ', too many' : ''}`,
  ]);
  const table = [['Person', 'Day', 'Step', 'Took', 'At most'], ...rows];
  const width = (at: number) => Math.max(...table.map((row) => row[at]?.length ?? 0));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(width(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
