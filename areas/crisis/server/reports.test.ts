import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { CrisisReport, CrisisReportDetail, CrisisReportSummary, OwnSupporter } from '../contract.ts';
import { sweep } from './sweep.ts';
import { crisisCast } from './testing/crisis-cast.ts';

/** Reports of crisis conversations, from both sides to the decision. */

let app: TestApp;
let cast: Awaited<ReturnType<typeof crisisCast>>;
let reviewer: number;
let moderator: number;
let made = 0;
const moment = new Date('2026-11-24T02:47:31.234Z');

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: moment });
  cast = await crisisCast(app);
  reviewer = await app.addMember({ name: 'Reviewer', roles: ['member', 'moderator', 'duty'] });
  moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const say = (as: number, id: string, content: string) => app.call(as, 'sendCrisisMessage', cast.on(id, { content }));
const send = async (as: number, id: string, body: object = {}) =>
  (await app.call<CrisisReport>(as, 'createCrisisReport', cast.on(id, { reason: 'harassment', ...body }))).body;
const trySend = (as: number, id: string, body: object = {}) =>
  app.status(as, 'createCrisisReport', cast.on(id, { reason: 'harassment', ...body }));
const own = async (as: number) => (await app.call<CrisisReport[]>(as, 'listMyCrisisReports')).body;
const list = async (as: number) => (await app.call<CrisisReportSummary[]>(as, 'listCrisisReports')).body;
const look = async (as: number, id: string) =>
  (await app.call<CrisisReportDetail>(as, 'getCrisisReport', cast.on(id))).body;
const decide = async (id: string, body: object, as = reviewer) =>
  (await app.call<CrisisReportSummary>(as, 'decideCrisisReport', cast.on(id, { version: 1, ...body }))).body;
const kinds = async (userId: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string; link: string }[]>(userId, 'listNotifications', {
    params: { userId },
  });
  return body.map(({ kind, link }) => `${kind} ${link}`);
};
const told = async (userId: number) => {
  const [row] = await app.database.query<{ count: number }>(
    'told',
    `select count(*)::int as count from outbox where name = 'crisisNews' and payload->>'userId' = $1::text`,
    [userId],
  );
  return row?.count;
};
const audits = (action: string) =>
  app.database.query<{ actorId: number; subject: string; detail: unknown }>(
    'audits',
    `select actor_id as "actorId", subject, detail from audit_log where action = $1 order by id`,
    [action],
  );

/** An accepted request with a message of the author (1) and one of the supporter (2). */
async function talk(more: object = {}) {
  made += 1;
  const author = await app.addMember({ name: `Author ${made}` });
  const supporter = await cast.supporter(`Supporter ${made}`);
  const request = await cast.accept(supporter, await cast.ask(author, { description: `Night ${made}.`, ...more }));
  await say(author, request.id, 'I am scared.');
  await say(supporter, request.id, 'Send me money first.');
  return { author, supporter, id: request.id };
}

