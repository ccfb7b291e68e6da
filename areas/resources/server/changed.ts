import { problem } from '#platform/server/problem.ts';

export const changed = () => problem.conflict('Someone else changed this resource. Load it again, then try again.');
