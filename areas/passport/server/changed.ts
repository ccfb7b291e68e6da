import { problem } from '#platform/server/problem.ts';

export const changed = () => problem.conflict('Your passport was changed in the meantime. Load it again.');