describe('the person who asked', () => {
  test('reports a message: it is stored once, help goes on, and only the review team hears of it', async () => {
    const { author, supporter, id } = await talk();
    const before = await cast.read(author, id);
    const body = { messageId: 2, reason: 'money', details: ' Twice. ' };
    const [first, second] = await Promise.all([send(author, id, body), send(author, id, body)]);
    expect(first).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      requestId: id,
      mine: true,
      side: 'author',
      messageId: 2,
      reason: 'money',
      details: 'Twice.',
      outcome: 'waiting',
      words: '',
      reportedAt: moment.toISOString(),
      decidedAt: null,
    });
    expect(second).toEqual(first);
    expect(await own(author)).toEqual([first]);
    expect(await own(supporter)).toEqual([]);
    expect(await cast.read(author, id)).toEqual(before);
    expect(await cast.read(supporter, id)).toMatchObject({ side: 'supporter', supporterId: supporter });
    expect(await kinds(reviewer)).toContain('crisisReported /crisis-support/reports');
    expect(await kinds(author)).toEqual([]);
    expect((await kinds(supporter)).join()).not.toContain('Report');
    expect((await kinds(moderator)).join()).not.toContain('crisis');
    expect((await kinds(cast.duty)).join()).not.toContain('crisisReport');
  });

  test('reports the whole conversation, also when it is closed', async () => {
    const { author, supporter, id } = await talk();
    const { version } = await cast.read(author, id);
    await app.call(author, 'resolveCrisisSupport', cast.on(id, { version }));
    const report = await send(author, id, { reason: 'other' });
    expect(report).toMatchObject({ messageId: null, reason: 'other', details: '' });
    expect(await look(reviewer, report.id)).toMatchObject({
      by: 'author',
      supporter: { id: supporter },
      description: expect.stringMatching(/^Night \d+\.$/),
      requestStatus: 'resolved',
      messages: [
        { id: 1, from: 'author', content: 'I am scared.', reported: false },
        { id: 2, from: 'supporter', content: 'Send me money first.', reported: false },
      ],
    });
  });

  test('with a different supporter wanted, the request waits for the others and not for this one', async () => {
    const { author, supporter, id } = await talk({ isAnonymous: true });
    const other = await cast.supporter('Other');
    const before = await told(supporter);
    await send(author, id, { messageId: 2, anotherSupporter: true });
    expect(await cast.read(author, id)).toMatchObject({ status: 'open', supporterId: null });
    expect(await app.status(supporter, 'getCrisisSupport', cast.on(id))).toBe(404);
    expect(await app.status(supporter, 'acceptCrisisSupport', cast.on(id, { version: 3 }))).toBe(404);
    expect((await cast.queue(supporter)).map((one) => one.id)).not.toContain(id);
    expect((await cast.queue(other)).map((one) => one.id)).toContain(id);
    expect(await kinds(other)).toContain('supportAsked /crisis-support/helping');
    expect(await told(supporter)).toBe(before);
    await cast.accept(other, await cast.read(other, id));
    expect(await cast.read(author, id)).toMatchObject({ supporterId: other, status: 'in-progress' });
  });

  test('with a different supporter wanted where it is escalated, the duty role hears of it', async () => {
    const { author, supporter, id } = await talk();
    const { version } = await cast.read(supporter, id);
    await app.call(supporter, 'escalateCrisisSupport', cast.on(id, { version, reason: 'Serious.' }));
    const [before, ofSupporter] = [await told(cast.duty), await told(supporter)];
    await send(author, id, { anotherSupporter: true });
    expect(await cast.read(author, id)).toMatchObject({ status: 'escalated', supporterId: null });
    expect(await told(cast.duty)).toBe(Number(before) + 1);
    expect(await told(supporter)).toBe(ofSupporter);
    expect(await cast.read(cast.duty, id)).toMatchObject({ side: 'duty' });
  });

  test.each([
    [{ reason: undefined }, 400],
    [{ reason: 'spam' }, 400],
    [{ details: 'x'.repeat(501) }, 400],
    [{ messageId: 0 }, 400],
    [{ messageId: 1 }, 400],
    [{ messageId: 99 }, 404],
    [{ reporterId: 3 }, 400],
  ])('refuses %j', async (body, status) => {
    const { author, id } = await talk();
    expect(await trySend(author, id, body)).toBe(status);
    expect(await own(author)).toEqual([]);
  });

  test('with ten that wait, is told so; before anybody answered there is no one to report', async () => {
    const { author, supporter, id } = await talk();
    for (let n = 0; n < 10; n += 1) await say(supporter, id, `Again ${n}.`);
    for (let n = 0; n < 10; n += 1) await send(author, id, { messageId: n + 2 });
    await expect(send(author, id, { messageId: 12 })).rejects.toMatchObject({
      problem: { status: 409, detail: 'You have 10 reports waiting here. The review team will read them all.' },
    });
    const alone = await app.addMember();
    const asked = await cast.ask(alone, { description: 'Nobody yet.' });
    await expect(send(alone, asked.id)).rejects.toMatchObject({
      problem: { status: 409, detail: 'No supporter has written to you yet, so there is no one to report.' },
    });
  });

  test('reports while suspended too', async () => {
    const { author, id } = await talk();
    await app.database.query(
      'suspend',
      `insert into suspensions (user_id, until) values ($1, now() + interval '9 days')`,
      [author],
    );
    expect(await trySend(author, id, { messageId: 2 })).toBe(201);
  });
});

