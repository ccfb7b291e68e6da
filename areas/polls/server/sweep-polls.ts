import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isHeld } from './homes.ts';

const sweep = statement((v: { now: string }) =>
  from
    .deleteFrom('polls as q')
    .where('q.created_at', '<', sql<Moment>`${moment(v.now)} - interval '1 day'`)
    .where((e) => sql<boolean>`not ${isHeld(e.ref('q.id'))}`),
);

/** Polls that were put nowhere, and those of posts and messages that are gone for good. */
export const sweepPolls: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(sweep, { now: now.toISOString() });
};
