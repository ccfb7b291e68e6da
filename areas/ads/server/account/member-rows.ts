import { sql } from 'kysely';
import { notBlocked, person } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { choice, countOf, isThere, moment, statement } from '#platform/server/statement.ts';
import type { HelperRole } from '../../pure/options.ts';
import { from } from '../from.ts';

/** Of an inviter behind a block no invitation is seen; whoever helps already can leave all the same. */
const invitations = (userId: number) =>
  from
    .selectFrom('ad_members as h')
    .innerJoin('ad_accounts as a', 'a.id', 'h.account_id')
    .leftJoin('users as u', 'u.id', 'h.invited_by')
    .where('h.user_id', '=', userId)
    .where('h.ended_at', 'is', null)
    .where((e) =>
      e.or([
        e('h.joined_at', 'is not', null),
        e('h.invited_by', 'is', null),
        notBlocked(userId, e.ref('h.invited_by')),
      ]),
    );

const mine = statement((v: { userId: number; limit: number }) =>
  invitations(v.userId)
    .select((e) => [
      'a.id as accountId',
      'a.name as accountName',
      'h.role',
      isoTime(e.ref('h.invited_at')).as('invitedAt'),
    ])
    .select(person('u'))
    .where('h.joined_at', 'is', null)
    .orderBy('h.invited_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(v.limit),
);
export const invitationsOf = (query: Query, userId: number, limit: number) => query(mine, { userId, limit });

const invited = statement((v: { userId: number; id: number }) =>
  from.selectNoFrom(isThere(invitations(v.userId).where('h.account_id', '=', v.id)).as('is')),
);
/** Someone who helps, or is invited to. */
export const isInvited = async (query: Query, id: number, userId: number): Promise<boolean> =>
  (await query(invited, { id, userId }))[0]?.is ?? false;

const members = (id: number) =>
  from
    .selectFrom('ad_members as h')
    .select([
      'h.no',
      'h.user_id as userId',
      'h.role',
      'h.invited_by as invitedBy',
      sql<boolean>`h.joined_at is not null`.as('joined'),
    ])
    .where('h.account_id', '=', id)
    .where('h.ended_at', 'is', null);
const all = statement((v: { id: number; limit: number }) =>
  members(v.id)
    .orderBy((e) => e('h.joined_at', 'is', null))
    .orderBy('h.role', 'desc')
    .orderBy('h.no')
    .limit(v.limit),
);
const byNo = statement((v: { id: number; no: number }) => members(v.id).where('h.no', '=', v.no));
const byUser = statement((v: { id: number; userId: number }) => members(v.id).where('h.user_id', '=', v.userId));

export const membersOf = (query: Query, id: number, limit: number) => query(all, { id, limit });
export const memberByNo = async (query: Query, id: number, no: number) => (await query(byNo, { id, no }))[0];
export const memberById = async (query: Query, id: number, userId: number) => (await query(byUser, { id, userId }))[0];

const counted = statement((v: { id: number; by: number; since: string }) =>
  from.selectNoFrom([
    countOf(from.selectFrom('ad_members').where('account_id', '=', v.id).where('ended_at', 'is', null)).as('kept'),
    countOf(from.selectFrom('ad_members').where('invited_by', '=', v.by).where('invited_at', '>', moment(v.since))).as(
      'sent',
    ),
  ]),
);
export async function countsOf(query: Query, id: number, by: number, since: Date) {
  const [row] = await query(counted, { id, by, since: since.toISOString() });
  return row ?? { kept: 0, sent: 0 };
}

const askedLately = statement((v: { id: number; userId: number; since: string }) =>
  from.selectNoFrom(
    isThere(
      from
        .selectFrom('ad_members')
        .where('account_id', '=', v.id)
        .where('user_id', '=', v.userId)
        .where('ended_at', 'is not', null)
        .where('invited_at', '>', moment(v.since)),
    ).as('is'),
  ),
);
export const wasAskedSince = async (query: Query, id: number, userId: number, since: Date): Promise<boolean> =>
  (await query(askedLately, { id, userId, since: since.toISOString() }))[0]?.is ?? false;

const add = choice((role: HelperRole) =>
  statement((v: { id: number; userId: number; by: number; now: string }) =>
    from
      .insertInto('ad_members')
      .values({ account_id: v.id, user_id: v.userId, role, invited_by: v.by, invited_at: moment(v.now) })
      .onConflict((on) =>
        on
          .columns(['account_id', 'user_id'])
          .doUpdateSet({ role, invited_by: v.by, invited_at: moment(v.now), joined_at: null, ended_at: null }),
      ),
  ),
);
export const addMember = (
  query: Query,
  { role, ...v }: { id: number; userId: number; role: HelperRole; by: number; now: string },
) => query(add(role), v);

const joined = statement((v: { id: number; userId: number; now: string }) =>
  from
    .updateTable('ad_members')
    .set({ joined_at: moment(v.now) })
    .where('account_id', '=', v.id)
    .where('user_id', '=', v.userId)
    .where('ended_at', 'is', null),
);
/** An invitation that was withdrawn meanwhile gives no rights. */
export const joinMember = (query: Query, id: number, userId: number, now: Date) =>
  query(joined, { id, userId, now: now.toISOString() });

const ended = statement((v: { id: number; userId: number; now: string }) =>
  from
    .updateTable('ad_members')
    .set({ joined_at: null, ended_at: moment(v.now) })
    .where('account_id', '=', v.id)
    .where('user_id', '=', v.userId),
);
/** Leaves a row without rights for a while, so that invitations can be counted. */
export const endMember = (query: Query, id: number, userId: number, now: Date) =>
  query(ended, { id, userId, now: now.toISOString() });

const roleTo = choice((role: HelperRole) =>
  statement((v: { id: number; no: number }) =>
    from.updateTable('ad_members').set({ role }).where('account_id', '=', v.id).where('no', '=', v.no),
  ),
);
export const setRole = (query: Query, id: number, no: number, role: HelperRole) => query(roleTo(role), { id, no });

/** Whoever is behind a block is no one to be found, as everywhere. */
const named = statement((v: { viewer: number; username: string }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where((e) => e(e.fn<string>('lower', ['u.username']), '=', v.username))
    .where((e) => notBlocked(v.viewer, e.ref('u.id'))),
);
export const memberNamed = async (query: Query, viewer: number, username: string) =>
  (await query(named, { viewer, username }))[0]?.id;

const old = statement((v: { before: string }) =>
  from.deleteFrom('ad_members').where('ended_at', '<', moment(v.before)),
);
/** After that an invitation is no longer counted. */
export const forgetEnded = (query: Query, before: Date) => query(old, { before: before.toISOString() });
