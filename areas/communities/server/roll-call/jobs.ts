import { notBlockedText } from '#areas/people/server/public.ts';
import { type Job, job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { rollCallChanged, rollCallSilent } from '../../contract.ts';
import { limits } from '../../pure/options.ts';

/** Hours after its time in which a roll-call that nobody ended ends by itself. */
const lateHours = 24;

/** When the time is over, the buddy of each who has not answered is told, and nobody else. */
const tellBuddies: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const due = await query<{ id: number; spaceId: number }>(
    'roll-calls-due',
    `update roll_calls set buddies_told = true
     where not buddies_told and coalesce(ended_at, answer_by) <= $1::timestamptz and answer_by <= $1::timestamptz
     returning id, space_id as "spaceId"`,
    [now.toISOString()],
  );
  for (const { id, spaceId } of due) {
    const buddies = await query<{ id: number }>(
      'roll-buddies-to-tell',
      `select distinct t.buddy_id as id from roll_buddies t
       join space_members m on m.space_id = t.space_id and m.user_id = t.user_id and m.state = 'member'
       join space_members o on o.space_id = t.space_id and o.user_id = t.buddy_id and o.state = 'member'
       where t.space_id = $1::int and t.agreed_at is not null and ${notBlockedText('t.user_id', 't.buddy_id')}
         and not exists (select 1 from roll_answers a where a.roll_call_id = $2::int and a.user_id = t.user_id)`,
      [spaceId, id],
    );
    for (const { id: userId } of buddies) await emit(rollCallSilent, { communityId: spaceId, userId, rollCallId: id });
    if (buddies.length > 0) await emit(rollCallChanged, { communityId: spaceId, to: buddies.map((buddy) => buddy.id) });
  }
  await query(
    'roll-calls-end',
    `update roll_calls set ended_at = $1::timestamptz
     where ended_at is null and answer_by < $1::timestamptz - make_interval(hours => ${lateHours})`,
    [now.toISOString()],
  );
};

/** Who was safe, and who was not, is nobody's business later. */
const forget: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(
    'roll-calls-forget',
    `delete from roll_calls where started_at <= $1::timestamptz - make_interval(days => ${limits.rollDays})`,
    [now.toISOString()],
  );
};

export const jobs = [
  job('communities.tell-buddies', '* * * * *', tellBuddies),
  job('communities.forget', '43 3 * * *', forget),
];
