import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ConnectionStanding } from '../../contract.ts';
import { connectionsOf, usual } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
let moderator: number;
let other: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  of = connectionsOf(app);
  const roles = ['member', 'moderator'] as const;
  moderator = await app.addMember({ name: 'Moderator Kim', roles: [...roles] });
  other = await app.addMember({ name: 'Moderator Mia', roles: [...roles] });
});
afterAll(() => app.close());

const open = { openToLongDistance: true, ageRange: [18, 80] };
const closed = async (id: number) => (await app.call<ConnectionStanding>(id, 'getConnectionStanding')).body.closed;
const creates = (id: number) => app.status(id, 'createRelationshipProfile', { body: usual });
const adult = async (name: string, email?: string) => {
  const id = await app.addMember({ name });
  await of.declare(id);
  if (email) await setEmail(id, email);
  return id;
};
const setEmail = (id: number, email: string, isConfirmed = true) =>
  app.database.query('', 'update users set email = $2, email_verified = $3 where id = $1', [id, email, isConfirmed]);

/** After a complaint, as from the profile: answers the number of the decision. */
async function takeDown(finder: number, owner: number): Promise<number> {
  const body = {
    reporterId: finder,
    reportedUserId: owner,
    contentType: 'relationship_profile',
    contentId: owner,
    reason: 'harassment',
  };
  const { id } = (await app.call<{ id: number }>(finder, 'createReport', { body })).body;
  await app.call(moderator, 'assignReport', { params: { id }, body: {} });
  const decision = { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'Insults in every chat.' };
  await app.call(moderator, 'decideReport', { params: { id }, body: decision });
  return decisionOf(owner);
}

interface Decision {
  readonly id: number;
  readonly reason: string;
  readonly contentType: string;
}
async function decisionOf(id: number): Promise<number> {
  const [decision] = (await app.call<Decision[]>(id, 'listMyDecisions')).body;
  return decision?.id ?? 0;
}

async function appeal(id: number, actionId: number) {
  await app.call(id, 'appealDecision', { params: { id: actionId }, body: { words: 'It was not me.' } });
  const appeals = (await app.call<{ id: number; action: { id: number } }[]>(other, 'listAppeals')).body;
  const found = appeals.find(({ action }) => action.id === actionId);
  const body = { status: 'upheld', answer: 'You are right.' };
  await app.call(other, 'decideAppeal', { params: { id: found?.id ?? 0 }, body });
}

const audit = (subject: string) =>
  app.database.query<{ action: string }>('', 'select action from audit_log where subject = $1 order by id', [subject]);

test('a profile that moderators take down cannot be deleted and made again, until an appeal is upheld', async () => {
  const owner = await of.member('Kept out', open);
  const finder = await of.member('Complains', open);
  const actionId = await takeDown(finder, owner);
  expect(await of.look(finder, owner)).toBe(404);
  expect(await app.status(owner, 'deleteRelationshipProfile', of.as(owner))).toBe(204);
  expect(await closed(owner)).toBe('decision');
  expect(await creates(owner)).toBe(403);
  const decisions = (await app.call<Decision[]>(owner, 'listMyDecisions')).body;
  expect(decisions).toMatchObject([{ reason: 'Insults in every chat.', contentType: 'relationship_profile' }]);
  expect(await audit(`relationship_profile:${owner}`)).toEqual([{ action: 'moderation.content_removed' }]);
  await appeal(owner, actionId);
  expect(await closed(owner)).toBeNull();
  expect(await creates(owner)).toBe(201);
});

test('an account with the same confirmed email address is kept out, and no other; a moderator can let it in', async () => {
  const owner = await adult('First account', 'same@example.org');
  await of.create(owner, open);
  const finder = await of.member('Complains about the first', open);
  const second = await adult('Second account');
  expect(await closed(second)).toBeNull();
  await takeDown(finder, owner);
  await setEmail(owner, 'changed@example.org');
  await setEmail(second, 'same@example.org', false);
  expect(await closed(second)).toBeNull();
  await setEmail(second, 'Same@example.org');
  expect(await closed(second)).toBe('email');
  expect(await creates(second)).toBe(403);
  const alike = await adult('Nearly the same', 'same@example.com');
  expect(await closed(alike)).toBeNull();
  const [row] = await app.database.query<{ key: string }>(
    '',
    'select email_hash as key from connection_bans where user_id = $1',
    [owner],
  );
  expect(row?.key).toMatch(/^[\w-]{43}$/);

  const letIn = (by: number, reason: string) =>
    app.status(by, 'stopComparingAddress', { body: { userId: second, reason } });
  expect(await letIn(finder, 'Please.')).toBe(403);
  expect(await letIn(moderator, '')).toBe(400);
  expect(await letIn(moderator, 'The address has a new owner.')).toBe(204);
  expect(await letIn(moderator, 'The address has a new owner.')).toBe(409);
  expect(await closed(second)).toBeNull();
  expect(await creates(second)).toBe(201);
  expect(await closed(owner)).toBe('decision');
  expect(await audit(`member ${second}`)).toEqual([{ action: 'connections email no longer compared' }]);
});

test('a moderator keeps out another account of the same person by hand, with a reason that they read and appeal', async () => {
  const linked = await adult('Linked by hand');
  const body = {
    targetUserId: linked,
    actionType: 'content_removed',
    contentType: 'relationship_profile',
    contentId: linked,
    severity: 'severe',
    reason: 'The same photos and words as an account that is kept out.',
  };
  expect(await app.status(linked, 'createModerationAction', { body })).toBe(403);
  expect(await app.status(moderator, 'createModerationAction', { body })).toBe(201);
  expect(await closed(linked)).toBe('decision');
  expect(await creates(linked)).toBe(403);
  const [decision] = (await app.call<Decision[]>(linked, 'listMyDecisions')).body;
  expect(decision?.reason).toBe('The same photos and words as an account that is kept out.');
  await appeal(linked, decision?.id ?? 0);
  expect(await creates(linked)).toBe(201);
});

test('once the account is gone only the keyed address is left, and for two years at most', async () => {
  const owner = await adult('Leaves', 'leaves@example.org');
  await of.create(owner, open);
  await takeDown(await of.member('Complains about who leaves', open), owner);
  await app.database.query('', 'update moderation_actions set target_user_id = null where target_user_id = $1', [
    owner,
  ]);
  await app.database.query('', 'delete from users where id = $1', [owner]);
  const again = await adult('Comes back', 'leaves@example.org');
  expect(await closed(again)).toBe('email');
  const later = new Date();
  later.setUTCFullYear(later.getUTCFullYear() + 2, later.getUTCMonth(), later.getUTCDate() + 1);
  app.setNow(later);
  await app.app.jobs.runNow('connections.sweep-bans');
  app.setNow(new Date());
  expect(await closed(again)).toBeNull();
});
