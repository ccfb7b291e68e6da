import { notBlockedText } from '#areas/people/server/public.ts';
import { isOpenInsideText, members, ofSpace, readers } from '#areas/spaces/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { allow, hide, policy, refuse } from '#platform/server/policy.ts';
import type { Principal } from '#platform/server/principal.ts';

/** SQL: the event e is for everybody, or a meeting of a space in which `viewer` (a placeholder) may read. */
export const inReachText = (viewer: string) => `(e.space_id is null or ${isOpenInsideText('e.space_id', viewer)})`;

/** SQL: `viewer` may see the event e. Whoever organises a meeting and leaves its space is out as well; what moderators took down is nowhere. */
export const visibleText = (viewer: string) =>
  `(e.removed_at is null and (e.organizer_id = ${viewer} or ${notBlockedText(viewer, 'e.organizer_id')}) and ${inReachText(viewer)})`;

const findAs = async (db: Db, viewerId: number, id: unknown) => {
  const [row] = await queryIn(db)<{ organizerId: number; isMeeting: boolean }>(
    'event-standing',
    `select e.organizer_id as "organizerId", e.space_id is not null as "isMeeting" from events e
       where e.id = $1::int and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  return row;
};

/** A supporter sees what both may see, and no meetings: these are for those inside, where the member may have another name. */
async function find(db: Db, principal: Principal, id: unknown) {
  const row = await findAs(db, principal.id, id);
  if (!row || !principal.for) return row;
  const seen = row.isMeeting ? undefined : await findAs(db, principal.for.supporterId, id);
  return seen && row;
}

export const policies = {
  'events.see': policy('anyone', async ({ db, principal, input }) =>
    (await find(db, principal, input.id)) ? allow() : hide(),
  ),
  'events.join': policy('member', async ({ db, principal, input }) =>
    (await find(db, principal, input.id)) ? allow() : hide(),
  ),
  'events.run': policy('member', async ({ db, principal, input }) => {
    const found = await find(db, principal, input.id);
    if (!found) return hide();
    return found.organizerId === principal.id ? allow() : refuse('Only the organiser of the event can do this.');
  }),
  /** Of a group for its members, whatever its visibility; of a community for whoever reads its posts. */
  'events.listInSpace': policy(
    'member',
    ofSpace((space) => {
      const decision = readers(space);
      return decision.kind === 'allow' && space.kind === 'group' ? members(space) : decision;
    }),
  ),
};
