import { job, longJob } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { mentorshipRequestChanged } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { answerRequest } from './change.ts';

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const over = statement((v: { asked: string }) =>
  from
    .selectFrom('mentorship_requests')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<=', moment(v.asked))
    .orderBy('id')
    .limit(500),
);

const stillWaits = statement((v: { id: number }) =>
  from.selectFrom('mentorship_requests').select('id').where('id', '=', v.id).where('state', '=', 'pending').forUpdate(),
);

/** Each in a transaction of its own: one that was answered a moment ago is left as it is. The next run has the rest. */
export const expireRequests = longJob('mentors.expire-requests', '13 * * * *', async ({ query, now, services }) => {
  for (const { id } of await query(over, { asked: before(now, limits.requestDays) })) {
    await services.transaction(async (db, emit) => {
      const own = queryIn(db);
      const [row] = await own(stillWaits, { id });
      if (row) await answerRequest({ query: own, emit, now, config: services.config }, id, 'expired', { by: 0 });
    });
  }
});

const waiting = statement((v: { nth: number; asked: string; expired: string }) =>
  from
    .updateTable('mentorship_requests')
    .set({ reminded: v.nth })
    .where('state', '=', 'pending')
    .where('reminded', '<', v.nth)
    .where('created_at', '<=', moment(v.asked))
    .where('created_at', '>', moment(v.expired))
    .returning(['id', 'mentor_id as mentorId', 'mentee_id as menteeId']),
);

/** Twice, to the mentor. */
export const remindMentors = job('mentors.remind', '17 * * * *', async ({ db, emit, now }) => {
  const query = queryIn(db);
  const expired = before(now, limits.requestDays);
  // The later one first: who is told then is not told of the earlier one as well.
  for (const [index, days] of [...limits.reminderDays.entries()].reverse()) {
    for (const row of await query(waiting, { nth: index + 1, asked: before(now, days), expired })) {
      await emit(mentorshipRequestChanged, { ...row, by: 0, change: 'waiting' });
    }
  }
});
