import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { MeetPlan, MeetWatch } from '../contract.ts';
import { from } from './from.ts';

/** Plans with their owner and, of a member, their contact. */
export const plans = () =>
  from
    .selectFrom('meet_plans as p')
    .innerJoin('users as o', 'o.id', 'p.owner_id')
    .leftJoin('users as c', 'c.id', 'p.contact_id')
    .select((e) => [
      'p.id',
      'p.owner_id as ownerId',
      'o.name as ownerName',
      'p.who',
      'p.place',
      'p.access',
      'p.transport_there as transportThere',
      'p.transport_back as transportBack',
      isoTime(e.ref('p.starts_at')).as('startsAt'),
      isoTime(e.ref('p.check_in_at')).as('checkInAt'),
      'p.extended_minutes as extendedMinutes',
      'p.zone',
      'p.tell_who as tellWho',
      'p.contact_id as contactId',
      'p.contact_name as contactName',
      'p.contact_email as contactEmail',
      'c.name as memberName',
      'p.contact_state as contactState',
      'p.contact_turn as contactTurn',
      'p.state',
      isoTime(e.ref('p.ended_at')).as('endedAt'),
      'p.version',
    ]);

const one = statement((v: { id: number }) => plans().where('p.id', '=', v.id));
export type PlanRow = RowOf<typeof one>;

const locked = statement((v: { id: number }) => plans().where('p.id', '=', v.id).forUpdate('p'));

/** The plan, and locked until the transaction ends where it is changed: it and the clock take turns. */
export async function findPlan(query: Query, id: number, lock = false): Promise<PlanRow | undefined> {
  const [row] = await query(lock ? locked : one, { id });
  return row;
}

export async function readPlan(query: Query, id: number): Promise<MeetPlan> {
  const row = await findPlan(query, id);
  if (!row) throw problem.notFound();
  return planView(row);
}

export const planView = (row: PlanRow): MeetPlan => ({
  id: row.id,
  who: row.who,
  place: row.place,
  access: row.access,
  transportThere: row.transportThere,
  transportBack: row.transportBack,
  startsAt: row.startsAt,
  checkInAt: row.checkInAt,
  zone: row.zone,
  tellWho: row.tellWho,
  // Who is no contact any more is not named: someone behind a block is not there.
  contact:
    row.contactState === 'none'
      ? { kind: row.contactEmail === null ? 'member' : 'email', userId: null, name: '', email: null, state: 'none' }
      : {
          kind: row.contactEmail === null ? 'member' : 'email',
          userId: row.contactId,
          name: row.memberName ?? row.contactName ?? '',
          email: row.contactEmail,
          state: row.contactState,
        },
  state: row.state,
  endedAt: row.endedAt,
  version: row.version,
});

export const watchView = (row: PlanRow): MeetWatch => ({
  id: row.id,
  owner: { displayName: row.ownerName, userId: row.ownerId },
  state: row.state,
  contactState: row.contactState,
  checkInAt: row.checkInAt,
  zone: row.zone,
  told: row.state === 'told' ? { startsAt: row.startsAt, place: row.place, who: row.tellWho ? row.who : '' } : null,
});
