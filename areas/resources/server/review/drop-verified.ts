import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { resourceReviewDue } from '../../contract.ts';

/** The freshness clock: when the day of the next check has passed, Verified drops off and the sender is told. */
export const dropVerified: Job['run'] = async ({ db, emit, now }) => {
  const rows = await queryIn(db)<{ id: number; userId: number | null }>(
    'drop-verified',
    `update resources set is_verified = false, version = version + 1
      where status = 'published' and is_verified and review_by < $1::date returning id, submitted_by as "userId"`,
    [now.toISOString().slice(0, 10)],
  );
  for (const { id, userId } of rows) {
    if (userId !== null) await emit(resourceReviewDue, { resourceId: id, userId });
  }
};
