import { sql } from 'kysely';
import { firstAnswersIn } from '#areas/messages/server/public.ts';
import type { LongJob } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { exactTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
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

/**
 * The middle one: half of all answers came sooner. Who answers a booking holds it, and waits for no listing: while one is
 * being changed, the job measures it later.
 */
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
    .where('id', '=', (e) =>
      e.selectFrom('providers as p').select('p.id').where('p.id', '=', v.providerId).forNoKeyUpdate().skipLocked(),
    ),
);

/** The first answer came; later ones change nothing. */
export async function noteAnswer(query: Query, { now, ...about }: Omit<Asked, 'providerId'>): Promise<void> {
  const [row] = await query(answered, { ...about, at: now.toISOString() });
  if (row) await query(median, { providerId: row.providerId });
}

interface Place {
  readonly askedAt: string;
  readonly ref: number;
}

const waiting = statement((v: Place & { most: number }) =>
  from
    .selectFrom('provider_replies as r')
    .innerJoin('provider_enquiries as q', 'q.id', 'r.ref')
    .select((e) => ['q.id', 'q.user_id as userId', exactTime(e.ref('r.asked_at')).as('askedAt')])
    .where('r.kind', '=', 'enquiry')
    .where('r.answered_at', 'is', null)
    .where(sql<boolean>`(r.asked_at, r.ref) > (${v.askedAt}::timestamptz, ${v.ref}::int)`)
    .orderBy('r.asked_at')
    .orderBy('r.ref')
    .limit(v.most),
);

/** Longer than from one run of the job to the next. */
const latelyMs = 30 * 60_000;
const answeredLately = statement((v: { after: string; over: number }) =>
  from
    .selectFrom('provider_replies as r')
    .select('r.provider_id as providerId')
    .distinct()
    .where('r.answered_at', '>', moment(v.after))
    .where('r.provider_id', '>', v.over)
    .orderBy('providerId')
    .limit(500),
);

/** Those whose listing was being changed when they answered, too. */
async function measureLately({ query, services, now }: Ran): Promise<void> {
  const after = new Date(now.getTime() - latelyMs).toISOString();
  for (let over = 0; ; ) {
    const rows = await query(answeredLately, { after, over });
    for (const { providerId } of rows) await services.transaction((db) => queryIn(db)(median, { providerId }));
    const last = rows.at(-1);
    if (!last) return;
    over = last.providerId;
  }
}

type Ran = Pick<Parameters<LongJob['long']>[0], 'query' | 'services' | 'now'>;

const dayMs = 86_400_000;
/** After so many days without a word no one waits any longer. */
const waitingDays = 60;

/**
 * Conversations are sealed: when someone else than the member wrote first is all that is read of them. Page by page,
 * however many wait: one that was left out would make its provider faster, or slower, than it is.
 */
export async function measureAll(ran: Ran, most = 500): Promise<void> {
  const { query, services, now } = ran;
  let place: Place = { askedAt: new Date(now.getTime() - waitingDays * dayMs).toISOString(), ref: 0 };
  for (let isMore = true; isMore; ) {
    const rows = await query(waiting, { ...place, most });
    const asked = rows.map(({ id, userId }) => ({ ref: id, askedBy: userId }));
    const answers = await firstAnswersIn(query, 'provider', asked);
    for (const [ref, at] of answers) {
      await services.transaction((db) => noteAnswer(queryIn(db), { kind: 'enquiry', ref, now: new Date(at) }));
    }
    const last = rows.at(-1);
    if (last) place = { askedAt: last.askedAt, ref: last.id };
    isMore = rows.length === most;
  }
  await measureLately(ran);
}

export const measureReplies: LongJob['long'] = (ran) => measureAll(ran);
