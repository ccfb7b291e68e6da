import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';

const purge = statement((v: { before: string }) =>
  from.deleteFrom('skill_listings').where('deleted_at', '<', moment(v.before)),
);

/** What its owner deleted goes once it can’t be restored. */
export const purgeDeleted = job('skills.purge-deleted', '51 3 * * *', async ({ db, now }) => {
  const before = new Date(now.getTime() - limits.restoreDays * 86_400_000).toISOString();
  await queryIn(db)(purge, { before });
});
