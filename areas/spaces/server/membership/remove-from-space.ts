import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type removeFromSpace as contract, spaceStandingChanged } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { lockMember } from './find-member.ts';

export const removeFromSpace: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  db,
  emit,
  now,
}) => {
  const { id, no, ban } = input;
  const member = await lockMember(query, principal.id, id, no);
  if (member.userId === principal.id) throw problem.refused('You can’t remove yourself, but you can leave.');
  if (member.role === 'owner' || (member.role === 'moderator' && space.role !== 'owner')) {
    throw problem.refused('Only the owner can remove someone who runs it.');
  }
  await query(
    'remove-from-space',
    `update space_members set state = $3, role = 'member', left_at = $4::timestamptz, version = version + 1
     where space_id = $1::int and user_id = $2::int`,
    [id, member.userId, ban ? 'banned' : 'removed', now.toISOString()],
  );
  const action = ban ? 'space.ban' : 'space.remove';
  await writeAudit(db, { actorId: principal.id, action, subject: `space:${id}`, detail: { no } }, now);
  await emit(spaceStandingChanged, { spaceId: id, kind: space.kind, to: [member.userId], news: 'PlaceChanged' });
};
