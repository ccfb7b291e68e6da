import { type Selection, selection, thirds } from './e2e/selection.ts';

/**
 * Tests that start, kill and starve servers or wait for limits to pass: the nine that take longest. `npm test` runs a
 * third of them, `npm run verify long` all. Each third, of every third line, takes about as long as the others.
 */
export const longTests = [
  'apps/server/kill-nine.test.ts',
  'platform/server/connections.test.ts',
  'tools/expressions/expressions.test.ts',
  'areas/crisis/server/database-away.test.ts',
  'apps/server/overload.test.ts',
  'areas/messages/server/several.test.ts',
  'apps/server/former-seals.test.ts',
  'areas/messages/server/database-away.test.ts',
  'platform/server/page-rates.test.ts',
] as const;

/** Those whose turn it is not. */
export const leftOut = (by: Selection | null = selection): readonly string[] =>
  longTests.filter((_, place) => by && place % thirds !== by.turn % thirds);
