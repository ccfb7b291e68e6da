import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const purge = statement((v: { before: string }) =>
  from.deleteFrom('sample_things').where('deleted_at', '<', moment(v.before)),
);

/** What its author deleted goes once it can’t be restored. */
export const purgeDeleted = job('sampleThings.purge-deleted', '41 3 * * *', async ({ db, now }) => {
  const before = new Date(now.getTime() - limits.restoreDays * 86_400_000).toISOString();
  await queryIn(db)(purge, { before });
});
