import { sql } from 'kysely';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, isThere, moment, statement } from '#platform/server/statement.ts';
import {
  type acceptProviderInvitation as acceptContract,
  type leaveProvider as leaveContract,
  type listProviderInvitations as listContract,
  providerTeamChanged,
} from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { assertMayHelp, endHelper, findHelper, type Held, type Helper, lockListing } from './rows.ts';
import { readTeam } from './team.ts';

/** Under names that no statement around it uses. Of an inviter behind a block nothing is seen; one whose account is gone says nothing of anyone. */
const invitations = (userId: Given<number>) =>
  from
    .selectFrom('provider_members as h')
    .innerJoin('providers as asked', 'asked.id', 'h.provider_id')
    .leftJoin('users as u', 'u.id', 'h.invited_by')
    .where('h.user_id', '=', userId)
    .where('h.joined_at', 'is', null)
    .where('h.ended_at', 'is', null)
    .where('asked.hidden_at', 'is', null)
    .where((e) => e.or([e('h.invited_by', 'is', null), notBlocked(userId, e.ref('h.invited_by'))]));

const mine = statement((v: { userId: number; limit: number }) =>
  invitations(v.userId)
    .select((e) => [
      'asked.id as listing',
      'asked.business_name as businessName',
      'h.role',
      isoTime(e.ref('h.invited_at')).as('invitedAt'),
    ])
    .select(person('u'))
    .orderBy('h.invited_at', 'desc')
    .orderBy('asked.id', 'desc')
    .limit(v.limit),
);

/** The member has an invitation to run the provider of this name, and sees who sent it. */
export const isInvited = (userId: Given<number>, name: string) =>
  isThere(invitations(userId).whereRef('h.provider_id', '=', sql.ref(`${name}.id`)));

export const listProviderInvitations: Handler<typeof listContract> = async ({ principal, query }) =>
  (await query(mine, { userId: principal.id, limit: limits.invitations })).map(
    ({ listing, businessName, role, invitedAt, id, displayName, username }) => ({
      id: listing,
      businessName,
      role,
      by: id === null ? null : personOf({ id, displayName: displayName ?? '', username: username ?? '' }),
      invitedAt,
    }),
  );

const join = statement((v: { id: number; userId: number; now: string }) =>
  from
    .updateTable('provider_members')
    .set({ joined_at: moment(v.now) })
    .where('provider_id', '=', v.id)
    .where('user_id', '=', v.userId),
);

/** Whom it concerns who joins or leaves: the owner, and whoever invited, if they are still in the team. */
async function hearers(query: Query, { id, ownerId }: Held, { invitedBy }: Helper, me: number): Promise<number[]> {
  const inviter = invitedBy === null || invitedBy === ownerId ? undefined : await findHelper(query, id, invitedBy);
  return [ownerId, inviter?.joined ? invitedBy : null].flatMap((one) => (one === null || one === me ? [] : one));
}

export const acceptProviderInvitation: Handler<typeof acceptContract> = async (ask) => {
  const { input, principal, query, emit, now } = ask;
  const { id } = input;
  const userId = principal.id;
  const listing = await lockListing(query, id);
  const helper = await findHelper(query, id, userId);
  if (!helper) throw problem.notFound();
  if (!helper.joined) {
    await assertMayHelp(query, userId);
    await query(join, { id, userId, now: now.toISOString() });
    const to = await hearers(query, listing, helper, userId);
    await emit(providerTeamChanged, { id, of: userId, to, by: userId, news: 'joined' });
  }
  return readTeam(query, userId, id);
};

/** Whoever invited is not told of a no. */
export const leaveProvider: Handler<typeof leaveContract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const userId = principal.id;
  const listing = await lockListing(query, id);
  if (listing.ownerId === userId) throw problem.conflict('It’s your listing. Hand it over before you leave.');
  const helper = await findHelper(query, id, userId);
  if (!helper) throw problem.notFound();
  await endHelper(query, id, userId, now);
  const to = helper.joined ? await hearers(query, listing, helper, userId) : [];
  await emit(providerTeamChanged, { id, of: userId, to, by: userId, news: 'left' });
  return { id };
};
