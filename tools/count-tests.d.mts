/** How many tests of a part passed and failed, and of each that failed its place and why. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** From the report of `npm run check`. */
export function countSteps(report: unknown): Count;

/** From Vitest's JSON report; a file that could not be loaded is one failure. */
export function countVitest(report: unknown): Count;

/** From Playwright's JSON report; crashes of the browser that passed when run again are told and not counted as failed. */
export function countPlaywright(report: unknown): Count;
