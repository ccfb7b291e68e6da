import { job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/options.ts';
import { captionsBefore, goneBefore } from '../clock.ts';
import { from } from '../from.ts';
import { endVisits, tellEnded } from './end-visits.ts';

const atOnce = 500;

const lost = statement((v: { since: string }) =>
  from
    .updateTable('vr_visits')
    .set((e) => ({ left_at: e.ref('seen_at'), end_reason: 'lost', seat: null, hand_raised: false }))
    .where('id', 'in', (e) =>
      e
        .selectFrom('vr_visits as v')
        .select('v.id')
        .where('v.left_at', 'is', null)
        .where('v.seen_at', '<=', moment(v.since))
        .orderBy('v.id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'space_id as spaceId', 'user_id as userId']),
);

const over = statement((v: { now: string }) =>
  from
    .selectFrom('vr_spaces as s')
    .innerJoin('vr_visits as v', 'v.space_id', 's.id')
    .select('s.id')
    .distinct()
    .where('v.left_at', 'is', null)
    .where('s.closes_at', '<=', moment(v.now))
    .orderBy('s.id')
    .limit(atOnce),
);

/** Whoever closed the page has left, and planned spaces close at their time. */
export const settleVisits = job('vr.settle-visits', '* * * * *', async ({ db, emit, now }) => {
  const query = queryIn(db);
  await tellEnded(emit, await query(lost, { since: goneBefore(now) }));
  for (const { id } of await query(over, { now: now.toISOString() })) {
    await endVisits({ query, emit, now }, id, 'closed');
  }
});

const forget = statement((v: { before: string }) =>
  from.deleteFrom('vr_messages').where('created_at', '<', moment(v.before)),
);

const forgetCaptions = statement((v: { before: string; soon: string }) =>
  from
    .deleteFrom('vr_captions')
    .where((e) =>
      e.or([
        e.and([e('kept', '=', false), e('created_at', '<', moment(v.soon))]),
        e('created_at', '<', moment(v.before)),
      ]),
    ),
);

/** Captions go after two minutes; those that everyone agreed to keep go with the messages. */
export const forgetSpoken = job('vr.forget-spoken', '* * * * *', async ({ db, now }) => {
  const before = new Date(now.getTime() - limits.keptDays * 86_400_000).toISOString();
  await queryIn(db)(forgetCaptions, { before, soon: captionsBefore(now) });
});

/** What was said goes after a week. */
export const forgetMessages = job('vr.forget-messages', '23 * * * *', async ({ db, now }) => {
  await queryIn(db)(forget, { before: new Date(now.getTime() - limits.keptDays * 86_400_000).toISOString() });
});
