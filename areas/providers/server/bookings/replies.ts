import { sql } from 'kysely';
import { firstAnswersIn } from '#areas/messages/server/public.ts';
import type { Job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** Fewer than these say nothing about a provider. */
const leastMeasured = 3;
/** The latest that were answered: how fast it was years ago says nothing. */
const measured = 50;

const asked = statement((v: { providerId: number; kind: 'enquiry' | 'booking'; ref: number; now: string }) =>
  from
    .insertInto('provider_replies')
    .values({ provider_id: v.providerId, kind: v.kind, ref: v.ref, asked_at: moment(v.now) })
    .onConflict((conflict) => conflict.doNothing()),
);

interface Asked {
  readonly providerId: number;
  readonly kind: 'enquiry' | 'booking';
  readonly ref: number;
  readonly now: Date;
}

/** Someone waits for a first answer. */
export async function noteAsked(query: Query, { now, ...about }: Asked): Promise<void> {
  await query(asked, { ...about, now: now.toISOString() });
}

const answered = statement((v: { kind: 'enquiry' | 'booking'; ref: number; at: string }) =>
  from
    .updateTable('provider_replies')
    .set({ answered_at: moment(v.at) })
    .where('kind', '=', v.kind)
    .where('ref', '=', v.ref)
    .where('answered_at', 'is', null)
    .returning('provider_id as providerId'),
);

/** The middle one: half of all answers came sooner. */
const median = statement((v: { providerId: number }) =>
  from
    .updateTable('providers')
    .set({
      reply_minutes: sql<number | null>`(
        select case when count(*) >= ${sql.lit(leastMeasured)} then
          round((percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.asked_at)) / 60)::numeric)::int end
        from (select asked_at, answered_at from provider_replies
          where provider_id = ${v.providerId} and answered_at is not null
          order by answered_at desc limit ${sql.lit(measured)}) r)`,
    })
    .where('id', '=', v.providerId),
);

/** The first answer came; later ones change nothing. */
export async function noteAnswer(query: Query, { now, ...about }: Omit<Asked, 'providerId'>): Promise<void> {
  const [row] = await query(answered, { ...about, at: now.toISOString() });
  if (row) await query(median, { providerId: row.providerId });
}

const waiting = statement((v: { now: string; most: number }) =>
  from
    .selectFrom('provider_replies as r')
    .innerJoin('provider_enquiries as q', 'q.id', 'r.ref')
    .select(['q.id', 'q.user_id as userId'])
    .where('r.kind', '=', 'enquiry')
    .where('r.answered_at', 'is', null)
    .where('r.asked_at', '>', sql<Moment>`${moment(v.now)} - interval '60 days'`)
    .orderBy('r.asked_at', 'desc')
    .limit(v.most),
);

/** Conversations are sealed: when someone else than the member wrote first is all that is read of them. */
export const measureReplies: Job['run'] = async ({ db, now }) => {
  const query = queryIn(db);
  const rows = await query(waiting, { now: now.toISOString(), most: 1000 });
  const answers = await firstAnswersIn(
    query,
    'provider',
    rows.map(({ id, userId }) => ({ ref: id, askedBy: userId })),
  );
  for (const [ref, at] of answers) await noteAnswer(query, { kind: 'enquiry', ref, now: new Date(at) });
};
