import { test } from '@playwright/test';

/** What the checks have looked at, for the table of "npm run verify accessibility". */
export type Looked = 'axe' | 'ibm' | 'markup' | 'stops' | 'rings' | 'reflow';

/** Adds to the test that runs; its report carries the sum. */
export function tally(looked: Looked, count = 1): void {
  const { annotations } = test.info();
  const type = `looked ${looked}`;
  const before = annotations.find((one) => one.type === type);
  if (before) before.description = `${Number(before.description) + count}`;
  else annotations.push({ type, description: `${count}` });
}
