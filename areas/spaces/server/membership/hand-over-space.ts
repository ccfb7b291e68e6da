import { detachAll } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type handOverSpace as contract, spaceStandingChanged } from '../../contract.ts';
import { owners, readSpace, spaceFor } from '../rules.ts';
import { lockMember } from './find-member.ts';
import { passportTarget } from './sharing.ts';

/** The old owner first, since there is never more than one. */
export const handOverSpace: Handler<typeof contract> = async ({ input, principal, query, db, emit, now }) => {
  const { id, no } = input;
  const heir = await lockMember(query, principal.id, id, no);
  // Two at once: the second waited for the row, and is the owner no longer.
  const space = await spaceFor(query, principal.id, id, owners);
  if (heir.userId === principal.id) throw problem.conflict('It is yours already.');
  const give = (userId: number, role: string) =>
    query(
      'hand-over-space',
      'update space_members set role = $3, version = version + 1 where space_id = $1::int and user_id = $2::int',
      [id, userId, role],
    );
  await give(principal.id, 'moderator');
  await give(heir.userId, 'owner');
  // It was shared with the one, and not with the other.
  await detachAll(query, [passportTarget(id)]);
  await writeAudit(
    db,
    { actorId: principal.id, action: 'space.hand-over', subject: `space:${id}`, detail: { no } },
    now,
  );
  await emit(spaceStandingChanged, { spaceId: id, kind: space.kind, to: [heir.userId], news: 'PlaceChanged' });
  return readSpace(query, principal.id, id);
};
