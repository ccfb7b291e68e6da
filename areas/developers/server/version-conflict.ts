import { problem } from '#platform/server/problem.ts';

export const versionConflict = () => problem.conflict('This has changed since you opened it. Have another look.');
