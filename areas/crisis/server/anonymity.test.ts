import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { SealError } from '#platform/server/auth/seal.ts';
import { auditKey } from '#platform/server/invoke.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { CrisisReport, CrisisSupportRequest } from '../contract.ts';
import { authorMark, openAuthor, sealAuthor } from './seal.ts';
import { crisisCast } from './testing/crisis-cast.ts';

/**
 * Ways to find out who sent an anonymous request. Its author has a number and a name that are found nowhere else, so that
 * a single trace of them in anything that somebody else can get is a leak.
 */

const authorId = 1_987_654_321;
const trace = /1987654321|Zyxauthor|zyxauthor/;

let app: TestApp;
let cast: Awaited<ReturnType<typeof crisisCast>>;
let helper: number;
let other: number;
/** Open, accepted by the helper with messages of both, and escalated. */
let open: CrisisSupportRequest;
let held: CrisisSupportRequest;
let raised: CrisisSupportRequest;
/** Everything that others were answered while the requests went through their states. */
const answers: unknown[] = [];
const moment = new Date('2026-11-10T02:47:31.234Z');
let reviewer: number;
/** The author's own report of the helper, and the other helper's of the author. */
let reports: readonly CrisisReport[];

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: moment });
  cast = await crisisCast(app);
  helper = await cast.supporter('Helper');
  other = await cast.supporter('Other');
  await app.database.query('jump', `select setval('users_id_seq', ${authorId - 1})`);
  await app.addMember({ name: 'Zyxauthor' });
  await app.database.query(
    'rename',
    `update users set username = 'zyxauthor', email = 'zyxauthor@example.org' where id = $1`,
    [authorId],
  );
  const anonymous = (description: string) =>
    cast.ask(authorId, { description, isAnonymous: true, urgencyLevel: 'high', location: 'At home' });
  open = await anonymous('The first.');
  held = await anonymous('The second.');
  raised = await anonymous('The third.');
  const say = async (as: number, id: string, content: string) =>
    (await app.call(as, 'sendCrisisMessage', cast.on(id, { content }))).body;
  held = await cast.accept(helper, held);
  answers.push(held, await say(helper, held.id, 'I am here.'));
  await say(authorId, held.id, 'Thank you.');
  raised = await cast.accept(other, raised);
  const body = { version: raised.version, reason: 'It is serious.' };
  raised = (await app.call<CrisisSupportRequest>(other, 'escalateCrisisSupport', cast.on(raised.id, body))).body;
  answers.push(raised);
  reviewer = await app.addMember({ name: 'Reviewer', roles: ['member', 'moderator', 'duty'] });
  const report = async (as: number, id: string) =>
    (await app.call<CrisisReport>(as, 'createCrisisReport', cast.on(id, { reason: 'other' }))).body;
  reports = [await report(authorId, held.id), await report(other, raised.id)];
  await app.settle();
});
afterAll(() => app.close());

const get = async (as: number, operation: string, input = {}) => (await app.call<unknown>(as, operation, input)).body;
const table = async (name: string) => app.database.query(`all-${name}`, `select t.*, t::text as whole from ${name} t`);
const refusal = (as: number, operation: string, input: object) =>
  app.call(as, operation, input).then(
    () => undefined,
    (error: unknown) => error,
  );
const clean = (found: unknown) => expect(JSON.stringify(found)).not.toMatch(trace);
const statusOf = (error: unknown) => (error instanceof ProblemError ? error.problem.status : 0);

