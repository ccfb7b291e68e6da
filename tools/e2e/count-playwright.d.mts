/** From Playwright's JSON report; crashes of the browser that passed when run again are told and not counted as failed. */
export function countPlaywright(report: unknown): { passed: number; failed: number };
