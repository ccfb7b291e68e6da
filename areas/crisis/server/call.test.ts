import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { CallSignal, type CrisisCall, type CrisisSupportRequest } from '../contract.ts';
import { iceFor } from './call.ts';
import { crisisCast } from './testing/crisis-cast.ts';

let app: TestApp;
let cast: Awaited<ReturnType<typeof crisisCast>>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  cast = await crisisCast(app);
});
afterAll(() => app.close());

/** Who hears what somebody says in the call of a request. */
const heard = async (userId: number, request: string) => {
  const { query } = app.database;
  const content = { kind: 'again', request, from: 'abcdefghijkl' } as const;
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

test.each([
  ['a name beside it', { kind: 'again', userId: 7 }],
  ['an unknown kind', { kind: 'hello' }],
  ['a line that is too long', { kind: 'line', line: 1, text: 'x'.repeat(501), done: false }],
  ['an offer that is too long', { kind: 'offer', sdp: 'x'.repeat(12_001) }],
  ['the number of a member as a browser', { kind: 'again', from: '7' }],
  ['a number as the request', { kind: 'again', request: '7' }],
])('refuses %s', (_, wrong) => {
  expect(CallSignal.safeParse({ request: missing, from: 'abcdefghijkl', ...wrong }).success).toBe(false);
});

describe('servers for a call', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  const turn = ['stun:relay.example.org', 'turn:relay.example.org:3478?transport=udp'];

  test('are none unless the operator sets them', async () => {
    const { ana, request } = await helped({ isAnonymous: true });
    const { body } = await app.call<CrisisCall>(ana, 'getCrisisCall', cast.on(request.id));
    expect(body).toEqual({ iceServers: [], relayOnly: false });
  });

  test('a relay gets a password that passes and names nobody; an anonymous call goes through it alone', () => {
    const secret = 'a shared secret of both';
    const { iceServers, relayOnly } = iceFor({ turn: { urls: turn, secret } }, true, now);
    expect(relayOnly).toBe(true);
    expect(iceServers[0]).toEqual({ urls: ['stun:relay.example.org'] });
    const { username = '', credential } = iceServers[1] ?? {};
    expect(username).toMatch(/^1795521600:[\w-]{8}$/);
    expect(credential).toBe(createHmac('sha1', secret).update(username).digest('base64'));
    expect(iceFor({ turn: { urls: turn, secret } }, false, now).relayOnly).toBe(false);
    expect(iceFor({ turn: { urls: ['stun:relay.example.org'], secret: undefined } }, true, now).relayOnly).toBe(false);
  });
});
