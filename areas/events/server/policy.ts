import { notBlocked, notBlockedText } from '#areas/people/server/public.ts';
import {
  findSpace,
  groupsDoor,
  isOpenInsideText,
  members,
  ofSpace,
  owners,
  readers,
  runners,
} from '#areas/spaces/server/public.ts';
import { type ActingLevel, reaches } from '#platform/contract/acting.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import type { Principal } from '#platform/server/principal.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { selfIn } from './room/people.ts';

type ById = PolicyCheck<{ readonly id: number }>;

/** SQL: the event e is for everybody, or a meeting of a space in which `viewer` (a placeholder) may read. */
export const inReachText = (viewer: string) => `(e.space_id is null or ${isOpenInsideText('e.space_id', viewer)})`;

/** SQL: `viewer` may see the event e. Whoever organises a meeting and leaves its space is out as well; what moderators took down is nowhere. */
export const visibleText = (viewer: string) =>
  `(e.removed_at is null and (e.organizer_id = ${viewer} or ${notBlockedText(viewer, 'e.organizer_id')}) and ${inReachText(viewer)})`;

const findAs = async (db: Db, viewerId: number, id: unknown) => {
  const [row] = await queryIn(db)<{ organizerId: number; spaceId: number | null }>(
    'event-standing',
    `select e.organizer_id as "organizerId", e.space_id as "spaceId" from events e
       where e.id = $1::int and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  return row;
};

/** A meeting of a group that its supporter may come to, unless the member has another name there. */
const meetingForSupporter = statement((v: { id: number; memberId: number; supporterId: number }) =>
  from
    .selectFrom('events as e')
    .innerJoin('spaces as s', 's.id', 'e.space_id')
    .innerJoin('space_members as m', 'm.space_id', 's.id')
    .select('e.id')
    .where('e.id', '=', v.id)
    .where('s.kind', '=', 'group')
    .where('s.visibility', '<>', 'hidden')
    .where('m.user_id', '=', v.memberId)
    .where('m.state', '=', 'member')
    .where('m.alias', '=', '')
    .where((e) => notBlocked(v.supporterId, e.ref('e.organizer_id'))),
);

/** A supporter sees what both may see; meetings, which are for those inside, only of groups and with that door open too. */
async function find(db: Db, principal: Principal, id: number, least: ActingLevel = 'see') {
  const row = await findAs(db, principal.id, id);
  if (!row || !principal.for) return row;
  const { supporterId, behind } = principal.for;
  if (row.spaceId === null) return (await findAs(db, supporterId, id)) && row;
  const given = behind(groupsDoor);
  if (!given || !reaches(given, least)) return undefined;
  const [meeting] = await queryIn(db)(meetingForSupporter, { id, memberId: principal.id, supporterId });
  return meeting && row;
}

/** May call the event off: its organiser; a meeting also the people who run its group or community. */
export const mayCancel = async (
  query: Query,
  viewerId: number,
  event: { organizerId: number; spaceId: number | null },
) =>
  event.organizerId === viewerId ||
  (event.spaceId !== null && (await findSpace(query, viewerId, event.spaceId, runners)) !== undefined);

const meeting = statement((v: { id: number }) =>
  from
    .selectFrom('events')
    .select(['organizer_id as organizerId', 'space_id as spaceId'])
    .where('id', '=', v.id)
    .where('removed_at', 'is', null),
);

/** A meeting in the viewer’s own space that a block hides from them: it still has to be theirs to call off. */
async function hiddenFromOwner(query: Query, viewerId: number, id: number) {
  const [row] = await query(meeting, { id });
  const { spaceId = null } = row ?? {};
  return spaceId !== null && (await findSpace(query, viewerId, spaceId, owners)) ? row : undefined;
}

const going = statement((v: { eventId: number; userId: number }) =>
  from
    .selectFrom('event_registrations as r')
    .innerJoin('events as e', 'e.id', 'r.event_id')
    .select('e.is_virtual as isVirtual')
    .where('r.event_id', '=', v.eventId)
    .where('r.user_id', '=', v.userId)
    .where('r.standing', '=', 'going'),
);

const onDoorways = statement((v: { eventId: number; userId: number }) =>
  from
    .selectFrom('events as e')
    .leftJoin('event_registrations as r', (join) =>
      join.onRef('r.event_id', '=', 'e.id').on('r.user_id', '=', v.userId).on('r.standing', '=', 'going'),
    )
    .select('e.id')
    .where('e.id', '=', v.eventId)
    .where('e.is_here', '=', true)
    .where((x) => x.or([x('e.organizer_id', '=', v.userId), x('r.user_id', 'is not', null)])),
);
/** A room is for those who come, and for the organiser; for everybody else there is none. */
async function mayEnter({ db, principal, input }: ById): Promise<boolean> {
  if (!(await find(db, principal, input.id))) return false;
  return (await queryIn(db)(onDoorways, { eventId: input.id, userId: principal.id })).length > 0;
}

export const policies = {
  'events.see': policy('anyone', async ({ db, principal, input }: ById) =>
    (await find(db, principal, input.id)) ? allow() : hide(),
  ),
  'events.join': policy('member', async ({ db, principal, input }: ById) =>
    (await find(db, principal, input.id, principal.for?.level)) ? allow() : hide(),
  ),
  'events.run': policy('member', async ({ db, principal, input }: ById) => {
    const found = await find(db, principal, input.id);
    if (!found) return hide();
    return found.organizerId === principal.id ? allow() : refuse('Only the organiser of the event can do this.');
  }),
  /** What was said is for those who come, and for the organiser; for everybody else there is none. */
  'events.readLog': policy('member', async ({ db, principal, input }: ById) => {
    const found = await find(db, principal, input.id);
    if (!found) return hide();
    if (found.organizerId === principal.id) return allow();
    const rows = await queryIn(db)(going, { eventId: input.id, userId: principal.id });
    return rows.length > 0 ? allow() : hide();
  }),
  'events.enterRoom': policy('member', async (ask: ById) => ((await mayEnter(ask)) ? allow() : hide())),
  'events.inRoom': policy('member', async (ask: ById) => {
    if (!(await mayEnter(ask))) return hide();
    const { db, principal, input, now } = ask;
    const self = await selfIn(queryIn(db), { eventId: input.id, userId: principal.id, now });
    return self ? allow(self) : refuse('You aren’t in this room. Enter it first.');
  }),
  /** Two members who come travel together; the organiser is not told who does. */
  'events.travel': policy('member', async ({ db, principal, input }: ById) => {
    if (!(await find(db, principal, input.id))) return hide();
    const [row] = await queryIn(db)(going, { eventId: input.id, userId: principal.id });
    if (!row) return refuse('A travel buddy is for people who are registered for the event.');
    return row.isVirtual ? refuse('This event is online, so there is no trip.') : allow();
  }),
  'events.cancel': policy('member', async ({ db, principal, input }: ById) => {
    const query = queryIn(db);
    const seen = await find(db, principal, input.id);
    const found = seen ?? (principal.for ? undefined : await hiddenFromOwner(query, principal.id, input.id));
    if (!found) return hide();
    if (await mayCancel(query, principal.id, found)) return allow();
    return refuse(
      found.spaceId === null
        ? 'Only the organiser of the event can do this.'
        : 'Only the organiser of the meeting, and the people who run its group or community, can do this.',
    );
  }),
  /** Of a group for its members, whatever its visibility; of a community for whoever reads its posts. */
  'events.listInSpace': policy('member', (ask: ById) =>
    ofSpace((space) => {
      if (ask.principal.for && space.alias) return hide();
      const decision = readers(space);
      return decision.kind === 'allow' && space.kind === 'group' ? members(space) : decision;
    })(ask),
  ),
};
