import { problem } from '#platform/server/problem.ts';

export const changed = () => problem.conflict('Your passport has changed since you opened it. Load it again.');
