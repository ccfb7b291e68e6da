import { notBlocked } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Handler } from '#platform/server/area.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { listGroupMembers as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { type GroupRow, menteesOf } from './rows.ts';

const seen = statement((v: { viewer: number; ids: readonly number[] }) =>
  from
    .selectFrom('users as u')
    .select(['u.id', 'u.name'])
    .where('u.id', '=', anyOf(v.ids))
    .where((e) => e.or([e('u.id', '=', v.viewer), notBlocked(v.viewer, e.ref('u.id'))])),
);

/** Two mentees with a block between them are both in it, and neither sees the other, as in a support group. */
export const listGroupMembers: Handler<typeof contract, GroupRow> = async ({ found, principal, query }) => {
  const { id, mentorId } = found;
  const ids = [mentorId, ...(await menteesOf(query, id))];
  const names = new Map((await query(seen, { viewer: principal.id, ids })).map((row) => [row.id, row.name]));
  return ids.flatMap((userId) => {
    const name = names.get(userId);
    if (name === undefined) return [];
    return [{ id: userId, name, avatar: avatarOf(userId), isMentor: userId === mentorId }];
  });
};
