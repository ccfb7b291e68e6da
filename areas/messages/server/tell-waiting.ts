import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { messagesWaiting } from '../contract.ts';
import { isOpenTo } from './find-conversation.ts';
import { from } from './from.ts';

/** Whoever has a page of ours open sees the count there; an open page may be alone all the same. */
const patienceMinutes = 10;
/** What is older was looked at while it was new. */
const windowHours = 2;
const mostAtOnce = 500;

const tell = statement((v: { now: string; here: readonly number[] }) =>
  from
    .with('waiting', () =>
      from
        .selectFrom('conversations as c')
        .innerJoin('conversation_participants as p', 'p.conversation_id', 'c.id')
        .crossJoinLateral((e) =>
          from
            .selectFrom('messages as m')
            .select('m.from_user_id')
            .where('m.conversation_id', '=', e.ref('c.id'))
            .where('m.seq', '>', sql<number>`greatest(${e.ref('p.read_seq')}, ${e.ref('p.from_seq')})`)
            .where('m.type', '!=', 'system')
            .where('m.body', 'is not', null)
            .where('m.from_user_id', '!=', e.ref('p.user_id'))
            .where((m) => notBlocked(e.ref('p.user_id'), m.ref('m.from_user_id')))
            .orderBy('m.seq', 'desc')
            .limit(sql.lit(1))
            .as('l'),
        )
        .select(['p.conversation_id', 'p.user_id', 'c.last_seq', 'l.from_user_id', 'p.state'])
        .where('p.state', 'in', ['active', 'request'])
        .where((e) => sql<boolean>`${e.ref('c.last_seq')} > greatest(${e.ref('p.read_seq')}, ${e.ref('p.from_seq')})`)
        .whereRef('p.told_seq', '<=', 'p.read_seq')
        .where((e) => sql<boolean>`coalesce(${e.ref('p.muted_until')}, '-infinity') <= ${moment(v.now)}`)
        .where('c.last_at', '>', sql<Moment>`${moment(v.now)} - make_interval(hours => ${sql.lit(windowHours)})`)
        .where((e) => isOpenTo(e.ref('p.user_id'), 'c'))
        .where(
          (e) => sql<boolean>`(${e.ref('p.user_id')} <> all(${v.here}::int[])
            or ${e.ref('c.last_at')} <= ${moment(v.now)} - make_interval(mins => ${sql.lit(patienceMinutes)}))`,
        )
        .orderBy('c.last_at')
        .limit(sql.lit(mostAtOnce))
        .forUpdate('p'),
    )
    .updateTable('conversation_participants as p')
    .from('waiting as w')
    .set((e) => ({ told_seq: e.ref('w.last_seq') }))
    .whereRef('p.conversation_id', '=', 'w.conversation_id')
    .whereRef('p.user_id', '=', 'w.user_id')
    .returning((e) => [
      'p.user_id as userId',
      'p.conversation_id as conversationId',
      'w.from_user_id as by',
      'w.last_seq as seq',
      sql<boolean>`${e.ref('w.state')} = 'request'`.as('request'),
    ]),
);

/** Each minute: who is not here is told once for each conversation, and again only after they have read it. */
export const tellWaiting: Job['run'] = async ({ db, emit, now, services }) => {
  const here = [...(await services.online())];
  for (const row of await queryIn(db)(tell, { now: now.toISOString(), here })) {
    await emit(messagesWaiting, row);
  }
};
