import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { leave } from './leave.ts';
import { tellSome } from './tell.ts';

const between = statement((v: { one: number; another: number }) =>
  from
    .selectFrom('mentoring_groups as g')
    .innerJoin('mentoring_group_members as x', 'x.group_id', 'g.id')
    .select(['g.id', 'g.mentor_id as mentorId', 'x.user_id as userId'])
    .where((e) =>
      e.or([
        e.and([e('g.mentor_id', '=', v.one), e('x.user_id', '=', v.another)]),
        e.and([e('g.mentor_id', '=', v.another), e('x.user_id', '=', v.one)]),
      ]),
    )
    .where('g.state', '=', 'active')
    .where('x.state', 'in', ['member', 'asked'])
    .orderBy('g.id'),
);

/** Who is behind a block from the mentor is no longer in the group. Between two mentees a block only hides. */
export const partBlockedGroups = on(memberBlocked, 'mentors.partBlockedGroups', async (news) => {
  const { event, db, emit, now, services } = news;
  const query = queryIn(db);
  const work = { query, emit, now, config: services.config };
  for (const { id, mentorId, userId } of await query(between, { one: event.blockerId, another: event.blockedId })) {
    await leave(work, id, userId, userId);
    await tellSome(emit, id, [mentorId, userId], 0, 'left');
  }
});
