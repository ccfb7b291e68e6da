import { problem } from '#platform/server/problem.ts';

export const changed = () =>
  problem.conflict('Somebody changed this resource in the meantime. Load it again, then try again.');
