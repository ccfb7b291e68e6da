import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { CrisisHotline, CrisisMessage, CrisisStats, CrisisSupportRequest } from '../contract.ts';
import { sweep } from './sweep.ts';
import { crisisCast } from './testing/crisis-cast.ts';

let app: TestApp;
let cast: Awaited<ReturnType<typeof crisisCast>>;
let sue: number;
let sid: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  cast = await crisisCast(app);
  sue = await cast.supporter('Sue');
  sid = await cast.supporter('Sid');
});
afterAll(() => app.close());

const member = (name = 'Ana') => app.addMember({ name });
const status = (as: number, operation: string, id: string, body?: object) =>
  app.status(as, operation, cast.on(id, body));
const mine = async (userId: number) => (await app.call<CrisisSupportRequest[]>(userId, 'listMyCrisisSupport')).body;
const ids = (requests: readonly CrisisSupportRequest[]) => requests.map(({ id }) => id);
const kinds = async (userId: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string; text: string; link: string }[]>(userId, 'listNotifications', {
    params: { userId },
  });
  return body;
};

test('the hotlines have the specified fields, and no account is needed', async () => {
  const { body } = await app.call<CrisisHotline[]>(0, 'listCrisisHotlines');
  expect(body[0]).toEqual({
    id: 'lifeline',
    name: 'Lifeline',
    description: 'Crisis support and suicide prevention.',
    phoneNumber: '13 11 14',
    textNumber: '0477 13 11 14',
    availability: 'Every day, all day and night',
    specialties: [],
  });
  expect(body.find(({ id }) => id === 'thirteen-yarn')).toMatchObject({
    availability: 'Hours not known',
    specialties: ['Aboriginal and Torres Strait Islander people'],
  });
});

describe('a request', () => {
  test('with choices left empty is stored, not refused', async () => {
    const made = await cast.ask(await member(), { location: '', preferredContact: '' });
    expect(made).toMatchObject({ description: 'I cannot sleep.', preferredContact: null });
  });

  test('comes back as it was sent, and is the first of one’s own', async () => {
    const ana = await member();
    const made = await cast.ask(ana, { location: ' Ballarat ', preferredContact: 'text' });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      urgencyLevel: 'medium',
      supportType: 'emotional',
      description: 'I cannot sleep.',
      location: 'Ballarat',
      isAnonymous: false,
      preferredContact: 'text',
      status: 'open',
      supporterId: null,
      responseTime: null,
      side: 'author',
      messages: 0,
      version: 1,
    });
    expect(await mine(ana)).toEqual([made]);
    expect(await mine(await member())).toEqual([]);
  });

  test.each([
    [{ urgencyLevel: undefined }],
    [{ urgencyLevel: 'urgent' }],
    [{ supportType: undefined }],
    [{ supportType: 'legal' }],
    [{ description: undefined }],
    [{ description: ' ' }],
    [{ description: 'x'.repeat(2001) }],
    [{ preferredContact: 'pigeon' }],
    [{ location: 'x'.repeat(201) }],
    [{ supporterId: 3 }],
    [{ userId: 3 }],
  ])('refuses %j', async (wrong) => {
    const body = { urgencyLevel: 'low', supportType: 'medical', description: 'Please.', ...wrong };
    expect(await app.status(await member(), 'createCrisisSupport', { body })).toBe(400);
  });

  test('pressed twice, also at once, is one; a fourth open one is refused in words', async () => {
    const ana = await member();
    const all = await Promise.all(Array.from({ length: 8 }, () => cast.ask(ana)));
    expect(new Set(ids(all)).size).toBe(1);
    await cast.ask(ana, { description: 'Two.' });
    await cast.ask(ana, { description: 'Three.' });
    await expect(cast.ask(ana, { description: 'Four.' })).rejects.toMatchObject({
      problem: { status: 409, detail: 'You have 3 open requests. Write in one of those, or close one first.' },
    });
  });

  test('words are sealed where they are stored', async () => {
    const ana = await member();
    const { id } = await cast.ask(ana, { description: 'zyxtoldsecret', location: 'zyxtoldplace' });
    const stored = JSON.stringify(
      await app.database.query('crisis-test', 'select * from crisis_requests where id = $1', [id]),
    );
    expect(stored).toContain(id);
    for (const word of ['zyxtoldsecret', 'zyxtoldplace']) expect(holds(stored, word)).toBe(false);
  });
});