const attacks: Readonly<Record<string, () => unknown>> = {
  'the list of what waits': async () => clean(await cast.queue(helper)),
  'the list of the duty role': async () => clean(await cast.queue(cast.duty)),
  'an open request, read by a supporter': async () => clean(await cast.read(other, open.id)),
  'an accepted request, read by its supporter': async () => clean(await cast.read(helper, held.id)),
  'an escalated request, read by the duty role': async () => clean(await cast.read(cast.duty, raised.id)),
  'what accepting, writing and escalating answered': () => {
    expect(answers).toHaveLength(3);
    clean(answers);
  },
  'the conversation': async () => {
    const messages = await get(helper, 'listCrisisMessages', cast.on(held.id));
    expect(messages).toHaveLength(2);
    clean(messages);
  },
  'a name beside the author’s messages': async () => {
    const messages = (await get(helper, 'listCrisisMessages', cast.on(held.id))) as { supporter: unknown }[];
    expect(messages[1]).toMatchObject({ from: 'author', supporter: null });
  },
  'what the author’s browser says in a call': async () => {
    const { query } = app.database;
    const content = { kind: 'again', room: held.id, from: 'abcdefghijkl' };
    const passOn = app.app.registry.signals.get('crisisCall')?.relay;
    const answer = await passOn?.({ content: content as never, userId: authorId, query, services: app.app.services });
    expect(answer).toEqual({ to: [helper], payload: content });
  },
  'what a browser needs for a call': async () => clean(await get(helper, 'getCrisisCall', cast.on(held.id))),
  'the time of the request, finer than the hour': async () => {
    expect((await cast.read(other, open.id)).createdAt).toBe('2026-11-10T02:00:00.000Z');
    const [row] = await app.database.query<{ at: Date }>(
      'time',
      'select created_at as at from crisis_requests where id = $1',
      [open.id],
    );
    expect(new Date(row?.at ?? 0).toISOString()).toBe('2026-11-10T02:00:00.000Z');
  },
  'the time of a message, finer than the minute': async () => {
    const messages = (await get(helper, 'listCrisisMessages', cast.on(held.id))) as { sentAt: string }[];
    expect(messages.map(({ sentAt }) => sentAt)).toEqual(['2026-11-10T02:47:00.000Z', '2026-11-10T02:47:00.000Z']);
  },
  'the order of ids': () => {
    const ids = [open.id, held.id, raised.id];
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
    // 16 random bytes each: two of them share no beginning.
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(3);
  },
  'the number of a request': async () => expect(await app.status(helper, 'getCrisisSupport', cast.on('1'))).toBe(404),
  'a supporter’s notices': async () => {
    const notices = await get(helper, 'listNotifications', { params: { userId: helper } });
    expect(notices).not.toEqual([]);
    clean(notices);
  },
  'the duty role’s notices': async () => {
    const notices = await get(cast.duty, 'listNotifications', { params: { userId: cast.duty } });
    expect(notices).not.toEqual([]);
    clean(notices);
  },
  'a notice on the author’s own locked screen': async () =>
    expect(await get(authorId, 'listNotifications', { params: { userId: authorId } })).toEqual([]),
  'stored notices': async () => clean(await table('notifications')),
  'stored events': async () => {
    const events = await table('outbox');
    expect(events).not.toEqual([]);
    clean(events);
  },
  'what open browsers are told': () => {
    const told = app.app.registry.broadcasts.get('crisisChanged') ?? [];
    expect(told.map(({ topics }) => topics({ userId: authorId }))).toEqual([['crisis']]);
    expect(JSON.stringify(told)).not.toMatch(/user:/);
  },
  'the topic of the helpers, as the author’s neighbour': async () => {
    const judge = app.app.registry.topics.get('crisis');
    const stranger = await app.principal(await app.addMember());
    expect(await judge?.({ id: undefined, principal: stranger, db: app.database.db })).toBe(false);
  },
  'kept answers of writes': async () => {
    for (const operation of [
      'createCrisisSupport',
      'sendCrisisMessage',
      'resolveCrisisSupport',
      'createCrisisReport',
    ]) {
      expect(app.app.registry.operations.get(operation)?.operation.keyless).toBe(true);
    }
    const { id, urgencyLevel, supportType, description, isAnonymous } = open;
    const again = await app.app.invoke({
      operation: 'createCrisisSupport',
      principal: await app.principal(authorId),
      body: { urgencyLevel, supportType, description, isAnonymous },
      idempotencyKey: 'of an author',
      request: { ip: '127.0.0.1', agent: 'test' },
    });
    expect(again.body).toMatchObject({ id });
    expect(await table('idempotency_keys')).toEqual([]);
  },
  'the audit log': async () => clean(await table('audit_log')),
  'the stored requests': async () => {
    const rows = await table('crisis_requests');
    expect(rows).toHaveLength(3);
    clean(rows);
  },
  'the stored reports': async () => {
    const rows = await table('crisis_reports');
    expect(rows).toHaveLength(2);
    clean(rows);
  },
  'the list of those who review reports': async () => {
    const list = (await get(reviewer, 'listCrisisReports')) as unknown[];
    expect(list).toHaveLength(2);
    clean(list);
  },
  'a report, read by those who review it': async () => {
    for (const { id } of reports) clean(await get(reviewer, 'getCrisisReport', cast.on(id)));
    expect(await get(reviewer, 'getCrisisReport', cast.on(reports[0]?.id ?? ''))).toMatchObject({ author: null });
  },
  'the time of a report, finer than the hour': () => {
    for (const { reportedAt } of reports) expect(reportedAt).toBe('2026-11-10T02:00:00.000Z');
  },
  'a reviewer’s notices': async () => {
    const notices = await get(reviewer, 'listNotifications', { params: { userId: reviewer } });
    expect(notices).not.toEqual([]);
    clean(notices);
  },
  'a supporter’s own reports, and the helper’s who was reported': async () => {
    expect(await get(other, 'listMyCrisisReports')).toHaveLength(1);
    clean(await get(other, 'listMyCrisisReports'));
    expect(await get(helper, 'listMyCrisisReports')).toEqual([]);
  },
  'the stored messages': async () => {
    const rows = await table('crisis_messages');
    expect(rows).toHaveLength(2);
    clean(rows);
  },
  'the mark, made again from all numbers of members': async () => {
    const rows = await table('crisis_requests');
    for (const encoding of ['hex', 'base64url', 'base64'] as const) {
      const guess = createHash('sha256').update(String(authorId)).digest(encoding);
      expect(JSON.stringify(rows)).not.toContain(guess);
    }
    const elsewhere = { ...app.config, sessionSecret: 'another secret of the tests, long enough' };
    expect(authorMark(elsewhere, authorId)).not.toBe(authorMark(app.config, authorId));
  },
  'the mark of a request with a name': async () => {
    const named = await cast.ask(helper, { description: 'With my name.' });
    const [row] = await app.database.query<{ mark: string | null }>(
      'mark',
      'select author_mark as mark from crisis_requests where id = $1',
      [named.id],
    );
    expect(row?.mark).toBeNull();
    await app.call(helper, 'resolveCrisisSupport', cast.on(named.id, { version: named.version }));
    await app.database.query('unmark', 'delete from crisis_requests where id = $1', [named.id]);
  },
  'the length of what is sealed': () => {
    const at = moment.toISOString();
    const lengths = [1, authorId, 2_147_483_647].map(
      (userId) => sealAuthor(app.config, open.id, { userId, at }).length,
    );
    expect(new Set(lengths).size).toBe(1);
  },
  'a sealed author, put into another request': async () => {
    const sealed = sealAuthor(app.config, open.id, { userId: authorId, at: moment.toISOString() });
    expect(() => openAuthor(app.config, held.id, sealed)).toThrow(SealError);
  },
  'a sealed author, with another secret': () => {
    const sealed = sealAuthor(app.config, open.id, { userId: authorId, at: moment.toISOString() });
    const elsewhere = { ...app.config, sessionSecret: 'another secret of the tests, long enough' };
    expect(() => openAuthor(elsewhere, open.id, sealed)).toThrow(SealError);
  },
  'the way of the duty role, as a supporter': async () => {
    const error = await refusal(helper, 'openCrisisIdentity', cast.on(held.id, { reason: 'I want to know.' }));
    expect(statusOf(error)).toBe(403);
    // And it is noted who tried.
    expect((error as { [auditKey]?: unknown })[auditKey]).toMatchObject({
      actorId: helper,
      subject: 'openCrisisIdentity',
    });
    clean(error);
  },
  'the way of the duty role, as a moderator and as an administrator': async () => {
    const moderator = await app.addMember({ roles: ['member', 'moderator'] });
    for (const as of [moderator, cast.admin]) {
      expect(await app.status(as, 'openCrisisIdentity', cast.on(held.id, { reason: 'Me.' }))).toBe(403);
    }
  },
  'the duty role without a reason': async () => {
    for (const body of [{}, { reason: '  ' }]) {
      expect(await app.status(cast.duty, 'openCrisisIdentity', cast.on(raised.id, body))).toBe(400);
    }
  },
  'the duty role, where nobody asked for it': async () =>
    expect(await app.status(cast.duty, 'openCrisisIdentity', cast.on(held.id, { reason: 'Curious.' }))).toBe(404),
  'somebody else’s list of own requests': async () => {
    for (const as of [helper, cast.duty, cast.admin]) expect(await get(as, 'listMyCrisisSupport')).toEqual([]);
  },
  'a list of own requests, asked for with the author’s number': async () =>
    expect(await get(helper, 'listMyCrisisSupport', { query: { userId: authorId, authorId } })).toEqual([]),
  'a request of another kind of member, asked for by its id': async () => {
    expect(await app.status(cast.admin, 'getCrisisSupport', cast.on(open.id))).toBe(404);
    expect(await app.status(0, 'getCrisisSupport', cast.on(open.id))).toBe(401);
  },
  'blocking members, one after the other, to see what goes from the list': async () => {
    const before = (await cast.queue(helper)).map(({ id }) => id);
    await app.call(helper, 'block', { params: { id: authorId } });
    expect((await cast.queue(helper)).map(({ id }) => id)).toEqual(before);
    expect(await app.status(helper, 'getCrisisSupport', cast.on(held.id))).toBe(200);
    await app.call(helper, 'unblock', { params: { id: authorId } });
  },
  'the author’s profile, before and after': async () => {
    const profile = () => get(helper, 'getUser', { params: { id: authorId } });
    const before = await profile();
    const { id, version } = await cast.ask(authorId, {
      description: 'The second.',
      isAnonymous: true,
      urgencyLevel: 'high',
      location: 'At home',
    });
    expect([id, version]).toEqual([held.id, 2]);
    expect(await profile()).toEqual(before);
  },
  'the copies of others’ data': async () => {
    const { query } = app.database;
    for (const userId of [helper, other, cast.duty, cast.admin]) {
      for (const area of app.app.services.personalData) clean(await area.export({ query, userId, config: app.config }));
    }
  },
  figures: async () => {
    clean(await get(0, 'getCrisisStats'));
    clean(await get(helper, 'listAvailableSupporters'));
    clean(await get(helper, 'getOwnSupporter'));
  },
  'the search': async () => clean(await get(helper, 'search', { query: { q: 'The second' } })),
  'error texts': async () => {
    for (const [operation, body] of [
      ['acceptCrisisSupport', { version: 99 }],
      ['resolveCrisisSupport', { version: 99 }],
      ['handOverCrisisSupport', { version: 99 }],
      ['sendCrisisMessage', { content: '' }],
    ] as const) {
      const error = await refusal(helper, operation, cast.on(held.id, body));
      expect(statusOf(error)).toBeGreaterThanOrEqual(400);
      clean((error as ProblemError).problem);
    }
  },
};

