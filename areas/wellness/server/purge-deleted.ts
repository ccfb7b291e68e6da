import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { purgeDeleted } from './records.ts';

export const purgeDeletedRecords = job('wellness.purge-deleted', '23 4 * * *', async ({ db, now }) => {
  await purgeDeleted(queryIn(db), now);
});