describe('the supporter', () => {
  test('reports what the person wrote; that one keeps the help and is told nothing', async () => {
    const { author, supporter, id } = await talk();
    const report = await send(supporter, id, { messageId: 1, details: 'Threats.' });
    expect(report).toMatchObject({ mine: true, requestId: id, messageId: 1, outcome: 'waiting' });
    expect(await trySend(supporter, id, { messageId: 2 })).toBe(400);
    expect(await trySend(supporter, id, { anotherSupporter: true })).toBe(400);
    expect(await own(author)).toEqual([]);
    expect(await cast.read(author, id)).toMatchObject({ status: 'in-progress', supporterId: supporter });
    await decide(report.id, { outcome: 'no_action', reply: 'Fear is not a threat.' });
    expect(await own(supporter)).toMatchObject([
      { id: report.id, outcome: 'no_action', words: 'Fear is not a threat.' },
    ]);
    expect(await own(author)).toEqual([]);
    expect(await kinds(supporter)).toContain('crisisReportDecided /crisis-support/helping');
    expect(await kinds(author)).toEqual([]);
  });

  test('is relieved by “moved”: another takes over, and the person reads what the team wrote', async () => {
    const { author, supporter, id } = await talk();
    const report = await send(supporter, id);
    await decide(report.id, { outcome: 'moved', told: 'Please write calmly.', reply: 'Rest now.' });
    expect(await cast.read(author, id)).toMatchObject({ status: 'open', supporterId: null });
    expect(await own(author)).toEqual([
      {
        id: report.id,
        requestId: id,
        mine: false,
        side: 'author',
        messageId: null,
        reason: null,
        details: '',
        outcome: 'moved',
        words: 'Please write calmly.',
        reportedAt: null,
        decidedAt: moment.toISOString(),
      },
    ]);
    expect(await own(supporter)).toMatchObject([{ mine: true, outcome: 'acted', words: 'Rest now.' }]);
    expect(await app.status(supporter, 'getCrisisSupport', cast.on(id))).toBe(404);
  });

  test('who only sees that a request waits, and everybody outside, cannot report in it', async () => {
    const waiting = await cast.ask(await app.addMember(), { description: 'Waiting.' });
    const sue = await cast.supporter('Sue');
    expect(await trySend(sue, waiting.id)).toBe(403);
    const { id } = await talk();
    for (const as of [sue, moderator, cast.admin, cast.duty, reviewer]) expect(await trySend(as, id)).toBe(404);
    expect(await trySend(0, id)).toBe(401);
  });
});

