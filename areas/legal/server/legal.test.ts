import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectionsOf } from '#areas/connections/server/testing/two-people.ts';
import { serverAreas } from '#areas/server.ts';
import { brokenAuditLink } from '#platform/server/audit.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { unzip } from '#platform/server/testing/unzip.ts';
import type { Disclosure, LegalRequest, LegalRequestDetail } from '../contract.ts';

let app: TestApp;
let first: number;
let second: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  first = await admin('Ada First');
  second = await admin('Bo Second');
});
afterAll(() => app.close());
afterEach(() => app.setNow(new Date()));

const day = (from: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date(Date.now() + from * 86_400_000));
const on = (id: number) => ({ params: { id } });

async function admin(name: string) {
  const id = await app.addMember({ name, roles: ['member', 'admin'] });
  await app.signIn(id);
  return id;
}

const bodyOf = (userId: number, more: object = {}) => ({
  userId,
  agency: 'NSW Police Force',
  reference: 'E 1234567',
  basis: 'Notice to produce of 3 March, signed by a magistrate.',
  from: day(-30),
  to: day(0),
  parts: [{ kind: 'account', number: null }],
  holdUntil: day(90),
  silentUntil: null,
  silentReason: '',
  ...more,
});
const record = async (by: number, userId: number, more: object = {}) =>
  (await app.call<LegalRequestDetail>(by, 'recordLegalRequest', { body: bodyOf(userId, more) })).body;
const refusal = async (by: number, userId: number, more: object) => {
  try {
    await record(by, userId, more);
  } catch (error) {
    return (error as { problem: { errors?: { field: string; message: string }[] } }).problem.errors?.map(
      ({ field, message }) => `${field}: ${message}`,
    );
  }
  return 'it was recorded';
};
const read = async (by: number, id: number) => (await app.call<LegalRequestDetail>(by, 'getLegalRequest', on(id))).body;
const make = async () => {
  await app.settle();
  await app.app.jobs.runNow('legal.make-copies');
  await app.settle();
};
const tidy = async () => {
  await app.app.jobs.runNow('legal.tidy');
  await app.settle();
};
const decide = async (by: number, operation: 'approveLegalRequest' | 'refuseLegalRequest', id: number) => {
  const { version } = await read(by, id);
  return app.status(by, operation, { ...on(id), body: { reason: 'I read the order', version } });
};
const download = async (by: number, id: number) => {
  const answer = await app.call(by, 'downloadLegalCopy', on(id));
  await app.settle();
  return unzip(await bytesAnswered(answer));
};
const storedCopies = () => {
  const folder = `${app.config.dataDir}/files/legal`;
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 4);
};
const told = async (userId: number) => (await app.call<Disclosure[]>(userId, 'listDisclosures')).body;
const noticesOf = async (userId: number) =>
  (await app.call<{ text: string; link: string }[]>(userId, 'listNotifications', { params: { userId } })).body;
const actions = async (id: number) =>
  (
    await app.database.query<{ action: string }>('', 'select action from audit_log where subject = $1 order by id', [
      `legal request ${id}`,
    ])
  ).map(({ action }) => action);

/** Two who match and have written to each other, and a report about the first. */
async function suspect() {
  const of = connectionsOf(app);
  const [me, other] = [await of.member('Sam Suspect'), await of.member('Vic Victim')];
  await of.photo(me, 'Me at the beach');
  await of.match(me, other);
  const write = (content: string) =>
    app.call<{ id: number; conversationId: number }>(me, 'sendMessage', { body: { recipientId: other, content } });
  const { body: message } = await write('Send me money now');
  const { body: hidden } = await write('Or else');
  await app.call(me, 'deleteMessage', { ...on(hidden.id), query: { for: 'me' } });
  const { body: report } = await app.call<{ id: number }>(other, 'createReport', {
    body: {
      reporterId: other,
      reportedUserId: me,
      contentType: 'relationship_profile',
      contentId: me,
      reason: 'harassment',
      description: 'Asks for money',
    },
  });
  const third = await app.addMember({ name: 'Thea Third' });
  await app.call(third, 'follow', on(me));
  await app.call(me, 'sendMessage', { body: { recipientId: third, content: 'Nothing to do with it' } });
  await app.call(me, 'createWellnessAppointment', {
    body: {
      title: 'Dentist of Sam',
      location: '',
      at: '2099-01-01T01:00:00.000Z',
      durationMinutes: 30,
      zone: 'Australia/Perth',
      remindBefore: [],
    },
  });
  await app.settle();
  return { me, other, report: report.id, conversationId: message.conversationId };
}

