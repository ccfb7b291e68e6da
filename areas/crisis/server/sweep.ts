import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';

/** Closed requests and what was written in them are kept for three months, then they go. */
export const sweep: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(
    'crisis-sweep',
    `delete from crisis_requests where status = 'resolved' and resolved_on < $1::timestamptz - interval '90 days'`,
    [now.toISOString()],
  );
};
