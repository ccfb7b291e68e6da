import { endBookingsOf } from '#areas/bookings/server/public.ts';
import { leaveContext } from '#areas/messages/server/public.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { Work } from '../requests/change.ts';
import { kind } from './rows.ts';

const remove = statement((v: { id: number; userId: number }) =>
  from
    .deleteFrom('mentoring_group_members')
    .where('group_id', '=', v.id)
    .where('user_id', '=', v.userId)
    .where('state', 'in', ['member', 'asked'])
    .returning('state'),
);

/** Out of the group, its conversation and its sessions to come; or a request that is taken back. */
export async function leave(work: Work, groupId: number, by: number, userId: number) {
  const [row] = await work.query(remove, { id: groupId, userId });
  if (row?.state !== 'member') return row?.state;
  await leaveContext(work, { kind, ref: groupId }, by, userId);
  await endBookingsOf(work, kind, groupId, userId);
  return row.state;
}