describe('the review', () => {
  test('is for the duty role together with the right to moderate, and each reading is on record', async () => {
    const { author, supporter, id } = await talk({ isAnonymous: true });
    const report = await send(author, id, { messageId: 2, details: 'Money.' });
    for (const as of [author, supporter, moderator, cast.admin, cast.duty]) {
      expect(await app.status(as, 'listCrisisReports')).toBe(403);
      expect(await app.status(as, 'getCrisisReport', cast.on(report.id))).toBe(403);
      const body = { version: 1, outcome: 'no_action' };
      expect(await app.status(as, 'decideCrisisReport', cast.on(report.id, body))).toBe(403);
    }
    const before = (await audits('crisis.read-report')).length;
    const inList = (await list(reviewer)).find((one) => one.id === report.id);
    expect(inList).toEqual({
      id: report.id,
      reason: 'harassment',
      by: 'author',
      isAnonymous: true,
      outcome: null,
      reportedAt: '2026-11-24T02:00:00.000Z',
      decidedAt: null,
      version: 1,
    });
    expect(await audits('crisis.read-report')).toHaveLength(before);
    expect(await look(reviewer, report.id)).toEqual({
      ...inList,
      details: 'Money.',
      supporter: expect.objectContaining({ id: supporter }),
      author: null,
      requestStatus: 'in-progress',
      description: null,
      messages: [
        expect.objectContaining({ id: 1, from: 'author', supporter: null, content: 'I am scared.', reported: false }),
        expect.objectContaining({ id: 2, from: 'supporter', content: 'Send me money first.', reported: true }),
      ],
      decidedBy: null,
      reply: '',
      told: '',
    });
    expect((await audits('crisis.read-report')).slice(before)).toEqual([
      { actorId: reviewer, subject: `crisis report ${report.id}`, detail: { messages: 2 } },
    ]);
  });

  test('shows the ten messages before the reported one, and none that came later', async () => {
    const { author, supporter, id } = await talk();
    for (let n = 3; n <= 14; n += 1) await say(n % 2 ? author : supporter, id, `Message ${n}.`);
    const one = await send(author, id, { messageId: 12 });
    const whole = await send(author, id);
    await say(author, id, 'Only for you two.');
    const ids = (detail: CrisisReportDetail) => detail.messages.map((message) => message.id);
    expect(ids(await look(reviewer, one.id))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(ids(await look(reviewer, whole.id))).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  test('is nobody’s who has or had a part in it, nor anybody’s whom its author has blocked', async () => {
    const [asker, helper, blocked, formerly] = (await Promise.all(
      ['Asker', 'Helper', 'Blocked', 'Formerly'].map((name) =>
        app.addMember({ name, roles: ['member', 'moderator', 'duty'] }),
      ),
    )) as [number, number, number, number];
    const asked = await cast.ask(asker, { description: 'As one of you.', isAnonymous: true });
    const first = await cast.accept(formerly, asked);
    await say(formerly, asked.id, 'I have to go.');
    await app.call(formerly, 'handOverCrisisSupport', cast.on(asked.id, { version: first.version }));
    await cast.accept(helper, await cast.read(helper, asked.id));
    await say(helper, asked.id, 'Hello.');
    await app.call(asker, 'block', { params: { id: blocked } });
    const report = await send(asker, asked.id, { messageId: 2 });
    for (const as of [asker, helper, blocked, formerly]) {
      expect((await list(as)).map((one) => one.id)).not.toContain(report.id);
      expect(await app.status(as, 'getCrisisReport', cast.on(report.id))).toBe(404);
      const body = { version: 1, outcome: 'no_action' };
      expect(await app.status(as, 'decideCrisisReport', cast.on(report.id, body))).toBe(404);
      expect((await kinds(as)).join()).not.toContain('crisisReported');
    }
    expect((await list(reviewer)).map((one) => one.id)).toContain(report.id);
  });

  test('is found by a reviewer behind any number of those that are kept from them', async () => {
    const named = (name: string) => app.addMember({ name, roles: ['member', 'moderator', 'duty'] });
    const [asker, busy, blocked] = [await app.addMember(), await named('Busy'), await named('Out of reach')];
    const asked = await cast.ask(asker, { description: 'Once more.', isAnonymous: true });
    await app.call(asker, 'block', { params: { id: blocked } });
    const ids = await app.database.query<{ id: string }>(
      'many-reports',
      `insert into crisis_reports (id, request_id, by_author, supporter_id, last_seq, reason, details_sealed, created_at)
       select 'kept' || lpad(n::text, 18, '0'), $1::text, true, $2::int, 1, 'harassment', '', timestamptz '2026-01-01'
       from generate_series(1, 150) n returning id`,
      [asked.id, busy],
    );
    const { author, id } = await talk();
    const report = await send(author, id, { messageId: 2 });
    for (const as of [busy, blocked]) {
      const seen = (await list(as)).map((one) => one.id);
      expect(seen).toContain(report.id);
      expect(seen.filter((one) => one.startsWith('kept'))).toEqual([]);
    }
    const all = (await list(reviewer)).map((one) => one.id);
    expect(all.length).toBe(100);
    expect(all.every((one) => ids.some((kept) => kept.id === one))).toBe(true);
    await app.database.query('no-reports', "delete from crisis_reports where id like 'kept%'");
  });

  test('decides once, about what was read, with words for the person it is about', async () => {
    const { author, supporter, id } = await talk();
    const report = await send(author, id, { messageId: 2 });
    const wrong = (body: object) =>
      app.call(reviewer, 'decideCrisisReport', cast.on(report.id, { version: 1, ...body })).then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(await wrong({ outcome: 'warned', told: ' ' })).toMatchObject({
      problem: {
        status: 400,
        errors: [{ field: 'told', message: 'Write what the person this report is about should know.' }],
      },
    });
    expect(await wrong({ outcome: 'no_action', version: 2 })).toMatchObject({ problem: { status: 409 } });
    expect(
      await decide(report.id, { outcome: 'warned', told: 'Never ask for money.', reply: 'Thank you.' }),
    ).toMatchObject({ outcome: 'warned', decidedAt: moment.toISOString(), version: 2 });
    expect(await wrong({ outcome: 'no_action', version: 2 })).toMatchObject({
      problem: { status: 409, detail: 'This report has already been decided.' },
    });
    expect(await own(author)).toMatchObject([{ id: report.id, outcome: 'acted', words: 'Thank you.' }]);
    // Whom it is about learns what, and neither where nor from whom.
    expect(await own(supporter)).toEqual([
      {
        id: report.id,
        requestId: null,
        mine: false,
        side: 'supporter',
        messageId: null,
        reason: null,
        details: '',
        outcome: 'warned',
        words: 'Never ask for money.',
        reportedAt: null,
        decidedAt: moment.toISOString(),
      },
    ]);
    expect(await kinds(supporter)).toContain('crisisDecision /crisis-support/helping');
    expect(await kinds(author)).toEqual([]);
    expect(await audits('crisis.report-warned')).toEqual([
      { actorId: reviewer, subject: `crisis report ${report.id}`, detail: {} },
    ]);
    expect(await look(reviewer, report.id)).toMatchObject({
      decidedBy: { id: reviewer },
      reply: 'Thank you.',
      told: 'Never ask for money.',
    });
    // What is found out later is a report of its own.
    expect((await send(author, id, { messageId: 2 })).id).not.toBe(report.id);
  });

  test('“stopped” ends the work as a supporter, and all that they helped with waits for others', async () => {
    const { author, supporter, id } = await talk();
    const second = await cast.accept(supporter, await cast.ask(await app.addMember(), { description: 'Another.' }));
    const report = await send(author, id, { messageId: 2 });
    const free = await cast.supporter('Free');
    const before = await told(free);
    await decide(report.id, { outcome: 'stopped', told: 'You asked for money.' });
    expect(await told(free)).toBe(Number(before) + 1);
    for (const one of [id, second.id]) expect(await app.status(supporter, 'getCrisisSupport', cast.on(one))).toBe(404);
    expect(await cast.read(author, id)).toMatchObject({ status: 'open', supporterId: null });
    expect((await app.call<OwnSupporter>(supporter, 'getOwnSupporter')).body).toMatchObject({
      state: 'declined',
      onDuty: false,
    });
    const fromSupporter = await talk();
    const about = await send(fromSupporter.supporter, fromSupporter.id);
    await expect(decide(about.id, { outcome: 'stopped', told: 'No.' })).rejects.toMatchObject({
      problem: { status: 400, errors: [{ field: 'outcome' }] },
    });
  });

  test('“stopped” is not for the duty role: an administrator takes that away first', async () => {
    const asker = await app.addMember();
    const asked = await cast.accept(cast.duty, await cast.ask(asker, { description: 'Duty answers.' }));
    await say(cast.duty, asked.id, 'Hello.');
    const report = await send(asker, asked.id);
    await expect(decide(report.id, { outcome: 'stopped', told: 'No.' })).rejects.toMatchObject({
      problem: {
        status: 409,
        detail: 'This person has the duty role. An administrator has to remove that role first.',
      },
    });
    await decide(report.id, { outcome: 'moved', told: 'Someone else takes over.' });
    expect(await cast.read(asker, asked.id)).toMatchObject({ status: 'open', supporterId: null });
    expect(await app.status(cast.duty, 'getCrisisSupport', cast.on(asked.id))).toBe(404);
  });

  test('where nobody can review, administrators hear that a report waits, and not of which', async () => {
    const asker = await app.addMember();
    await app.call(asker, 'block', { params: { id: reviewer } });
    const others = await app.database.query<{ id: number }>(
      'reviewers',
      `select id from users where 'duty' = any(roles) and 'moderator' = any(roles) and id <> $1`,
      [reviewer],
    );
    for (const { id } of others) await app.call(asker, 'block', { params: { id } });
    const asked = await cast.accept(
      await cast.supporter('Sam'),
      await cast.ask(asker, { description: 'Who reads it?' }),
    );
    expect((await kinds(cast.admin)).join()).not.toContain('crisisReportWaits');
    await send(asker, asked.id);
    expect(await kinds(cast.admin)).toContain('crisisReportWaits /admin/members');
  });
});

describe('what is kept', () => {
  const stored = (id: string) =>
    app.database.query<{ requestId: string | null; text: string }>(
      'stored',
      'select request_id as "requestId", p::text as text from crisis_reports p where id = $1',
      [id],
    );

  test('of an anonymous author nothing: no number, no mark, no words in clear', async () => {
    // A number that no time, mark or sealed text has in it by chance.
    await app.database.query('jump', "select setval('users_id_seq', 1987654320)");
    const { author, id } = await talk({ isAnonymous: true });
    const report = await send(author, id, { messageId: 2, details: 'zyxdetails' });
    const [row] = await stored(report.id);
    expect(row?.text).toContain(id);
    expect(holds(row?.text ?? '', 'zyxdetails')).toBe(false);
    expect(author).toBeGreaterThan(1987654320);
    expect(holds(row?.text ?? '', String(author))).toBe(false);
    expect(app.app.registry.operations.get('createCrisisReport')?.operation.keyless).toBe(true);
  });

  test('a closed request stays while a report of it waits, and both go 90 days after', async () => {
    const { author, id } = await talk();
    const report = await send(author, id);
    const { version } = await cast.read(author, id);
    await app.call(author, 'resolveCrisisSupport', cast.on(id, { version }));
    const later = (days: number) =>
      sweep({
        db: app.database.db,
        emit: async () => undefined,
        now: new Date(moment.getTime() + days * 86_400_000),
        services: app.app.services,
      });
    await later(120);
    expect((await cast.read(author, id)).status).toBe('resolved');
    await decide(report.id, { outcome: 'no_action' });
    await later(89);
    expect(await stored(report.id)).toHaveLength(1);
    await later(120);
    expect(await stored(report.id)).toEqual([]);
    expect(await app.status(author, 'getCrisisSupport', cast.on(id))).toBe(404);
  });

  test('is in the copies of both; with the author all words go, and what the supporter did can still be decided', async () => {
    const { author, supporter, id } = await talk({ isAnonymous: true });
    const report = await send(author, id, { messageId: 2, details: 'My own words.' });
    const about = await send(supporter, id, { messageId: 1, details: 'Their words.' });
    const [mine] = app.app.services.personalData.filter(({ columns }) => 'crisis_reports.supporter_id' in columns);
    const { query } = app.database;
    const copy = async (userId: number) => JSON.stringify(await mine?.export({ query, userId, config: app.config }));
    expect(await copy(author)).toContain('My own words.');
    expect(await copy(author)).not.toContain('Their words.');
    expect(await copy(supporter)).toContain('Their words.');
    expect(await copy(supporter)).not.toContain('My own words.');
    const erase = (userId: number) =>
      mine?.erase({
        query,
        emit: async () => undefined,
        userId,
        email: '',
        config: app.config,
        notices: app.app.services.notices,
        now: moment,
      });
    await erase(author);
    expect(await stored(about.id)).toEqual([]);
    expect(await look(reviewer, report.id)).toMatchObject({
      details: '',
      requestStatus: null,
      messages: [],
      supporter: { id: supporter },
    });
    await decide(report.id, { outcome: 'warned', told: 'We heard of it.' });
    expect(await own(supporter)).toMatchObject([{ outcome: 'warned', words: 'We heard of it.' }]);
    await erase(supporter);
    expect(await look(reviewer, report.id)).toMatchObject({ supporter: null, told: '' });
  });
});
