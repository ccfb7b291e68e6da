import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';

/**
 * Closed requests and what was written in them are kept for three months, and decided reports as long; then they go. While
 * a report waits, its request stays, so that it can be reviewed.
 */
export const sweep: Job['run'] = async ({ db, now }) => {
  const query = queryIn(db);
  await query(
    'crisis-sweep-reports',
    `delete from crisis_reports where decided_at < $1::timestamptz - interval '90 days'`,
    [now.toISOString()],
  );
  await query(
    'crisis-sweep',
    `delete from crisis_requests r where r.status = 'resolved' and r.resolved_on < $1::timestamptz - interval '90 days'
       and not exists (select 1 from crisis_reports p where p.request_id = r.id and p.outcome is null)`,
    [now.toISOString()],
  );
};
