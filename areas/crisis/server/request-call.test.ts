import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { CallSetup } from '#platform/contract/call.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { CrisisSupportRequest } from '../contract.ts';
import { crisisCast } from './testing/crisis-cast.ts';

let app: TestApp;
let cast: Awaited<ReturnType<typeof crisisCast>>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  cast = await crisisCast(app);
});
afterAll(() => app.close());

/** Who hears what somebody says in the call of a request. */
const heard = async (userId: number, room: string) => {
  const { query } = app.database;
  const content = { kind: 'again', room, from: 'abcdefghijkl' } as const;
  const known = app.app.registry.signals.get('crisisCall');
  const answer = await known?.relay({ content: content as never, userId, query, services: app.app.services });
  expect(answer?.payload).toEqual(content);
  return answer?.to;
};
const join = (userId: number, id: string) => app.status(userId, 'getCrisisCall', cast.on(id));
const missing = 'a'.repeat(22);

/** A request and its supporter, each test its own. */
const helped = async (more: object = {}) => {
  const ana = await app.addMember({ name: 'Ana' });
  const sam = await cast.supporter('Sam');
  const request = await cast.accept(sam, await cast.ask(ana, more));
  return { ana, sam, request };
};
/** Nobody but the two gets anything else than for a request that is not there. */
const expectShut = async (userId: number, id: string) => {
  expect([await heard(userId, id), await join(userId, id)]).toEqual([
    await heard(userId, missing),
    await join(userId, missing),
  ]);
  expect([await heard(userId, id), await join(userId, id)]).toEqual([[], 404]);
};
const change = (as: number, operation: string, { id, version }: CrisisSupportRequest, more: object = {}) =>
  app.call(as, operation, cast.on(id, { version, ...more }));

describe.each([
  ['with a name', {}],
  ['without a name', { isAnonymous: true }],
])('the call of a request %s', (_, more) => {
  test('is between its author and its supporter', async () => {
    const { ana, sam, request } = await helped(more);
    expect(await heard(ana, request.id)).toEqual([sam]);
    expect(await heard(sam, request.id)).toEqual([ana]);
    expect(await join(ana, request.id)).toBe(200);
    expect(await join(sam, request.id)).toBe(200);
  });

  test('nobody else finds it: a stranger, another supporter, the duty role, an administrator, those of another request', async () => {
    const { ana, request } = await helped(more);
    const another = await helped(more);
    const stranger = await app.addMember();
    const supporter = await cast.supporter('Sid');
    for (const userId of [stranger, supporter, cast.duty, cast.admin, another.ana, another.sam]) {
      await expectShut(userId, request.id);
    }
    await expectShut(ana, another.request.id);
  });

  test('there is none before somebody accepts, and none after the request is closed', async () => {
    const ana = await app.addMember();
    const waiting = await cast.ask(ana, more);
    await expectShut(ana, waiting.id);
    await expectShut(await cast.supporter('Waits'), waiting.id);
    const { ana: ben, sam, request } = await helped(more);
    await change(ben, 'resolveCrisisSupport', request);
    await expectShut(ben, request.id);
    await expectShut(sam, request.id);
  });

  test('a former supporter is out, and the next one is in', async () => {
    const { ana, sam, request } = await helped(more);
    await change(sam, 'handOverCrisisSupport', request);
    await expectShut(sam, request.id);
    await expectShut(ana, request.id);
    const next = await cast.supporter('Next');
    await cast.accept(next, await cast.read(next, request.id));
    await expectShut(sam, request.id);
    expect(await heard(ana, request.id)).toEqual([next]);
  });

  test('goes on while it is escalated, until somebody on duty takes over', async () => {
    const { ana, sam, request } = await helped(more);
    await change(sam, 'escalateCrisisSupport', request, { reason: 'A plan and a time.' });
    expect(await heard(sam, request.id)).toEqual([ana]);
    await expectShut(cast.duty, request.id);
    const taken = await cast.accept(cast.duty, await cast.read(cast.duty, request.id));
    await expectShut(sam, request.id);
    expect(await heard(ana, request.id)).toEqual([cast.duty]);
    await change(cast.duty, 'resolveCrisisSupport', taken);
  });

  test('ends at once when the author blocks the supporter, and the request waits for somebody else', async () => {
    const { ana, sam, request } = await helped(more);
    await app.call(ana, 'block', { params: { id: sam } });
    await expectShut(sam, request.id);
    await expectShut(ana, request.id);
    await app.settle();
    expect((await app.call<CrisisSupportRequest>(ana, 'getCrisisSupport', cast.on(request.id))).body).toMatchObject({
      status: 'open',
      supporterId: null,
    });
  });

  test('ends when the role is taken', async () => {
    const { ana, sam, request } = await helped(more);
    await app.database.query('role', `update users set roles = array['member'] where id = $1`, [sam]);
    await expectShut(sam, request.id);
    expect(await heard(ana, request.id)).toEqual([]);
  });

  test('ends at once when the supporter is suspended', async () => {
    const { ana, sam, request } = await helped(more);
    const moderator = await app.addMember({ roles: ['member', 'moderator'] });
    const body = { targetUserId: sam, actionType: 'user_suspended', reason: 'Unkind words' };
    await app.call(moderator, 'createModerationAction', { body });
    await expectShut(sam, request.id);
    expect(await heard(ana, request.id)).toEqual([]);
  });
});

test('somebody else’s block leaves a request alone, and so does a block of somebody else', async () => {
  const { ana, sam, request } = await helped({ isAnonymous: true });
  await app.call(await app.addMember(), 'block', { params: { id: sam } });
  await app.call(ana, 'block', { params: { id: await app.addMember() } });
  // A supporter who blocks the author learns nothing from it.
  await app.call(sam, 'block', { params: { id: ana } });
  await app.settle();
  expect(await cast.read(sam, request.id)).toMatchObject({ status: 'in-progress', supporterId: sam });
  expect(await heard(sam, request.id)).toEqual([ana]);
});

test('a request is named as requests are', () => {
  const content = { kind: 'again', from: 'abcdefghijkl' };
  const known = app.app.registry.signals.get('crisisCall')?.content;
  expect(known?.safeParse({ ...content, room: missing }).success).toBe(true);
  expect(known?.safeParse({ ...content, room: '7' }).success).toBe(false);
});

test('a call goes through a relay alone, where there is one', async () => {
  const { ana, sam, request } = await helped({ isAnonymous: true });
  const setup = async (as: number, id: string) => (await app.call<CallSetup>(as, 'getCrisisCall', cast.on(id))).body;
  expect(await setup(ana, request.id)).toEqual({ iceServers: [], relayOnly: false });
  const relayed = await startTestApp({
    areas: serverAreas,
    env: { TURN_URLS: 'turn:relay.example.org:3478', TURN_SECRET: 'a shared secret of both' },
  });
  try {
    const people = await crisisCast(relayed);
    const [asker, helper] = [await relayed.addMember(), await people.supporter('Sam')];
    const open = async (more: object) => people.accept(helper, await people.ask(asker, more));
    const relayOnly = async (as: number, id: string) =>
      (await relayed.call<CallSetup>(as, 'getCrisisCall', people.on(id))).body.relayOnly;
    const [hidden, named] = [await open({ isAnonymous: true }), await open({})];
    expect([await relayOnly(asker, hidden.id), await relayOnly(helper, hidden.id)]).toEqual([true, true]);
    expect([await relayOnly(asker, named.id), await relayOnly(helper, named.id)]).toEqual([true, true]);
  } finally {
    await relayed.close();
  }
  expect(await join(sam, request.id)).toBe(200);
});
