import { endContext } from '#areas/messages/server/public.ts';
import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { mentorshipChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { answerRequest } from '../requests/change.ts';
import { lockMentorship, saveMentorship } from './rows.ts';

interface Two {
  readonly one: number;
  readonly another: number;
}
const asked = statement((v: Two) =>
  from
    .selectFrom('mentorship_requests')
    .select('id')
    .where((e) =>
      e.or([
        e.and([e('mentor_id', '=', v.one), e('mentee_id', '=', v.another)]),
        e.and([e('mentor_id', '=', v.another), e('mentee_id', '=', v.one)]),
      ]),
    )
    .where('state', '=', 'pending')
    .orderBy('id'),
);
const begun = statement((v: Two) =>
  from
    .selectFrom('mentorships')
    .select('id')
    .where((e) =>
      e.or([
        e.and([e('mentor_id', '=', v.one), e('mentee_id', '=', v.another)]),
        e.and([e('mentor_id', '=', v.another), e('mentee_id', '=', v.one)]),
      ]),
    )
    .where('state', '<>', 'ended')
    .orderBy('id'),
);

/** Behind a block neither sees what is between them, so it ends. Nothing says why, nor who did it. */
export const partBlocked = on(memberBlocked, 'mentors.partBlocked', async ({ event, db, emit, now, services }) => {
  const query = queryIn(db);
  const two = { one: event.blockerId, another: event.blockedId };
  const work = { query, emit, now, config: services.config };
  for (const { id } of await query(asked, two)) await answerRequest(work, id, 'withdrawn', { by: 0 });
  for (const { id } of await query(begun, two)) {
    const row = await lockMentorship(query, id);
    const { mentorId, menteeId } = row;
    await saveMentorship(query, { ...row, state: 'ended', endedAt: now.toISOString() });
    await endContext({ query, emit, now }, { kind: 'mentorship', ref: id });
    await emit(mentorshipChanged, { id, mentorId, menteeId, by: 0, change: 'ended' });
  }
});
