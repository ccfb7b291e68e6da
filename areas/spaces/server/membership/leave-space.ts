import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type leaveSpace as contract, spaceStandingChanged } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { onlyTheirs } from './only-theirs.ts';

/** A space that others are in always has an owner; whoever is alone in it may go, and it is archived. */
export const leaveSpace: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  emit,
  now,
}) => {
  if (space.state !== 'member') return;
  // The row of the space is held, so that nobody becomes owner or member in between.
  await query('space-turn', 'select 1 from spaces where id = $1::int for update', [input.id]);
  const [standing] = await query<{ role: string; others: number }>(
    'space-leaving',
    `select m.role, (select count(*)::int from space_members o where o.space_id = m.space_id and o.state = 'member'
       and o.user_id <> m.user_id) as others
     from space_members m where m.space_id = $1::int and m.user_id = $2::int and m.state = 'member'`,
    [input.id, principal.id],
  );
  if (!standing) return;
  const kept = principal.for && onlyTheirs(standing.role);
  if (kept) throw problem.conflict(kept);
  if (standing.role === 'owner' && standing.others > 0 && space.status === 'open') {
    throw problem.conflict(`It is your ${space.kind}. Hand it over to someone, or archive it, before you leave.`);
  }
  await query(
    'leave-space',
    `update space_members set state = 'left', role = 'member', left_at = $3::timestamptz, version = version + 1
     where space_id = $1::int and user_id = $2::int`,
    [input.id, principal.id, now.toISOString()],
  );
  if (standing.role === 'owner') {
    await query(
      'archive-left-space',
      `update spaces set status = 'archived', version = version + 1 where id = $1::int`,
      [input.id],
    );
  }
  await emit(spaceStandingChanged, { spaceId: input.id, kind: space.kind, to: [principal.id], news: null });
};