describe('supporters', () => {
  test('see what waits, the most urgent first, and nobody else sees anything', async () => {
    const [ana, ben] = [await member(), await member('Ben')];
    const calm = await cast.ask(ana, { urgencyLevel: 'low', description: 'Calm.' });
    const urgent = await cast.ask(ana, { urgencyLevel: 'emergency', description: 'Now.' });
    const seen = ids(await cast.queue(sue)).filter((id) => [calm.id, urgent.id].includes(id));
    expect(seen).toEqual([urgent.id, calm.id]);
    expect(await cast.read(sue, calm.id)).toMatchObject({ side: 'waiting', author: { displayName: 'Ana' } });
    expect(await app.status(ben, 'listCrisisRequests')).toBe(403);
    expect(await status(ben, 'getCrisisSupport', calm.id)).toBe(404);
    expect(await status(cast.admin, 'getCrisisSupport', calm.id)).toBe(404);
    expect(await status(0, 'getCrisisSupport', calm.id)).toBe(401);
  });

  test('off duty they see nothing new, and keep what they help with', async () => {
    const off = await cast.supporter('Off');
    const ana = await member();
    const helped = await cast.accept(off, await cast.ask(ana));
    await cast.onDuty(off, false);
    const waiting = await cast.ask(await member(), { description: 'Another.' });
    expect(ids(await cast.queue(off))).toEqual([helped.id]);
    expect(await status(off, 'getCrisisSupport', waiting.id)).toBe(404);
    expect(await status(off, 'acceptCrisisSupport', waiting.id, { version: 1 })).toBe(404);
  });

  test('one alone accepts, the minutes are measured, and the others see it no more', async () => {
    const start = new Date('2026-11-10T02:00:20Z');
    app.setNow(start);
    const ana = await member();
    const request = await cast.ask(ana);
    app.setNow(new Date(start.getTime() + 7 * 60_000));
    const both = await Promise.allSettled([cast.accept(sue, request), cast.accept(sid, request)]);
    app.setNow(new Date());
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const [own] = await mine(ana);
    expect(own).toMatchObject({ status: 'in-progress', responseTime: 7, version: 2 });
    const [winner, loser] = own?.supporterId === sue ? [sue, sid] : [sid, sue];
    expect(own?.supporter?.id).toBe(winner);
    expect(await status(loser, 'getCrisisSupport', request.id)).toBe(404);
    expect(ids(await cast.queue(loser))).not.toContain(request.id);
    await app.call(winner, 'resolveCrisisSupport', cast.on(request.id, { version: 2 }));
  });

  test('help with three at a time', async () => {
    const busy = await cast.supporter('Busy');
    for (const description of ['1', '2', '3']) await cast.accept(busy, await cast.ask(await member(), { description }));
    const fourth = await cast.ask(await member());
    expect(await status(busy, 'acceptCrisisSupport', fourth.id, { version: 1 })).toBe(409);
    const own = await app.call(busy, 'getOwnSupporter');
    expect(own.body).toEqual({ state: 'approved', onDuty: true, openRequests: 3, limit: 3 });
  });

  test('never their own request, nor one of somebody who has blocked them', async () => {
    const own = await cast.ask(sue, { description: 'Mine.' });
    expect(ids(await cast.queue(sue))).not.toContain(own.id);
    expect(await status(sue, 'acceptCrisisSupport', own.id, { version: 1 })).toBe(403);
    const ana = await member();
    await app.call(ana, 'block', { params: { id: sue } });
    const request = await cast.ask(ana, { description: 'Not for Sue.' });
    expect(ids(await cast.queue(sue))).not.toContain(request.id);
    expect(await status(sue, 'getCrisisSupport', request.id)).toBe(404);
    expect(ids(await cast.queue(sid))).toContain(request.id);
  });

  test('are told while they are on duty, without a name', async () => {
    const told = await cast.supporter('Told');
    await cast.ask(await member('Zyxname'), { description: 'Tell somebody.' });
    const [notice] = (await kinds(told)).filter(({ kind }) => kind === 'supportAsked');
    expect(notice).toMatchObject({ text: 'Someone has asked for support', link: '/crisis-support/helping' });
    await cast.onDuty(told, false);
  });
});

