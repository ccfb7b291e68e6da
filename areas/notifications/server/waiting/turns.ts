import type { Query } from '#platform/server/db.ts';

const key = 7_006_002;

/**
 * Notices are added side by side; whoever delivers or moves those that wait does it alone. Held until the transaction
 * ends, so that nothing is added by wishes that have just changed.
 */
export const besideOthers = (query: Query) => query('notices-beside', `select pg_advisory_xact_lock_shared(${key})`);
export const alone = (query: Query) => query('notices-alone', `select pg_advisory_xact_lock(${key})`);