test('there are at least thirty of them', () => {
  expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(30);
});

test('the trace is found where a request carries a name', async () => {
  await app.call(authorId, 'resolveCrisisSupport', cast.on(open.id, { version: open.version }));
  const named = await cast.ask(authorId, { description: 'With my name.' });
  expect(JSON.stringify(await cast.read(other, named.id))).toMatch(trace);
  expect(JSON.stringify(await table('crisis_requests'))).toMatch(trace);
  await app.database.query('forget', 'delete from crisis_requests where id = any($1)', [[named.id, open.id]]);
  open = await cast.ask(authorId, { description: 'The first, again.', isAnonymous: true });
});

test.each(Object.entries(attacks))('fails: %s', async (_name, attack) => {
  await attack();
});

test('the duty role opens it with a reason, and the log says who, which and why, and not whom', async () => {
  const input = cast.on(raised.id, { reason: 'A life is in danger.' });
  expect(await get(cast.duty, 'openCrisisIdentity', input)).toMatchObject({ id: authorId, displayName: 'Zyxauthor' });
  const [entry] = await app.database.query<{ detail: unknown; subject: string; actorId: number }>(
    'last-audit',
    'select detail, subject, actor_id as "actorId" from audit_log order by id desc limit 1',
  );
  expect(entry).toEqual({
    actorId: cast.duty,
    subject: `crisis request ${raised.id}`,
    detail: { reason: 'A life is in danger.' },
  });
});

test('its author reads all of it, and has it in the copy of their data; it goes with the account', async () => {
  const own = (await get(authorId, 'listMyCrisisSupport')) as CrisisSupportRequest[];
  expect(own.map(({ id }) => id).sort()).toEqual([open.id, held.id, raised.id].sort());
  expect(own.find(({ id }) => id === held.id)).toMatchObject({
    description: 'The second.',
    side: 'author',
    messages: 2,
  });
  const { query } = app.database;
  const [mine] = app.app.services.personalData.filter(({ columns }) => 'crisis_requests.author_id' in columns);
  const copy = JSON.stringify(await mine?.export({ query, userId: authorId, config: app.config }));
  for (const words of ['The second.', 'At home', 'Thank you.', 'I am here.']) expect(copy).toContain(words);
  await mine?.erase({
    query,
    emit: async () => undefined,
    userId: authorId,
    email: 'zyxauthor@example.org',
    config: app.config,
    notices: app.app.services.notices,
    now: moment,
  });
  expect(await table('crisis_requests')).toEqual([]);
  expect(await table('crisis_messages')).toEqual([]);
});
