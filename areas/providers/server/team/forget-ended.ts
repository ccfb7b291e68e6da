import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const forget = statement((v: { now: string }) =>
  from.deleteFrom('provider_members').where('ended_at', '<', sql<Moment>`${moment(v.now)} - make_interval(days => 30)`),
);

const forgetCodes = statement((v: { now: string }) =>
  from
    .deleteFrom('provider_claim_codes')
    .where('sent_at', '<', sql<Moment>`${moment(v.now)} - make_interval(days => 1)`),
);

/** Who declined, left or was removed, and who was sent a code, is kept only to be counted. */
export const forgetEnded: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(forget, { now: now.toISOString() });
  await queryIn(db)(forgetCodes, { now: now.toISOString() });
};