describe('the conversation of a request', () => {
  test('is for the two of them, in order, sealed', async () => {
    const ana = await member();
    const request = await cast.ask(ana, { description: 'Talk to me.' });
    expect(await status(sid, 'listCrisisMessages', request.id)).toBe(403);
    await cast.accept(sid, request);
    await app.call(sid, 'sendCrisisMessage', cast.on(request.id, { content: 'I am here, zyxhello.' }));
    await app.call(ana, 'sendCrisisMessage', cast.on(request.id, { content: 'Thank you.' }));
    const { body } = await app.call<CrisisMessage[]>(ana, 'listCrisisMessages', cast.on(request.id));
    expect(body.map(({ from, mine: own, content }) => [from, own, content])).toEqual([
      ['supporter', false, 'I am here, zyxhello.'],
      ['author', true, 'Thank you.'],
    ]);
    expect(body[0]?.supporter?.displayName).toBe('Sid');
    expect(await status(sue, 'listCrisisMessages', request.id)).toBe(404);
    expect(await status(sue, 'sendCrisisMessage', request.id, { content: 'Hi' })).toBe(404);
    const stored = JSON.stringify(
      await app.database.query('crisis-test-2', 'select * from crisis_messages where request_id = $1', [request.id]),
    );
    expect(stored).toContain(request.id);
    expect(holds(stored, 'zyxhello')).toBe(false);
    await app.call(ana, 'resolveCrisisSupport', cast.on(request.id, { version: 2 }));
    expect(await status(ana, 'sendCrisisMessage', request.id, { content: 'More' })).toBe(409);
  });
});

describe('hand over, escalate, resolve', () => {
  test('handed over it waits again, with its conversation for the next', async () => {
    const ana = await member();
    const { id, version } = await cast.accept(sid, await cast.ask(ana, { description: 'Pass me on.' }));
    await app.call(sid, 'sendCrisisMessage', cast.on(id, { content: 'Hello.' }));
    expect(await status(ana, 'handOverCrisisSupport', id, { version })).toBe(403);
    expect(await status(sid, 'handOverCrisisSupport', id, { version: version + 7 })).toBe(409);
    expect(await status(sid, 'handOverCrisisSupport', id, { version })).toBe(204);
    expect(await cast.read(sue, id)).toMatchObject({ status: 'open', supporterId: null, side: 'waiting', messages: 1 });
    await cast.accept(sue, await cast.read(sue, id));
    expect(await status(sue, 'listCrisisMessages', id)).toBe(200);
    expect(await status(sid, 'listCrisisMessages', id)).toBe(404);
    await app.call(sue, 'resolveCrisisSupport', cast.on(id, { version: 4 }));
  });

  test('escalated it reaches the duty role, who may take it over', async () => {
    const ana = await member();
    const { id, version } = await cast.accept(sid, await cast.ask(ana, { description: 'Too much for one.' }));
    expect(await status(cast.duty, 'getCrisisSupport', id)).toBe(404);
    const escalated = await app.call<CrisisSupportRequest>(
      sid,
      'escalateCrisisSupport',
      cast.on(id, { version, reason: 'A plan and a time.' }),
    );
    expect(escalated.body).toMatchObject({ status: 'escalated', supporterId: sid });
    expect(ids(await cast.queue(cast.duty))).toContain(id);
    expect((await kinds(cast.duty)).some(({ kind }) => kind === 'supportEscalated')).toBe(true);
    const taken = await cast.accept(cast.duty, await cast.read(cast.duty, id));
    expect(taken).toMatchObject({ status: 'in-progress', supporterId: cast.duty, side: 'supporter' });
    expect(await status(sid, 'getCrisisSupport', id)).toBe(404);
    expect((await mine(ana))[0]).toMatchObject({ responseTime: escalated.body.responseTime });
    expect(await status(cast.duty, 'resolveCrisisSupport', id, { version: taken.version })).toBe(200);
    expect(await status(cast.duty, 'resolveCrisisSupport', id, { version: taken.version + 1 })).toBe(409);
  });

  test('only its supporter escalates', async () => {
    const ana = await member();
    const request = await cast.ask(ana, { description: 'Mine.' });
    const body = { version: 1, reason: 'So.' };
    expect(await status(ana, 'escalateCrisisSupport', request.id, body)).toBe(403);
    expect(await status(sue, 'escalateCrisisSupport', request.id, body)).toBe(403);
    expect(await status(await member(), 'escalateCrisisSupport', request.id, body)).toBe(404);
  });

  test('closed ones go after three months', async () => {
    const ana = await member();
    app.setNow(new Date('2026-01-10T00:00:00Z'));
    const { id, version } = await cast.ask(ana, { description: 'Long ago.' });
    await app.call(ana, 'resolveCrisisSupport', cast.on(id, { version }));
    app.setNow(new Date());
    const run = async (now: string) =>
      sweep({
        db: app.database.db,
        now: new Date(now),
        services: app.app.services,
        emit: async () => undefined,
      });
    await run('2026-04-09T00:00:00Z');
    expect(ids(await mine(ana))).toEqual([id]);
    await run('2026-04-12T00:00:00Z');
    expect(await mine(ana)).toEqual([]);
  });
});

