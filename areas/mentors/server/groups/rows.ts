import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, type QueryRow, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

export const kind = 'mentorgroup';

/** Groups g with all that is said of them to this viewer; the thanks are sealed. */
export const groupRows = (viewer: Given<number>) =>
  from.selectFrom('mentoring_groups as g').select((e) => [
    'g.id',
    'g.mentor_id as mentorId',
    'g.name',
    'g.focus_area as focusArea',
    'g.goals',
    'g.format',
    'g.when_words as when',
    'g.capacity',
    'g.is_open as isOpen',
    'g.state',
    'g.thanks_sealed as thanksSealed',
    'g.version',
    isoTime(e.ref('g.created_at')).as('createdAt'),
    isoTime(e.ref('g.ended_at')).as('endedAt'),
    exactTime(e.ref('g.created_at')).as('exactly'),
    sql<number>`(select count(*)::int from mentoring_group_members x
        where x.group_id = ${e.ref('g.id')} and x.state = 'member')`.as('members'),
    sql<number>`(select count(*)::int from mentoring_group_members x
        where x.group_id = ${e.ref('g.id')} and x.state = 'asked' and ${notBlocked(viewer, sql<number>`x.user_id`)})`.as(
      'waiting',
    ),
    from
      .selectFrom('mentoring_group_members as own')
      .select('own.state')
      .where('own.group_id', '=', e.ref('g.id'))
      .where('own.user_id', '=', viewer)
      .as('own'),
    from.selectFrom('mentors as p').select('p.check_state').where('p.user_id', '=', e.ref('g.mentor_id')).as('check'),
  ]);
export type GroupRow = QueryRow<ReturnType<typeof groupRows>>;

const mentorOf = sql<number>`g.mentor_id`;

/** The viewer leads the group g, or is in it, and no block is between them and the mentor. */
export const isOfGroup = (viewer: Given<number>) =>
  sql<boolean>`(g.mentor_id = ${viewer} or (${notBlocked(viewer, mentorOf)}
    and exists (select 1 from mentoring_group_members i
      where i.group_id = g.id and i.user_id = ${viewer} and i.state = 'member')))`;

/** The viewer can find the group g: it goes on, was not taken down, and its mentor still has a profile. */
export const isOffered = (viewer: Given<number>) =>
  sql<boolean>`(g.state = 'active' and g.hidden_at is null and ${notBlocked(viewer, mentorOf)}
    and exists (select 1 from mentors f where f.user_id = g.mentor_id and f.hidden_at is null))`;

const seen = statement((v: { id: number; viewer: number }) =>
  groupRows(v.viewer)
    .where('g.id', '=', v.id)
    .where((e) => e.or([isOfGroup(v.viewer), isOffered(v.viewer)])),
);
const ofViewer = statement((v: { id: number; viewer: number }) =>
  groupRows(v.viewer).where('g.id', '=', v.id).where(isOfGroup(v.viewer)),
);

export const findSeen = async (query: Query, viewer: number, id: number): Promise<GroupRow | undefined> =>
  (await query(seen, { id, viewer }))[0];

export const findOfGroup = async (query: Query, viewer: number, id: number): Promise<GroupRow | undefined> =>
  (await query(ofViewer, { id, viewer }))[0];

const lock = statement((v: { id: number }) =>
  from.selectFrom('mentoring_groups').select('id').where('id', '=', v.id).forUpdate(),
);
const locked = statement((v: { id: number; viewer: number }) => groupRows(v.viewer).where('g.id', '=', v.id));

/**
 * As it is now, held until the transaction ends: who joins at once is counted one after the other. Read after it is
 * locked, for a statement that waits counts the people of the moment at which it began to wait.
 */
export async function lockGroup(query: Query, viewer: number, id: number, version?: number): Promise<GroupRow> {
  await query(lock, { id });
  const [row] = await query(locked, { id, viewer });
  if (!row) throw problem.notFound();
  if (version !== undefined && row.version !== version) {
    throw problem.conflict('This group has changed since you opened it. Have another look.');
  }
  return row;
}

export function mustGoOn({ state }: Pick<GroupRow, 'state'>): void {
  if (state === 'ended') throw problem.conflict('This group has ended.');
}

const everyone = statement((v: { id: number }) =>
  from
    .selectFrom('mentoring_group_members')
    .select('user_id as id')
    .where('group_id', '=', v.id)
    .where('state', '=', 'member')
    .orderBy('joined_at')
    .orderBy('id'),
);

/** The numbers of its mentees, in the order in which they came. */
export const menteesOf = async (query: Query, id: number): Promise<number[]> =>
  (await query(everyone, { id })).map((row) => row.id);

const asks = () =>
  from
    .selectFrom('mentoring_group_members as q')
    .select((e) => [
      'q.id',
      'q.group_id as groupId',
      'q.user_id as userId',
      'q.message_sealed as messageSealed',
      'q.says_adult as saysAdult',
      isoTime(e.ref('q.created_at')).as('createdAt'),
      exactTime(e.ref('q.created_at')).as('exactly'),
    ])
    .where('q.state', '=', 'asked');
export const askRows = asks;

const oneAsk = statement((v: { id: number }) => asks().where('q.id', '=', v.id));
export type AskRow = RowOf<typeof oneAsk>;

export const findAsk = async (query: Query, id: number): Promise<AskRow | undefined> =>
  (await query(oneAsk, { id }))[0];
