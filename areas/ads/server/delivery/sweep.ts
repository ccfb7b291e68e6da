import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { forgetEnded } from '../account/member-rows.ts';
import { from } from '../from.ts';

const dayMs = 86_400_000;
const views = statement((v: { now: string }) => from.deleteFrom('ad_views').where('expires_at', '<', moment(v.now)));
const openings = statement((v: { before: string }) =>
  from.deleteFrom('ad_openings').where(sql<boolean>`day < ${v.before}::date`),
);

/** Views that can’t be said again, pages opened long ago, and invitations that nobody counts any more. */
export const sweep: Job['run'] = async ({ db, now }) => {
  const query = queryIn(db);
  await query(views, { now: now.toISOString() });
  await query(openings, { before: new Date(now.getTime() - 30 * dayMs).toISOString().slice(0, 10) });
  await forgetEnded(query, new Date(now.getTime() - dayMs));
};
