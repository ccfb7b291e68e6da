import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type setSpaceRole as contract, spaceStandingChanged } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { lockMember, readMember } from './find-member.ts';

export const setSpaceRole: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  db,
  emit,
  now,
}) => {
  const { id, no, role } = input;
  const member = await lockMember(query, principal.id, id, no);
  if (member.role === 'owner') throw problem.conflict('You’re its owner. Hand it over to someone first.');
  if (member.role !== role) {
    await query(
      'set-space-role',
      'update space_members set role = $3, version = version + 1 where space_id = $1::int and user_id = $2::int',
      [id, member.userId, role],
    );
    await writeAudit(
      db,
      { actorId: principal.id, action: 'space.role', subject: `space:${id}`, detail: { no, role } },
      now,
    );
    await emit(spaceStandingChanged, { spaceId: id, kind: space.kind, to: [member.userId], news: 'PlaceChanged' });
  }
  return readMember(query, principal.id, id, no);
};
