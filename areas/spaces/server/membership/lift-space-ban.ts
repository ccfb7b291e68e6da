import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { liftSpaceBan as contract } from '../../contract.ts';
import { lockMember } from './find-member.ts';

export const liftSpaceBan: Handler<typeof contract> = async ({ input, principal, query, db, now }) => {
  const { id, no } = input;
  const member = await lockMember(query, principal.id, id, no, 'banned');
  await query(
    'lift-space-ban',
    `update space_members set state = 'removed', version = version + 1 where space_id = $1::int and user_id = $2::int`,
    [id, member.userId],
  );
  await writeAudit(db, { actorId: principal.id, action: 'space.unban', subject: `space:${id}`, detail: { no } }, now);
};