test('one records and a copy is kept, another approves, and only then it can be downloaded; each step is in the audit log', async () => {
  const { me, other, report } = await suspect();
  const parts = [
    { kind: 'account', number: null },
    { kind: 'relationship_profile', number: null },
    { kind: 'messages_with', number: other },
    { kind: 'report', number: report },
  ];
  const asked = await record(first, me, { parts });
  expect(asked).toMatchObject({ state: 'waiting', mine: true, copy: { state: 'making', sha256: '', until: null } });
  expect(await decide(second, 'approveLegalRequest', asked.id)).toBe(409);
  await make();
  expect(await read(second, asked.id)).toMatchObject({ mine: false, copy: { state: 'ready' } });
  expect((await noticesOf(second))[0]).toMatchObject({
    text: 'A request of police or a court waits for a second administrator',
    link: `/admin/legal-requests/${asked.id}`,
  });
  expect(await app.status(second, 'downloadLegalCopy', on(asked.id))).toBe(409);
  expect(await decide(first, 'approveLegalRequest', asked.id)).toBe(403);
  expect(await decide(second, 'approveLegalRequest', asked.id)).toBe(200);
  expect(await decide(second, 'approveLegalRequest', asked.id)).toBe(409);
  expect(await noticesOf(me)).not.toContainEqual(expect.objectContaining({ link: '/police-and-evidence#given' }));

  // A page of another site that an administrator looks at can’t have it given.
  const url = `/api/admin/legal-requests/${asked.id}/file`;
  const elsewhere = await app.app.http.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
  expect([elsewhere.statusCode, elsewhere.json().detail]).toEqual([403, 'This call came from another site.']);
  const answer = await app.call(first, 'downloadLegalCopy', on(asked.id));
  const bytes = await bytesAnswered(answer);
  await app.settle();
  const { copy, givenAt, toldAt } = await read(first, asked.id);
  expect(copy.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(copy.bytes).toBe(bytes.length);
  expect([givenAt, toldAt]).not.toContain(null);

  const files = await unzip(bytes);
  expect(JSON.parse(files.text('account.json'))).toMatchObject([{ number: me, displayName: 'Sam Suspect' }]);
  expect(JSON.parse(files.text('relationship-photos.json'))).toMatchObject([{ description: 'Me at the beach' }]);
  const messages = JSON.parse(files.text(`messages-with-${other}.json`)) as { content: string; memberNumber: number }[];
  expect(messages.map(({ content }) => content)).toEqual(['Send me money now', 'Or else']);
  expect(messages.map(({ memberNumber }) => memberNumber)).toEqual([me, me]);
  const reports = files.names.find((name) => /^case-\d+-reports\.json$/.test(name)) ?? '';
  expect(JSON.parse(files.text(reports))).toMatchObject([{ reason: 'harassment', description: 'Asks for money' }]);
  for (const words of ['Nothing to do with it', 'Dentist of Sam', 'Vic Victim'])
    expect(files.all()).not.toContain(words);

  const sums = files.text('SHA256SUMS.txt').trim().split('\n');
  const others = files.names.filter((name) => name !== 'SHA256SUMS.txt');
  const counted = others.map(
    (name) =>
      `${createHash('sha256')
        .update(files.bytes(name) ?? '')
        .digest('hex')}  ${name}`,
  );
  expect(sums.toSorted()).toEqual(counted.toSorted());
  expect(others.some((name) => /^relationship-photos\/\d+\.webp$/.test(name))).toBe(true);

  expect((await noticesOf(me))[0]).toMatchObject({
    text: 'We gave a copy of records about you to police or a court, because the law asked for it',
    link: '/police-and-evidence#given',
  });
  expect(await told(me)).toMatchObject([{ agency: 'NSW Police Force', reference: 'E 1234567', parts }]);
  expect(await told(other)).toEqual([]);
  expect(await actions(asked.id)).toEqual([
    'legal.record',
    'legal.copy',
    'legal.approve',
    'legal.download',
    'legal.tell',
  ]);
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();
});

test('no area of diaries, wellness or crises has anything that a request could name', () => {
  const declared = serverAreas.flatMap(({ contract, declares }) =>
    (declares?.evidence ?? []).map(({ kind }) => `${contract.name} ${kind}`),
  );
  expect(declared.toSorted()).toEqual([
    'account account',
    'connections relationship_profile',
    'messages conversation',
    'messages messages_with',
    'moderation report',
  ]);
});

test('only the days that the request names are in the copy', async () => {
  const { me, other } = await suspect();
  const { id } = await record(first, me, {
    from: day(-30),
    to: day(-2),
    parts: [{ kind: 'messages_with', number: other }],
  });
  await make();
  await decide(second, 'approveLegalRequest', id);
  const files = await download(second, id);
  expect(JSON.parse(files.text(`messages-with-${other}.json`))).toEqual([]);
});

test('messages between two members have nothing of a supporter who was there', async () => {
  const me = await app.addMember({ name: 'Mia Member' });
  const other = await app.addMember({ name: 'Olaf Other' });
  const supporter = await app.addMember({ name: 'Sue Supporter' });
  for (const friend of [other, supporter]) await app.call(friend, 'follow', on(me));
  const write = async (by: number, body: object) =>
    (await app.call<{ conversationId: number }>(by, 'sendMessage', { body })).body.conversationId;
  const conversationId = await write(me, { recipientId: other, content: 'First' });
  await write(other, { conversationId, content: 'Second' });
  await app.call(me, 'inviteSupporter', { ...on(conversationId), body: { userId: supporter } });
  await write(supporter, { conversationId, content: 'I’m here for Mia' });
  const { id } = await record(first, me, { parts: [{ kind: 'messages_with', number: other }] });
  await make();
  await decide(second, 'approveLegalRequest', id);
  const files = await download(second, id);
  const messages = JSON.parse(files.text(`messages-with-${other}.json`)) as { content: string }[];
  expect(messages.map(({ content }) => content)).toEqual(['First', 'Second']);
  expect(files.all()).not.toContain('Sue Supporter');
});

test('a case with messages says which of them are the member’s, and not who wrote the others and reported it', async () => {
  const me = await app.addMember({ name: 'Max Member' });
  const other = await app.addMember({ name: 'Rita Reporter' });
  await app.call(other, 'follow', on(me));
  const write = async (from: number, recipientId: number, content: string) =>
    (await app.call<{ id: number }>(from, 'sendMessage', { body: { recipientId, content } })).body.id;
  await write(me, other, 'Where do you live?');
  await write(other, me, 'I won’t say');
  const contentId = await write(me, other, 'You will be sorry');
  const { body: report } = await app.call<{ id: number }>(other, 'createReport', {
    body: { reporterId: other, reportedUserId: me, contentType: 'message', contentId, reason: 'harassment' },
  });
  const moderator = await app.addMember({ name: 'Moe Moderator', roles: ['member', 'moderator'] });
  await app.call(moderator, 'assignReport', { ...on(report.id), body: {} });
  await app.call(moderator, 'decideReport', {
    ...on(report.id),
    body: { status: 'resolved', resolution: 'no_action', moderatorNotes: 'I called Rita Reporter' },
  });
  const { id } = await record(first, me, { parts: [{ kind: 'report', number: report.id }] });
  await make();
  await decide(second, 'approveLegalRequest', id);
  const files = await download(second, id);
  const reports = files.names.find((name) => /^case-\d+-reports\.json$/.test(name)) ?? '';
  const [found] = JSON.parse(files.text(reports)) as { messages: Record<string, unknown>[] }[];
  expect(found?.messages.map(({ byMember, content }) => [byMember, content])).toEqual([
    [true, 'Where do you live?'],
    [false, 'I won’t say'],
    [true, 'You will be sorry'],
  ]);
  expect(Object.keys(found?.messages[1] ?? {})).toEqual(['number', 'byMember', 'content', 'sentAt']);
  for (const name of ['Rita Reporter', 'Moe Moderator']) expect(files.all()).not.toContain(name);
});

test('the copy outlives what the member deletes, and the account itself', async () => {
  const { me, other } = await suspect();
  const { id } = await record(first, me, { parts: [{ kind: 'messages_with', number: other }] });
  await make();
  await app.database.query(
    '',
    `insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now() - interval '1 day', now() - interval '1 hour')`,
    [me],
  );
  await app.app.jobs.runNow('privacy.erase-due');
  await app.settle();
  expect(await read(second, id)).toMatchObject({ member: null, state: 'waiting', copy: { state: 'ready' } });
  expect(await decide(second, 'approveLegalRequest', id)).toBe(200);
  expect((await download(second, id)).all()).toContain('Send me money now');
  expect(await read(second, id)).toMatchObject({ toldAt: null });
});

test('where a law forbids it the member is told after that day, and not before', async () => {
  const me = await app.addMember();
  const { id } = await record(first, me, { silentUntil: day(10), silentReason: 'Section 3LA' });
  await make();
  await decide(second, 'approveLegalRequest', id);
  await download(second, id);
  expect(await told(me)).toEqual([]);
  app.setNow(new Date(Date.now() + 10 * 86_400_000 - 60_000));
  await tidy();
  expect(await told(me)).toEqual([]);
  app.setNow(new Date(Date.now() + 11 * 86_400_000));
  await tidy();
  expect(await told(me)).toMatchObject([{ id }]);
  expect((await noticesOf(me)).map(({ link }) => link)).toEqual(['/police-and-evidence#given']);
  await tidy();
  expect(await noticesOf(me)).toHaveLength(1);
});

test('a copy goes when the request is refused, when no one approves it in time, and 14 days after it was approved', async () => {
  app.setNow(new Date(Date.now() + 200 * 86_400_000));
  await tidy();
  app.setNow(new Date());
  const me = await app.addMember();
  const start = storedCopies().length;
  const [refused, forgotten, given] = [await record(first, me), await record(first, me), await record(first, me)];
  await make();
  expect(storedCopies()).toHaveLength(start + 3);
  expect(await decide(first, 'refuseLegalRequest', refused.id)).toBe(200);
  await app.settle();
  expect(storedCopies()).toHaveLength(start + 2);
  expect(await read(second, refused.id)).toMatchObject({ state: 'refused', copy: { state: 'gone' } });
  expect(await app.status(second, 'downloadLegalCopy', on(refused.id))).toBe(410);
  expect(await actions(refused.id)).toEqual(['legal.record', 'legal.copy', 'legal.withdraw']);

  await decide(second, 'approveLegalRequest', given.id);
  app.setNow(new Date(Date.now() + 13 * 86_400_000));
  await tidy();
  expect(await read(second, given.id)).toMatchObject({ state: 'approved', copy: { state: 'ready' } });
  app.setNow(new Date(Date.now() + 15 * 86_400_000));
  await app.signIn(second);
  expect(await app.status(second, 'downloadLegalCopy', on(given.id))).toBe(410);
  await tidy();
  expect(await read(second, given.id)).toMatchObject({ state: 'over', copy: { state: 'gone' } });
  expect(await read(second, forgotten.id)).toMatchObject({ state: 'waiting', copy: { state: 'ready' } });
  app.setNow(new Date(Date.now() + 92 * 86_400_000));
  await tidy();
  expect(await read(second, forgotten.id)).toMatchObject({ state: 'over', copy: { state: 'gone' } });
  expect(storedCopies()).toHaveLength(start);
});

test('it needs an administrator with a fresh check, and no one decides about themselves or learns of it', async () => {
  app.setNow(new Date());
  await app.signIn(first);
  await app.signIn(second);
  const me = await app.addMember();
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  await app.signIn(moderator);
  expect(await app.status(moderator, 'recordLegalRequest', { body: bodyOf(me) })).toBe(403);
  const stale = await admin('Stale');
  await app.database.query('', `update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`, [
    stale,
  ]);
  expect(await app.status(stale, 'recordLegalRequest', { body: bodyOf(me) })).toBe(403);
  expect(await app.status(first, 'recordLegalRequest', { body: bodyOf(first) })).toBe(403);

  const { id } = await record(first, second);
  await make();
  const list = async (by: number) =>
    (await app.call<LegalRequest[]>(by, 'listLegalRequests', { query: { limit: 100 } })).body.map((one) => one.id);
  expect(await list(first)).toContain(id);
  expect(await list(second)).not.toContain(id);
  const logged = async (by: number) =>
    (await app.call<{ subject: string }[]>(by, 'listAuditRecords', { query: { limit: 100 } })).body.map(
      ({ subject }) => subject,
    );
  expect(await logged(first)).toContain(`legal request ${id}`);
  expect(await logged(second)).not.toContain(`legal request ${id}`);
  for (const operation of ['getLegalRequest', 'downloadLegalCopy'])
    expect(await app.status(second, operation, on(id))).toBe(404);
  const body = { reason: 'Mine', version: 2 };
  for (const operation of ['approveLegalRequest', 'refuseLegalRequest'])
    expect(await app.status(second, operation, { ...on(id), body })).toBe(404);
  expect(await noticesOf(second)).not.toContainEqual(expect.objectContaining({ link: `/admin/legal-requests/${id}` }));
  expect(await app.status(stale, 'approveLegalRequest', { ...on(id), body })).toBe(403);
});

test('an administrator whose own messages are named learns of it no sooner than any member', async () => {
  app.setNow(new Date());
  for (const each of [first, second]) await app.signIn(each);
  const me = await app.addMember({ name: 'Wrote to an administrator' });
  await app.call(second, 'follow', on(me));
  await app.call(me, 'sendMessage', { body: { recipientId: second, content: 'Hello' } });
  const body = { ...bodyOf(me), parts: [{ kind: 'messages_with', number: second }] };
  expect(await app.status(second, 'recordLegalRequest', { body })).toBe(403);
  const { body: request } = await app.call<LegalRequestDetail>(first, 'recordLegalRequest', { body });
  await make();
  const { body: listed } = await app.call<LegalRequest[]>(second, 'listLegalRequests', { query: { limit: 100 } });
  expect(listed.map(({ id }) => id)).not.toContain(request.id);
  expect(await app.status(second, 'getLegalRequest', on(request.id))).toBe(404);
  expect(
    await app.status(second, 'approveLegalRequest', { ...on(request.id), body: { reason: 'Mine', version: 2 } }),
  ).toBe(404);
  expect((await noticesOf(second)).map(({ link }) => link)).not.toContain(`/admin/legal-requests/${request.id}`);
  const third = await admin('Third');
  await app.signIn(third);
  expect(await decide(third, 'approveLegalRequest', request.id)).toBe(200);
});

test('what is not there or not this member’s is refused, and so are days out of range', async () => {
  const { other, report } = await suspect();
  const me = await app.addMember();
  const parts = [
    { kind: 'relationship_profile', number: null },
    { kind: 'messages_with', number: other },
    { kind: 'report', number: report },
  ];
  expect(await refusal(first, me, { parts })).toEqual([
    'parts: This member has no relationship profile.',
    `parts: This member and member ${other} have no messages between them.`,
    `parts: Report ${report} isn’t about this member.`,
  ]);
  expect(await refusal(first, 999_999, {})).toEqual(['userId: There’s no such member.']);
  expect(await refusal(first, me, { from: day(-1), to: day(-2) })).toEqual([
    'to: The last day has to be the first day or later.',
  ]);
  expect(await refusal(first, me, { from: '0000-01-01' })).toEqual(['from: Choose a day from 1970 onwards.']);
  expect(await refusal(first, me, { to: day(1) })).toEqual(['to: The last day can’t be after today.']);
  expect(await refusal(first, me, { holdUntil: day(181) })).toEqual([
    'holdUntil: Choose a day from today to 180 days from now.',
  ]);
  expect(await refusal(first, me, { silentUntil: day(731), silentReason: '' })).toEqual([
    'silentUntil: Choose a day from today to two years from now.',
    'silentReason: Say which law forbids it.',
  ]);
  expect(await refusal(first, me, { parts: [{ kind: 'account', number: 5 }] })).toEqual([
    'parts: There’s no such account.',
  ]);
  expect(await refusal(first, me, { parts: [...parts.slice(0, 1), ...parts.slice(0, 1)] })).toContain(
    'parts: Name each part once.',
  );
});

test('a try that was killed is taken up again; after three it has failed, and can be withdrawn', async () => {
  const me = await app.addMember();
  const { id } = await record(first, me);
  const kill = (attempts: number) =>
    app.database.query(
      '',
      `update legal_requests set copy = 'making', attempts = $2, claimed_at = now() - interval '1 hour' where id = $1`,
      [id, attempts],
    );
  await kill(3);
  await make();
  expect(await read(first, id)).toMatchObject({ state: 'waiting', copy: { state: 'failed' } });
  expect(await decide(second, 'approveLegalRequest', id)).toBe(409);
  await kill(1);
  await make();
  expect(await read(first, id)).toMatchObject({ copy: { state: 'ready' } });
  await kill(3);
  await make();
  expect(await decide(first, 'refuseLegalRequest', id)).toBe(200);
});

test('a try that failed is made again after half an hour', async () => {
  const me = await app.addMember();
  const { id } = await record(first, me);
  await make();
  const name = (part: string) =>
    app.database.query('', 'update legal_requests set parts = array[$2::text] where id = $1', [id, part]);
  await app.database.query('', `update legal_requests set copy = 'asked', attempts = 0 where id = $1`, [id]);
  await name('nothing');
  await make();
  await name('account');
  await make();
  expect(await read(first, id)).toMatchObject({ state: 'waiting', copy: { state: 'making' } });
  app.setNow(new Date(Date.now() + 31 * 60_000));
  await make();
  expect(await read(first, id)).toMatchObject({ copy: { state: 'ready' } });
});