describe('becoming a supporter', () => {
  test('applies, is approved by somebody else, gets the role, goes on and off duty', async () => {
    const kim = await member('Kim');
    expect(await app.status(kim, 'setSupporterDuty', { body: { onDuty: true } })).toBe(403);
    expect((await cast.apply(kim)).body).toMatchObject({ state: 'applied', onDuty: false });
    await expect(cast.apply(kim)).rejects.toMatchObject({ problem: { status: 409 } });
    expect((await kinds(cast.admin)).some(({ kind }) => kind === 'supporterApplied')).toBe(true);
    const waiting = await app.call<{ person: { id: number }; why: string }[]>(cast.admin, 'listSupporterApplications');
    expect(waiting.body[0]).toMatchObject({ person: { id: kim }, state: 'applied', why: 'I was helped once.' });
    await cast.decide(kim);
    await expect(cast.decide(kim)).rejects.toMatchObject({ problem: { status: 409 } });
    expect((await app.principal(kim)).roles).toContain('supporter');
    expect((await cast.onDuty(kim)).body).toMatchObject({ state: 'approved', onDuty: true });
    const available = async () =>
      (await app.call<{ id: number }[]>(await member(), 'listAvailableSupporters')).body.map(({ id }) => id);
    expect(await available()).toContain(kim);
    await cast.onDuty(kim, false);
    expect(await available()).not.toContain(kim);
  });

  test('nobody approves themselves, and a supporter without approval sees nothing', async () => {
    await cast.apply(cast.admin);
    await expect(cast.decide(cast.admin)).rejects.toMatchObject({ problem: { status: 403 } });
    const given = await app.addMember({ roles: ['member', 'supporter'] });
    expect(await app.status(given, 'listCrisisRequests')).toBe(403);
  });

  test.each([[{ agreesToCode: false }], [{ specialties: [] }], [{ experience: -1 }], [{ why: ' ' }], [{ title: '' }]])(
    'refuses an application with %j',
    async (wrong) => {
      await expect(cast.apply(await member(), wrong)).rejects.toMatchObject({ problem: { status: 400 } });
    },
  );

  test('declined, they may apply again; when the role is taken, they go and their requests wait again', async () => {
    const kit = await member('Kit');
    await cast.apply(kit);
    await cast.decide(kit, false);
    expect((await cast.apply(kit)).body.state).toBe('applied');
    await cast.decide(kit);
    await cast.onDuty(kit);
    const ana = await member();
    const { id } = await cast.accept(kit, await cast.ask(ana, { description: 'Who helps now?' }));
    await app.call(cast.admin, 'revokeRole', { params: { id: kit }, body: { role: 'supporter', reason: 'Left.' } });
    expect(await status(kit, 'getCrisisSupport', id)).toBe(404);
    await app.settle();
    expect((await mine(ana))[0]).toMatchObject({ status: 'open', supporterId: null });
    expect((await app.call(kit, 'getOwnSupporter')).body).toMatchObject({ state: null, onDuty: false });
  });

  test('whoever is suspended helps nobody meanwhile, and may still ask for help', async () => {
    const lou = await cast.supporter('Lou');
    const moderator = await app.addMember({ roles: ['member', 'moderator'] });
    const ana = await member();
    const { id } = await cast.accept(lou, await cast.ask(ana, { description: 'Is anybody there?' }));
    await app.call(moderator, 'createModerationAction', {
      body: { targetUserId: lou, actionType: 'user_suspended', reason: 'Unkind words' },
    });
    await app.settle();
    expect(await status(lou, 'sendCrisisMessage', id, { content: 'Still me' })).toBe(404);
    expect((await mine(ana))[0]).toMatchObject({ status: 'open', supporterId: null });
    expect(await cast.queue(lou)).toEqual([]);
    expect(await app.status(lou, 'setSupporterDuty', { body: { onDuty: true } })).toBe(403);
    expect(await app.status(lou, 'setSupporterDuty', { body: { onDuty: false } })).toBe(200);
    const own = await cast.ask(lou, { description: 'Now I need somebody myself.' });
    expect(await status(lou, 'sendCrisisMessage', own.id, { content: 'Please' })).toBe(201);
    expect(await status(lou, 'resolveCrisisSupport', own.id, { version: own.version })).toBe(200);
  });

  test('a suspended holder of the duty role reads what is escalated, and answers and closes nothing', async () => {
    const kit = await cast.supporter('Kit');
    const duty = await app.addMember();
    const moderator = await app.addMember({ roles: ['member', 'moderator'] });
    const { id, version } = await cast.accept(kit, await cast.ask(await member(), { description: 'It is serious.' }));
    await app.call(kit, 'escalateCrisisSupport', cast.on(id, { version, reason: 'I am worried.' }));
    await app.call(moderator, 'createModerationAction', {
      body: { targetUserId: duty, actionType: 'user_suspended', reason: 'Unkind words' },
    });
    // Who has the role cannot be suspended; who is suspended can still get it.
    await app.database.query('', `update users set roles = '{member,duty}' where id = $1`, [duty]);
    expect(await status(duty, 'getCrisisSupport', id)).toBe(200);
    expect(await status(duty, 'sendCrisisMessage', id, { content: 'Hello' })).toBe(403);
    expect(await status(duty, 'resolveCrisisSupport', id, { version: version + 1 })).toBe(403);
  });
});

test('figures are those that were measured; nothing measured says nothing', async () => {
  const fresh = await startTestApp({ areas: serverAreas });
  const none = await fresh.call<CrisisStats>(0, 'getCrisisStats');
  expect(none.body).toEqual({ supportersOnDuty: 0, answered: 0, medianMinutes: null });
  const own = await crisisCast(fresh);
  const helper = await own.supporter('Helper');
  const start = Date.now();
  for (const minutes of [4, 10, 6]) {
    fresh.setNow(new Date(start));
    const request = await own.ask(await fresh.addMember());
    fresh.setNow(new Date(start + minutes * 60_000));
    await own.accept(helper, request);
  }
  const some = await fresh.call<CrisisStats>(0, 'getCrisisStats');
  expect(some.body).toEqual({ supportersOnDuty: 1, answered: 3, medianMinutes: 6 });
  const [available] = (await fresh.call<{ responseTime: number }[]>(own.admin, 'listAvailableSupporters')).body;
  expect(available?.responseTime).toBe(6);
  await fresh.close();
});
