import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { localOf, momentOf } from '#platform/contract/zones.ts';
import { brokenAuditLink } from '#platform/server/audit.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type {
  Appeal,
  ContentFlag,
  ContentFlagDetail,
  Decision,
  ModerationAction,
  ModerationCounts,
  OwnReport,
  Report,
  ReportDetail,
  Transparency,
  Workload,
} from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let mo: number;
let mia: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  mo = await app.addMember({ name: 'Mo', roles: ['member', 'moderator'] });
  mia = await app.addMember({ name: 'Mia', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const hour = 3_600_000;
const later = (hours: number) => app.setNow(new Date(Date.now() + hours * hour));
const ask = async <T>(as: number, operation: string, input?: object) => (await app.call<T>(as, operation, input)).body;

async function post(author: number, content = 'Not kind at all') {
  return (await ask<{ id: number }>(author, 'createPost', { body: { content } })).id;
}
async function report(contentId: number, by = ben, more: object = {}) {
  return ask<Report>(by, 'createReport', {
    body: { reporterId: by, reportedUserId: ana, contentType: 'post', contentId, reason: 'spam', ...more },
  });
}
/** A new report, taken by the moderator. */
async function taken(by = mo, author = ana) {
  const contentId = await post(author);
  const { id } = await report(contentId, ben, { reportedUserId: author });
  await ask(by, 'assignReport', { params: { id }, body: { moderatorId: by } });
  return { id, contentId };
}
const decide = (id: number, body: object, by = mo) => app.status(by, 'decideReport', { params: { id }, body });
const read = (id: number) => ask<ReportDetail>(mo, 'getReport', { params: { id } });
const counts = () => ask<ModerationCounts>(mo, 'countModeration');
const sees = async (as: number, id: number) => (await app.status(as, 'getPost', { params: { id } })) === 200;
const actionsOf = async (userId: number) =>
  (await ask<ModerationAction[]>(mo, 'listModerationActions', { query: { limit: 100 } })).filter(
    ({ targetUserId }) => targetUserId === userId,
  );
const noticesOf = async (userId: number) => {
  await app.settle();
  return (await ask<{ kind: string; link: string }[]>(userId, 'listNotifications', { query: { limit: 50 } })).map(
    ({ kind, link }) => ({ kind, link }),
  );
};
/** Why it was refused. */
async function refusal(as: number, operation: string, input: object) {
  try {
    await app.call(as, operation, input);
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

test('what no area declares can’t be reported', async () => {
  const body = { contentType: 'weather', contentId: 1, reporterId: ben, reportedUserId: ana, reason: 'spam' };
  expect(await refusal(ben, 'createReport', { body })).toMatchObject({
    status: 400,
    errors: [{ field: 'contentType', rule: 'mismatch', message: 'This can’t be reported.' }],
  });
});

describe('a case', () => {
  test('gathers the reports of one thing, and stands in the queue once', async () => {
    const contentId = await post(ana);
    const reporters = await Promise.all(Array.from({ length: 50 }, () => app.addMember()));
    const before = await counts();
    const all = await Promise.all(reporters.map((by) => report(contentId, by, { description: `Mine is ${by}.` })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    expect((await counts()).pending).toBe(before.pending + 1);
    const gathered = await ask<Report[]>(mo, 'listReports', { query: { gathered: 'true', limit: 100 } });
    const own = gathered.filter((one) => one.contentId === contentId);
    expect(own.map(({ reporters: people, priority, status }) => ({ people, priority, status }))).toEqual([
      { people: 50, priority: 'medium', status: 'pending' },
    ]);
    expect((await read(own[0]?.id ?? 0)).reports).toHaveLength(50);
    // R38: a crowd hides nothing by itself.
    expect(await sees(ben, contentId)).toBe(true);
  });

  test('is found by words of its reasons and descriptions, by status and by priority', async () => {
    const contentId = await post(ana);
    const { id } = await report(contentId, ben, { reason: 'misinformation', description: 'A quokka cure' });
    const ids = async (query: object) =>
      (await ask<Report[]>(mo, 'listReports', { query: { limit: 100, ...query } })).map((one) => one.id);
    expect(await ids({ q: 'QUOKKA' })).toEqual([id]);
    expect(await ids({ q: 'false claims' })).toContain(id);
    expect(await ids({ q: 'nobody wrote this' })).toEqual([]);
    expect(await ids({ q: 'quokka', priority: 'medium', status: 'pending' })).toEqual([id]);
    expect(await ids({ q: 'quokka', priority: 'urgent' })).toEqual([]);
    expect(await app.status(mo, 'setReportPriority', { params: { id }, body: { priority: 'urgent' } })).toBe(200);
    expect(await ids({ q: 'quokka', priority: 'urgent' })).toEqual([id]);
    expect((await ids({}))[0]).toBe(id);
  });

  test('survives what was reported, and both accounts', async () => {
    const [writer, reporter] = [await app.addMember(), await app.addMember()];
    const contentId = await post(writer, 'Something that was here');
    const { id } = await report(contentId, reporter, { reportedUserId: writer });
    await ask(writer, 'deletePost', { params: { id: contentId } });
    expect(await read(id)).toMatchObject({ text: 'Something that was here', href: null, status: 'pending' });
    await app.database.query('', 'delete from users where id = any($1::int[])', [[writer, reporter]]);
    expect(await read(id)).toMatchObject({ reportedUserId: null, reporterId: null, status: 'pending' });
  });

  test('waits 24 hours at most: the counters tell of 12 and of 24', async () => {
    const before = await counts();
    later(-13);
    await report(await post(ana));
    later(-25);
    await report(await post(ana));
    app.setNow(new Date());
    const after = await counts();
    expect(after.late).toBe(before.late + 2);
    expect(after.overdue).toBe(before.overdue + 1);
  });

  test('of somebody in danger stands first, and help is offered to whoever wrote it', async () => {
    const writer = await app.addMember();
    const contentId = await post(writer, 'I want to die tonight');
    const before = (await counts()).danger;
    const { id } = await report(contentId, ben, { reportedUserId: writer, reason: 'other', priority: 'low' });
    expect(await read(id)).toMatchObject({ queue: 'self_harm', priority: 'urgent' });
    expect((await counts()).danger).toBeGreaterThan(before);
    expect(await noticesOf(writer)).toEqual([{ kind: 'helpOffered', link: '/crisis-support' }]);
    expect(await sees(ben, contentId)).toBe(true);
  });

  test('of those whose reports were dismissed three times waits longer', async () => {
    const crier = await app.addMember();
    for (let n = 0; n < 3; n += 1) {
      const { id } = await report(await post(ana), crier);
      await ask(mo, 'assignReport', { params: { id }, body: {} });
      expect(await decide(id, { status: 'dismissed' })).toBe(200);
    }
    const serious = await report(await post(ana), crier, { reason: 'harassment' });
    const normal = await report(await post(ana), ben, { reason: 'spam' });
    const order = (await ask<Report[]>(mo, 'listReports', { query: { limit: 100, status: 'pending' } })).map(
      ({ id }) => id,
    );
    expect(order.indexOf(serious.id)).toBeGreaterThan(order.indexOf(normal.id));
  });
});

describe('taking and releasing', () => {
  test('takes for oneself, for 30 minutes, and tells others who has it (MOD-19, MOD-20)', async () => {
    const before = await counts();
    const { id } = await taken();
    expect(await counts()).toMatchObject({ pending: before.pending, reviewing: before.reviewing + 1 });
    expect(await read(id)).toMatchObject({ status: 'reviewing', assignee: { id: mo, displayName: 'Mo' } });
    const input = { params: { id }, body: { moderatorId: mia } };
    expect(await refusal(mia, 'assignReport', input)).toMatchObject({
      status: 409,
      detail: 'Mo has taken this report and is reviewing it.',
    });
    expect(await decide(id, { status: 'dismissed' }, mia)).toBe(409);
    later(0.6);
    expect(await app.status(mia, 'assignReport', input)).toBe(200);
    expect(await decide(id, { status: 'dismissed' })).toBe(409);
    app.setNow(new Date());
  });

  test('gives it back', async () => {
    const { id } = await taken();
    expect(await app.status(mia, 'releaseReport', { params: { id } })).toBe(409);
    expect(await ask(mo, 'releaseReport', { params: { id } })).toMatchObject({ status: 'pending', assignee: null });
    expect(await app.status(mia, 'assignReport', { params: { id }, body: {} })).toBe(200);
  });

  test('not in another’s name, and not what is about oneself', async () => {
    const { id } = await report(await post(ana));
    expect(await app.status(mo, 'assignReport', { params: { id }, body: { moderatorId: mia } })).toBe(403);
    expect(await app.status(ben, 'assignReport', { params: { id }, body: { moderatorId: ben } })).toBe(403);
    const own = await report(await post(mo), ben, { reportedUserId: mo });
    expect(await app.status(mo, 'assignReport', { params: { id: own.id }, body: {} })).toBe(403);
    expect(await app.status(mia, 'assignReport', { params: { id: own.id }, body: {} })).toBe(200);
  });
});

describe('deciding', () => {
  test('is done once, also by two at once, and only by whoever has taken it', async () => {
    const untaken = await report(await post(ana));
    expect(await decide(untaken.id, { status: 'resolved', resolution: 'no_action' })).toBe(409);
    const { id } = await taken();
    const two = await Promise.all([
      decide(id, { status: 'resolved', resolution: 'warning_issued' }),
      decide(id, { status: 'resolved', resolution: 'warning_issued' }, mia),
      decide(id, { status: 'resolved', resolution: 'warning_issued' }),
    ]);
    expect(two.sort()).toEqual([200, 409, 409]);
    expect((await read(id)).history.filter(({ contentId }) => contentId !== null).length).toBeGreaterThan(0);
    expect(await decide(id, { status: 'dismissed' })).toBe(409);
  });

  test('not about what has changed since it was read', async () => {
    const { id } = await taken();
    const { version } = await read(id);
    await ask(mo, 'setReportPriority', { params: { id }, body: { priority: 'high' } });
    expect(await decide(id, { status: 'dismissed', version })).toBe(409);
    expect(await decide(id, { status: 'dismissed', version: version + 1 })).toBe(200);
  });

  test('keeps the note and the severity that were chosen (MOD-21, MOD-26, MOD-27)', async () => {
    const writer = await app.addMember();
    const { id } = await taken(mo, writer);
    await decide(id, {
      status: 'resolved',
      resolution: 'warning_issued',
      severity: 'severe',
      moderatorNotes: 'Be kind',
    });
    expect(await read(id)).toMatchObject({
      status: 'resolved',
      resolution: 'warning_issued',
      moderatorNotes: 'Be kind',
      resolvedAt: expect.any(String),
    });
    expect(await actionsOf(writer)).toMatchObject([
      { moderatorId: mo, moderatorName: 'Mo', actionType: 'warning_issued', severity: 'severe', reason: 'Be kind' },
    ]);
  });

  test('stores the usual note where none was written; dismissing counts in no open counter (MOD-24)', async () => {
    const before = await counts();
    const first = await taken();
    expect(await decide(first.id, { status: 'resolved', resolution: 'no_action' })).toBe(200);
    expect((await read(first.id)).moderatorNotes).toBe('No violation found');
    const second = await taken();
    expect(await decide(second.id, { status: 'dismissed', moderatorNotes: 'Nothing in it' })).toBe(200);
    expect(await read(second.id)).toMatchObject({ status: 'dismissed', moderatorNotes: 'Nothing in it' });
    expect(await counts()).toMatchObject({
      pending: before.pending,
      reviewing: before.reviewing,
      resolvedToday: before.resolvedToday + 1,
    });
  });

  test.each([
    ['warning_issued', 'Warning issued to user'],
    ['content_removed', 'Content violates community guidelines'],
    ['user_suspended', 'User suspended for violations'],
    ['no_action', 'No violation found'],
  ])('%s is kept with its fixed note, until another one is written (MOD-27)', async (resolution, note) => {
    const until = { expiresAt: new Date(Date.now() + 24 * hour).toISOString() };
    for (const written of [undefined, 'In words of my own']) {
      const { id } = await taken(mo, await app.addMember());
      const body = {
        status: 'resolved',
        resolution,
        ...(resolution === 'user_suspended' && until),
        ...(written && { moderatorNotes: written }),
      };
      expect(await decide(id, body)).toBe(200);
      expect(await read(id)).toMatchObject({ resolution, moderatorNotes: written ?? note });
    }
  });

  test('needs a resolution', async () => {
    const { id } = await taken();
    expect(await decide(id, { status: 'resolved' })).toBe(400);
    expect(await decide(id, { status: 'resolved', resolution: 'jail' })).toBe(400);
    expect(await decide(id, { status: 'pending' })).toBe(400);
  });

  test('a member cannot be taken down like a post; a moderator and the duty role cannot be suspended', async () => {
    const body = { contentType: 'member', contentId: ana, reason: 'other' };
    const { id } = await report(ana, await app.addMember(), body).catch(async () => {
      const by = await app.addMember();
      return report(ana, by, body);
    });
    await ask(mo, 'assignReport', { params: { id }, body: {} });
    expect(await decide(id, { status: 'resolved', resolution: 'content_removed' })).toBe(400);
    expect((await read(id)).status).toBe('reviewing');
    for (const guard of [mia, await app.addMember({ roles: ['member', 'duty'] })]) {
      const own = await report(await post(guard), ben, { reportedUserId: guard });
      await ask(mo, 'assignReport', { params: { id: own.id }, body: {} });
      expect(await decide(own.id, { status: 'resolved', resolution: 'user_suspended' })).toBe(409);
    }
  });
});

describe('taking down', () => {
  test('hides a post from everybody, and the call of the specification completes its record (MOD-23)', async () => {
    const writer = await app.addMember();
    const { id, contentId } = await taken(mo, writer);
    expect(await decide(id, { status: 'resolved', resolution: 'content_removed' })).toBe(200);
    expect([await sees(0, contentId), await sees(writer, contentId)]).toEqual([false, false]);
    const action = await ask<ModerationAction>(mo, 'createModerationAction', {
      body: {
        moderatorId: mo,
        targetUserId: writer,
        actionType: 'content_removed',
        reason: 'Content violates community guidelines',
        severity: 'severe',
        contentId,
        contentType: 'post',
      },
    });
    expect(action).toMatchObject({ isActive: true, severity: 'severe', contentId, expiresAt: null });
    expect(await actionsOf(writer)).toHaveLength(1);
  });

  test('works by that call alone, but not about what the person has not written', async () => {
    const writer = await app.addMember();
    const contentId = await post(writer);
    const body = {
      targetUserId: writer,
      actionType: 'content_removed',
      reason: 'An advert',
      contentId,
      contentType: 'post',
    };
    expect(await app.status(mo, 'createModerationAction', { body: { ...body, targetUserId: ben } })).toBe(400);
    expect(await app.status(mo, 'createModerationAction', { body: { ...body, moderatorId: mia } })).toBe(403);
    expect(await app.status(ben, 'createModerationAction', { body: { ...body, moderatorId: ben } })).toBe(403);
    expect(await sees(ben, contentId)).toBe(true);
    expect(await app.status(mo, 'createModerationAction', { body })).toBe(201);
    expect(await sees(ben, contentId)).toBe(false);
  });

  test('a second time within 30 days proposes a suspension, and does none', async () => {
    const writer = await app.addMember();
    const first = await taken(mo, writer);
    expect((await read(first.id)).proposesSuspension).toBe(false);
    await decide(first.id, { status: 'resolved', resolution: 'content_removed' });
    const second = await taken(mo, writer);
    expect((await read(second.id)).proposesSuspension).toBe(true);
    expect(await app.status(writer, 'createPost', { body: { content: 'Still here' } })).toBe(201);
  });
});

describe('a suspension', () => {
  async function suspended(body: object = {}) {
    const writer = await app.addMember();
    const { id } = await taken(mo, writer);
    expect(await decide(id, { status: 'resolved', resolution: 'user_suspended', ...body })).toBe(200);
    const [action] = await actionsOf(writer);
    return { writer, action: action as ModerationAction };
  }
  const write = (as: number) => app.status(as, 'createPost', { body: { content: 'Hello' } });

  test('lets read and not write, says until when, and ends by itself', async () => {
    const { writer, action } = await suspended({ severity: 'low' });
    expect(Date.parse(action.expiresAt ?? '') - Date.parse(action.createdAt)).toBe(24 * hour);
    expect(await app.status(writer, 'listPosts')).toBe(200);
    const problem = await refusal(writer, 'createPost', { body: { content: 'Hello' } });
    expect(problem).toMatchObject({ status: 403, type: '/problems/suspended' });
    expect(problem?.detail).toMatch(/^You can read, but you can’t write until \d+ \w+ \d{4} at .* \(Sydney time\)\./);
    later(24.1);
    expect(await write(writer)).toBe(201);
    expect((await actionsOf(writer))[0]).toMatchObject({ isActive: false, status: 'expired' });
    app.setNow(new Date());
    expect(await write(writer)).toBe(403);
  });

  test('leaves reporting, safety, settings and the way out', async () => {
    const { writer } = await suspended();
    const contentId = await post(ana);
    const body = { reporterId: writer, reportedUserId: ana, contentType: 'post', contentId, reason: 'spam' };
    expect(await app.status(writer, 'createReport', { body })).toBe(201);
    expect(await app.status(writer, 'block', { params: { id: ben } })).toBe(200);
    // It asks who it is first, as of anybody.
    expect((await refusal(writer, 'requestDataExport', {}))?.type).not.toBe('/problems/suspended');
    expect(await app.status(writer, 'follow', { params: { id: mo } })).toBe(403);
  });

  test('until a moment that is chosen: not in the past, and not beyond a year', async () => {
    const { id } = await taken();
    const until = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString();
    const body = { status: 'resolved', resolution: 'user_suspended' };
    expect(await decide(id, { ...body, expiresAt: until(-1) })).toBe(400);
    expect(await decide(id, { ...body, expiresAt: until(400) })).toBe(400);
    const { action } = await suspended({ expiresAt: until(3) });
    expect(Date.parse(action.expiresAt ?? '') - Date.now()).toBeGreaterThan(2.9 * 24 * hour);
  });

  test('for good takes two', async () => {
    const { writer, action } = await suspended({ forGood: true, severity: 'critical' });
    const params = { id: action.id };
    expect(action.forGood).toBe('proposed');
    expect(await app.status(mo, 'agreeToSuspension', { params })).toBe(403);
    expect(await ask(mia, 'agreeToSuspension', { params })).toMatchObject({ forGood: 'agreed', expiresAt: null });
    expect(await app.status(mia, 'agreeToSuspension', { params })).toBe(409);
    later(24 * 400);
    expect(await write(writer)).toBe(403);
    app.setNow(new Date());
    expect((await refusal(writer, 'createPost', { body: { content: 'Hello' } }))?.detail).toContain('can’t write');
  });
});

describe('fairness', () => {
  async function removed() {
    const writer = await app.addMember();
    const { id, contentId } = await taken(mo, writer);
    await decide(id, { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'It is an advert' });
    const [action] = await actionsOf(writer);
    return { writer, contentId, reportId: id, params: { id: action?.id ?? 0 } };
  }

  test('the reporter and the person hear of it; nobody learns who the other is', async () => {
    const { writer, params } = await removed();
    expect(await noticesOf(writer)).toEqual([{ kind: 'decisionAboutYou', link: `/decisions/${params.id}` }]);
    expect(await noticesOf(ben)).toContainEqual({ kind: 'reportDecided', link: '/my-reports' });
    const decision = await ask<Decision>(writer, 'getDecision', { params });
    expect(decision).toMatchObject({
      actionType: 'content_removed',
      reason: 'It is an advert',
      rule: 'spam',
      text: 'Not kind at all',
      status: 'active',
      appeal: null,
    });
    expect(JSON.stringify(decision)).not.toContain('Ben');
    expect(JSON.stringify(decision)).not.toContain('Mo"');
    expect(await app.status(ben, 'getDecision', { params })).toBe(404);
    const own = await ask<OwnReport[]>(ben, 'listMyReports');
    expect(own.find(({ outcome }) => outcome === 'acted')).toBeDefined();
    expect(JSON.stringify(own)).not.toContain('It is an advert');
  });

  test('an appeal goes to another moderator; upheld, everything is as it was', async () => {
    const { writer, contentId, params } = await removed();
    const words = 'It was the price of my own old wheelchair.';
    expect(await app.status(ben, 'appealDecision', { params, body: { words } })).toBe(404);
    expect(await app.status(writer, 'appealDecision', { params, body: { words: ' ' } })).toBe(400);
    expect(await app.status(writer, 'appealDecision', { params, body: { words } })).toBe(201);
    expect(await app.status(writer, 'appealDecision', { params, body: { words } })).toBe(409);
    const mine = (all: Appeal[]) => all.find(({ action }) => action.id === params.id);
    expect(mine(await ask(mo, 'listAppeals'))).toMatchObject({ words, mayDecide: false, text: 'Not kind at all' });
    const appeal = mine(await ask(mia, 'listAppeals'));
    expect(appeal?.mayDecide).toBe(true);
    const input = { params: { id: appeal?.id ?? 0 }, body: { status: 'upheld', answer: 'You are right. Sorry.' } };
    expect(await app.status(mo, 'decideAppeal', input)).toBe(403);
    expect(await app.status(mia, 'decideAppeal', input)).toBe(200);
    expect(await app.status(mia, 'decideAppeal', input)).toBe(409);
    expect(await sees(ben, contentId)).toBe(true);
    expect(await ask(writer, 'getDecision', { params })).toMatchObject({
      status: 'lifted',
      appeal: { status: 'upheld', answer: 'You are right. Sorry.' },
    });
    expect(await noticesOf(writer)).toContainEqual({ kind: 'appealDecided', link: `/decisions/${params.id}` });
  });

  test('a suspended member appeals, and writes again once it is upheld', async () => {
    const writer = await app.addMember();
    const { id } = await taken(mo, writer);
    await decide(id, { status: 'resolved', resolution: 'user_suspended' });
    const [action] = await actionsOf(writer);
    const params = { id: action?.id ?? 0 };
    expect(await app.status(writer, 'appealDecision', { params, body: { words: 'Please look again' } })).toBe(201);
    const [appeal] = (await ask<Appeal[]>(mia, 'listAppeals')).filter((one) => one.action.id === params.id);
    const body = { status: 'upheld', answer: 'We were wrong.' };
    await ask(mia, 'decideAppeal', { params: { id: appeal?.id ?? 0 }, body });
    expect(await app.status(writer, 'createPost', { body: { content: 'Back' } })).toBe(201);
  });

  test('declined, it stays as it is; after 30 days it is too late', async () => {
    const { writer, contentId, params } = await removed();
    later(24 * 31);
    expect(await app.status(writer, 'appealDecision', { params, body: { words: 'Late' } })).toBe(410);
    app.setNow(new Date());
    await ask(writer, 'appealDecision', { params, body: { words: 'In time' } });
    const [appeal] = (await ask<Appeal[]>(mia, 'listAppeals')).filter((one) => one.action.id === params.id);
    const body = { status: 'declined', answer: 'It is an advert all the same.' };
    await ask(mia, 'decideAppeal', { params: { id: appeal?.id ?? 0 }, body });
    expect(await sees(ben, contentId)).toBe(false);
    expect(await ask(writer, 'getDecision', { params })).toMatchObject({ appeal: { status: 'declined' } });
  });

  test('after 48 hours without a decision the reporter has the evidence, and nobody else', async () => {
    const other = await app.addMember({ name: 'Olga' });
    const contentId = await post(ana, '<script>alert(1)</script> and worse');
    const { id } = await report(contentId, ben, { description: 'It <b>hurts</b>' });
    await report(contentId, other, { description: 'Another word' });
    expect(await app.status(ben, 'getEvidence', { params: { id } })).toBe(404);
    later(49);
    expect(await app.status(other, 'getEvidence', { params: { id } })).toBe(404);
    const evidence = await app.call(ben, 'getEvidence', { params: { id } });
    app.setNow(new Date());
    const html = (await bytesAnswered(evidence)).toString();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; and worse');
    expect(html).toContain('It &lt;b&gt;hurts&lt;/b&gt;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('Another word');
    expect(html).not.toContain('Olga');
  });

  test('the workload is sums of all moderators and the own part of the caller, and names nobody else', async () => {
    const workload = async (as = mia) => (await app.call<Workload>(as, 'getWorkload')).body;
    const nextDay = localOf(new Date(Date.now() + 24 * hour), 'Australia/Sydney').slice(0, 10);
    const midnight = momentOf(`${nextDay}T00:00`, 'Australia/Sydney').getTime();
    app.setNow(new Date(midnight - hour / 2));
    const [before, others] = [await workload(), await workload(mo)];
    const { id } = await taken(mia);
    expect((await workload()).mine.assigned).toBe(before.mine.assigned + 1);
    expect(await decide(id, { status: 'dismissed' }, mia)).toBe(200);
    const after = await workload();
    expect(after.mine).toEqual({
      assigned: before.mine.assigned,
      decidedToday: before.mine.decidedToday + 1,
      decided: before.mine.decided + 1,
    });
    expect((await workload(mo)).mine).toEqual(others.mine);
    expect(after.days).toHaveLength(14);
    expect(new Set(after.days.map(({ day }) => day)).size).toBe(14);
    const [today, was] = [after.days[0], before.days[0]];
    expect(today).toMatchObject({ reported: (was?.reported ?? 0) + 1, decided: (was?.decided ?? 0) + 1 });
    const open = await app.database.query<{ count: number }>(
      '',
      `select count(*)::int as count from moderation_cases where status in ('pending', 'reviewing')`,
    );
    expect(after.open.reduce((sum, { cases }) => sum + cases, 0)).toBe(open[0]?.count);
    const said = JSON.stringify(after);
    for (const name of ['Mo', 'Mia', 'Ana', 'Ben']) expect(said).not.toContain(`"${name}"`);
    expect(await app.status(ana, 'getWorkload')).toBe(403);
    // Days are those of Sydney: an hour later what was today is yesterday.
    app.setNow(new Date(midnight + hour / 2));
    const next = await workload();
    expect(next.mine).toMatchObject({ decidedToday: 0, decided: after.mine.decided });
    expect(next.days.slice(0, 2)).toEqual([{ day: nextDay, reported: 0, decided: 0 }, today]);
    app.setNow(new Date());
  });

  test('everybody may read the numbers, which are those of the database', async () => {
    const numbers = await ask<Transparency>(0, 'getTransparency');
    const [truth] = await app.database.query<{ decided: number; upheld: number }>(
      '',
      `select (select count(*)::int from moderation_cases where decided_at is not null) as decided,
         (select count(*)::int from appeals where status = 'upheld') as upheld`,
    );
    expect(numbers).toMatchObject({ decided: truth?.decided, appealsUpheld: truth?.upheld });
    const { resolutions } = numbers;
    expect(Object.values(resolutions).reduce((sum, one) => sum + one, 0)).toBe(numbers.decided);
    expect(numbers.medianHours).not.toBeNull();
    const nothing = { reports: 0, open: 0, decided: 0, medianHours: null, acted: 0, appeals: 0, appealsUpheld: 0 };
    expect(numbers.kinds).toEqual([
      expect.objectContaining({ kind: 'relationship_profile', ...nothing }),
      expect.objectContaining({ kind: 'ad', ...nothing }),
    ]);
    const sum = (rows: readonly { reports: number }[]) => rows.reduce((total, { reports }) => total + reports, 0);
    expect([sum(numbers.byKind), sum(numbers.byReason)]).toEqual([numbers.reports, numbers.reports]);
    expect(numbers.byKind.reduce((total, { decided }) => total + decided, 0)).toBe(numbers.decided);
    const posts = await app.database.query<{ reports: number; acted: number }>(
      '',
      `select (select count(*)::int from reports where content_type = 'post') as reports,
         (select count(*)::int from moderation_cases where content_type = 'post'
           and resolution in ('warning_issued', 'content_removed', 'user_suspended')) as acted`,
    );
    expect(numbers.byKind.find(({ kind }) => kind === 'post')).toMatchObject(posts[0] ?? {});
  });
});

describe('what the rules notice', () => {
  const flags = () => ask<ContentFlag[]>(mo, 'listContentFlags', { query: { isResolved: 'false', limit: 100 } });

  test('is shown with its reasons, hides nothing, and is reviewed once (MOD-17)', async () => {
    const writer = await app.addMember();
    const contentId = await post(writer, 'Buy my pills! Click here');
    await app.settle();
    const flag = (await flags()).find((one) => one.contentId === contentId);
    expect(flag).toMatchObject({ flagType: 'spam', contentType: 'post', isResolved: false });
    expect(flag?.reasons).toEqual(['Sounds like an ad', 'Tells people to click']);
    expect(await sees(ben, contentId)).toBe(true);
    const params = { id: flag?.id ?? 0 };
    expect(await ask<ContentFlagDetail>(mo, 'getContentFlag', { params })).toMatchObject({
      text: 'Buy my pills! Click here',
      href: `/post/${contentId}`,
      canRemove: true,
    });
    const before = (await counts()).flags;
    expect(await app.status(mo, 'reviewContentFlag', { params, body: { outcome: 'content_removed' } })).toBe(400);
    const body = { outcome: 'content_removed', moderatorNotes: 'An advert' };
    expect(await app.status(mo, 'reviewContentFlag', { params, body })).toBe(200);
    expect(await app.status(mia, 'reviewContentFlag', { params, body: { outcome: 'dismissed' } })).toBe(409);
    expect((await counts()).flags).toBe(before - 1);
    expect((await flags()).find(({ id }) => id === params.id)).toBeUndefined();
    expect(await sees(ben, contentId)).toBe(false);
    expect(await actionsOf(writer)).toMatchObject([{ actionType: 'content_removed', reason: 'An advert' }]);
  });

  test('danger comes first, and whoever wrote it is offered help once', async () => {
    const writer = await app.addMember();
    const contentId = await post(writer, 'There is no reason to live any more');
    await app.settle();
    await post(ben, 'Buy my pills! Click here');
    await app.settle();
    const all = await flags();
    const kinds = all.map(({ flagType }) => flagType === 'self_harm');
    expect(kinds).toEqual([...kinds].sort((a, b) => Number(b) - Number(a)));
    expect(all.find((one) => one.contentId === contentId)?.flagType).toBe('self_harm');
    expect(await noticesOf(writer)).toEqual([{ kind: 'helpOffered', link: '/crisis-support' }]);
  });

  test('what was dismissed does not come back with an edit', async () => {
    const writer = await app.addMember();
    const made = await ask<{ id: number; version: number }>(writer, 'createPost', {
      body: { content: 'Message me on 0412 345 678' },
    });
    await app.settle();
    const flag = (await flags()).find((one) => one.contentId === made.id);
    await ask(mo, 'reviewContentFlag', { params: { id: flag?.id ?? 0 }, body: { outcome: 'dismissed' } });
    const body = { content: 'Message me on 0412 345 678 please', version: made.version };
    await ask(writer, 'editPost', { params: { id: made.id }, body });
    await app.settle();
    expect((await flags()).find((one) => one.contentId === made.id)).toBeUndefined();
  });
});

test('each act of a moderator stands in the log once, and the chain is whole', async () => {
  const writer = await app.addMember();
  const count = async () =>
    (await app.database.query<{ action: string }>('', 'select action from audit_log order by id')).map(
      ({ action }) => action,
    );
  const before = (await count()).length;
  const { id } = await taken(mo, writer);
  await decide(id, { status: 'resolved', resolution: 'user_suspended', moderatorNotes: 'A secret word' });
  expect((await count()).slice(before)).toEqual([
    'moderation.take',
    'moderation.user_suspended',
    'moderation.resolved',
  ]);
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();
  const [{ all } = { all: '' }] = await app.database.query<{ all: string }>(
    '',
    'select string_agg(detail::text, $1) as all from audit_log',
    [' '],
  );
  expect(all).not.toContain('A secret word');
});
