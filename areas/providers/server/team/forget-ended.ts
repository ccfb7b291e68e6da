import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const forget = statement((v: { now: string }) =>
  from.deleteFrom('provider_members').where('ended_at', '<', sql<Moment>`${moment(v.now)} - make_interval(days => 30)`),
);

/** Who declined, left or was removed is kept only to count invitations. */
export const forgetEnded: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(forget, { now: now.toISOString() });
};
