import { peopleOf as openPeople } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import {
  type AdTeam,
  type acceptAdInvitation as acceptContract,
  adTeamChanged,
  type getAdTeam as getContract,
  type inviteAdMember as inviteContract,
  type leaveAdAccount as leaveContract,
  type listAdInvitations as listContract,
  type removeAdMember as removeContract,
  type setAdMemberRole as roleContract,
} from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { type AccountRow, findAccount, lockAccount, payerOf } from './accounts.ts';
import { blockedFor } from './blocked.ts';
import {
  addMember,
  countsOf,
  endMember,
  invitationsOf,
  joinMember,
  memberById,
  memberByNo,
  memberNamed,
  membersOf,
  setRole,
  wasAskedSince,
} from './member-rows.ts';

const dayMs = 86_400_000;

async function readTeam(query: Query, viewer: number, id: number): Promise<AdTeam> {
  const account = await findAccount(query, viewer, id);
  if (!account?.role) throw problem.notFound();
  const rows = await membersOf(query, id, limits.members);
  const ids = [...(account.ownerId === null ? [] : [account.ownerId]), ...rows.map(({ userId }) => userId)];
  const hidden = await blockedFor(query, viewer, ids);
  const people = await openPeople(
    query,
    ids.filter((one) => !hidden.has(one)),
  );
  const owner = account.ownerId === null ? null : (people.get(account.ownerId) ?? null);
  return {
    id,
    name: account.name,
    myRole: account.role,
    members: [
      { no: 0, person: owner, role: 'owner', joined: true, mine: account.ownerId === viewer },
      ...rows.map(({ no, userId, role, joined }) => ({
        no,
        person: people.get(userId) ?? null,
        role,
        joined,
        mine: userId === viewer,
      })),
    ],
  };
}

export const getAdTeam: Handler<typeof getContract, AccountRow> = ({ input, principal, query }) =>
  readTeam(query, principal.id, input.id);

export const inviteAdMember: Handler<typeof inviteContract, AccountRow> = async (ask) => {
  const { input, principal, query, db, emit, now } = ask;
  const { id, role } = input;
  const by = principal.id;
  await takeTurn(query, 'ad invitations by', by);
  const account = await lockAccount(query, by, id, 'own');
  const lately = new Date(now.getTime() - dayMs);
  const { kept, sent } = await countsOf(query, id, by, lately);
  if (sent >= limits.invitesADay) {
    throw problem.conflict(`You have invited ${limits.invitesADay} people today. You can invite more tomorrow.`);
  }
  if (kept >= limits.members) throw problem.conflict(`At most ${limits.members} people can help with an account.`);
  const userId = await memberNamed(query, by, input.username.replace(/^@/, '').toLowerCase());
  const wrong = (message: string) => problem.invalid([{ field: 'username', rule: 'unknown', message }]);
  if (userId === undefined) throw wrong('There is no member with this username.');
  if (userId === payerOf(account) || (await memberById(query, id, userId))) {
    throw wrong('This person is in the team, or is invited.');
  }
  if (await wasAskedSince(query, id, userId, lately)) throw wrong('You can invite this person again tomorrow.');
  await addMember(query, { id, userId, role, by, now: now.toISOString() });
  const entry = { actorId: by, action: 'ad member invited', subject: `ad account ${id}`, detail: { userId, role } };
  await writeAudit(db, entry, now);
  await emit(adTeamChanged, { id, of: userId, to: [userId], by, news: 'invited' });
  return readTeam(query, by, id);
};

export const setAdMemberRole: Handler<typeof roleContract, AccountRow> = async (ask) => {
  const { input, principal, query, emit } = ask;
  const { id, no, role } = input;
  await lockAccount(query, principal.id, id, 'own');
  const member = await memberByNo(query, id, no);
  if (!member) throw problem.notFound();
  if (member.role !== role) {
    await setRole(query, id, no, role);
    const to = member.joined ? [member.userId] : [];
    await emit(adTeamChanged, { id, of: member.userId, to, by: principal.id, news: 'role' });
  }
  return readTeam(query, principal.id, id);
};

export const removeAdMember: Handler<typeof removeContract, AccountRow> = async (ask) => {
  const { input, principal, query, emit, now } = ask;
  const { id, no } = input;
  await lockAccount(query, principal.id, id, 'own');
  const member = await memberByNo(query, id, no);
  if (!member) throw problem.notFound();
  await endMember(query, id, member.userId, now);
  const to = member.joined ? [member.userId] : [];
  await emit(adTeamChanged, { id, of: member.userId, to, by: principal.id, news: 'removed' });
  return readTeam(query, principal.id, id);
};

export const listAdInvitations: Handler<typeof listContract> = async ({ principal, query }) => {
  const rows = await invitationsOf(query, principal.id, limits.members);
  const people = await openPeople(
    query,
    rows.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  return rows.map(({ accountId, accountName, role, invitedAt, id }) => ({
    id: accountId,
    name: accountName,
    role,
    by: id === null ? null : (people.get(id) ?? null),
    invitedAt,
  }));
};

export const acceptAdInvitation: Handler<typeof acceptContract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const member = await memberById(query, id, principal.id);
  if (!member) throw problem.notFound();
  if (!member.joined) {
    await joinMember(query, id, principal.id, now);
    const account = await findAccount(query, principal.id, id);
    const to = account?.ownerId == null ? [] : [account.ownerId];
    await emit(adTeamChanged, { id, of: principal.id, to, by: principal.id, news: 'joined' });
  }
  return readTeam(query, principal.id, id);
};

/** Whoever invited is not told of a no. */
export const leaveAdAccount: Handler<typeof leaveContract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const member = await memberById(query, id, principal.id);
  if (!member) throw problem.notFound();
  const account = await findAccount(query, principal.id, id);
  await endMember(query, id, principal.id, now);
  const to = member.joined && account?.ownerId != null ? [account.ownerId] : [];
  await emit(adTeamChanged, { id, of: principal.id, to, by: principal.id, news: 'left' });
  return { id };
};
