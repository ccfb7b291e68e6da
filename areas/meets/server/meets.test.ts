import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notification } from '#areas/notifications/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type MailSink, startMailSink } from '#platform/server/testing/mail-sink.ts';
import type { MeetPlan, MeetWatch } from '../contract.ts';

let sink: MailSink;
let app: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  app = await startTestApp({ areas: serverAreas, smtpUrl: sink.url });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const start = Date.parse('2026-11-20T01:00:00Z');
let day = 0;
const at = async (minutes: number) => {
  await app.settle();
  app.setNow(new Date(start + day * 86_400_000 + minutes * 60_000));
};
beforeEach(async () => {
  day += 3;
  await at(0);
  sink.received.length = 0;
});

const tick = async (minutes: number) => {
  await at(minutes);
  await app.app.jobs.runNow('meets.watch');
  await app.settle();
};
const local = (minutes: number) => new Date(start + day * 86_400_000 + minutes * 60_000).toISOString().slice(0, 16);
const content = (contact: object, more: object = {}) => ({
  who: 'Eamon',
  place: 'Yarraville Library',
  startsAt: local(60),
  checkInAt: local(120),
  zone: 'UTC',
  contact,
  ...more,
});
const on = (id: number) => ({ params: { id } });
const plan = async (owner: number, contact: object, more: object = {}) =>
  (await app.call<MeetPlan>(owner, 'createMeetPlan', { body: content(contact, more) })).body;
const get = async (owner: number, id: number) => (await app.call<MeetPlan>(owner, 'getMeetPlan', on(id))).body;
const agree = (contact: number, id: number, yes = true) =>
  app.call<MeetWatch>(contact, 'answerMeetWatch', { ...on(id), body: { agree: yes } });
const noticesOf = async (of: number) => {
  await app.settle();
  const { body } = await app.call<Notification[]>(of, 'listNotifications', { params: { userId: of } });
  return body.map(({ kind }) => kind);
};
const two = async () => [await app.addMember({ name: 'Bronwyn' }), await app.addMember({ name: 'Sunita' })] as const;
const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? '';
const outside = { name: 'Aunty May', email: 'may@example.org' };

test('a member who agreed is told once when there is no check-in, and then what the plan says', async () => {
  const [bron, sunita] = await two();
  const { id } = await plan(bron, { userId: sunita }, { tellWho: true });
  expect(await noticesOf(sunita)).toEqual(['meetContactAsked']);
  const before = (await app.call<MeetWatch>(sunita, 'getMeetWatch', on(id))).body;
  expect(before).toMatchObject({ state: 'planned', contactState: 'asked', told: null });
  await agree(sunita, id);
  expect(await noticesOf(bron)).toEqual(['meetContactAgreed']);
  await tick(119);
  expect(await noticesOf(bron)).toEqual(['meetContactAgreed']);
  await tick(120);
  expect((await noticesOf(bron))[0]).toBe('meetCheckInDue');
  await tick(134);
  expect(await noticesOf(sunita)).toEqual(['meetContactAsked']);
  for (const minute of [135, 136, 200]) await tick(minute);
  expect((await noticesOf(sunita)).filter((kind) => kind === 'meetAlarm')).toHaveLength(1);
  expect((await app.call<MeetWatch>(sunita, 'getMeetWatch', on(id))).body).toMatchObject({
    state: 'told',
    told: { place: 'Yarraville Library', who: 'Eamon' },
  });
  // Who was told hears that all is well, once.
  await app.call(bron, 'checkInSafe', on(id));
  await app.call(bron, 'checkInSafe', on(id));
  expect((await noticesOf(sunita)).filter((kind) => kind === 'meetSafe')).toHaveLength(1);
  expect((await app.call<MeetWatch>(sunita, 'getMeetWatch', on(id))).body.told).toBeNull();
});

test('someone outside agrees by the link, is mailed once, and only what was chosen', async () => {
  const [bron] = await two();
  const { id } = await plan(bron, outside);
  await app.settle();
  expect(sink.received.map(({ to }) => to)).toEqual(['may@example.org']);
  const [asked] = sink.received;
  expect(asked?.content).toContain('Bronwyn is meeting someone');
  expect(asked?.content).not.toContain('Yarraville');
  const token = tokenIn(asked?.content ?? '');
  const link = { query: { token } };
  expect((await app.call<MeetWatch>(0, 'readMeetLink', link)).body).toMatchObject({
    contactState: 'asked',
    told: null,
  });
  await app.call(0, 'answerMeetLink', { ...link, body: { agree: true } });
  expect((await get(bron, id)).contact.state).toBe('agreed');
  for (const minute of [120, 135, 136]) await tick(minute);
  expect(sink.received).toHaveLength(2);
  expect(sink.received[1]?.content).toContain('Where: Yarraville Library');
  // A link has random letters in it.
  expect(sink.received[1]?.content.replaceAll(/https?:\S+/g, '')).not.toContain('Eamon');
  expect(sink.received.map(({ content }) => content).join(' ')).not.toMatch(/dating|romantic|a date with/i);
  await app.call(bron, 'checkInSafe', on(id));
  await app.settle();
  expect(sink.received).toHaveLength(3);
  expect(sink.received[2]?.content).toContain('Bronwyn is safe');
});

test('a forged link, and one of a former contact, are not there', async () => {
  const [bron, sunita] = await two();
  const { id, version } = await plan(bron, outside);
  await app.settle();
  const token = tokenIn(sink.received[0]?.content ?? '');
  expect(await app.status(0, 'readMeetLink', { query: { token: `${token.slice(0, -2)}xx` } })).toBe(404);
  await app.call(bron, 'editMeetPlan', { ...on(id), body: { ...content({ userId: sunita }), version } });
  expect(await app.status(0, 'readMeetLink', { query: { token } })).toBe(404);
  expect(await noticesOf(sunita)).toEqual(['meetContactAsked']);
});

test('a contact who has not agreed is not told; the owner learns that no one was', async () => {
  const [bron, sunita] = await two();
  const { id } = await plan(bron, { userId: sunita });
  for (const minute of [120, 135]) await tick(minute);
  expect((await get(bron, id)).state).toBe('missed');
  expect(await noticesOf(sunita)).toEqual(['meetContactAsked']);
  expect((await noticesOf(bron))[0]).toBe('meetMissed');
});

test('a process that dies between what is due and what is said says it after the restart, once', async () => {
  const [bron, sunita] = await two();
  const [first, second] = [await plan(bron, { userId: sunita }), await plan(bron, outside)];
  await agree(sunita, first.id);
  await app.settle();
  await app.call(0, 'answerMeetLink', {
    query: { token: tokenIn(sink.received.at(-1)?.content ?? '') },
    body: { agree: true },
  });
  await tick(120);
  sink.received.length = 0;
  const { send } = app.app.services.mail;
  const mail = app.app.services.mail as { send: typeof send };
  mail.send = async () => {
    throw new Error('The process died here.');
  };
  await at(140);
  await app.app.jobs.runNow('meets.watch').catch(() => undefined);
  await app.settle();
  mail.send = send;
  expect([(await get(bron, first.id)).state, (await get(bron, second.id)).state]).toEqual(['planned', 'planned']);
  expect(await noticesOf(sunita)).toEqual(['meetContactAsked']);
  for (const minute of [141, 142]) await tick(minute);
  expect([(await get(bron, first.id)).state, (await get(bron, second.id)).state]).toEqual(['told', 'told']);
  expect((await noticesOf(sunita)).filter((kind) => kind === 'meetAlarm')).toHaveLength(1);
  expect(sink.received).toHaveLength(1);
});

test('two processes at once say it once', async () => {
  const [bron, sunita] = await two();
  const { id } = await plan(bron, { userId: sunita });
  await agree(sunita, id);
  await tick(120);
  await at(136);
  await Promise.all([app.app.jobs.runNow('meets.watch'), app.app.jobs.runNow('meets.watch')]);
  expect((await noticesOf(sunita)).filter((kind) => kind === 'meetAlarm')).toHaveLength(1);
});

test('safe, more time and cancelled: each is one call, and no one is told', async () => {
  const [bron, sunita] = await two();
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await plan(bron, { userId: sunita });
    await agree(sunita, id);
    ids.push(id);
  }
  const [safe = 0, later = 0, off = 0] = ids;
  await tick(125);
  await app.call(bron, 'checkInSafe', on(safe));
  await app.call(bron, 'cancelMeetPlan', on(off));
  // Its time has come: more time means from now.
  const moved = await app.call<MeetPlan>(bron, 'extendMeetPlan', { ...on(later), body: { minutes: 30 } });
  expect(moved.body.checkInAt).toBe(`${local(155)}:00.000Z`);
  expect((await noticesOf(bron)).filter((kind) => kind === 'meetCheckInDue')).toEqual([]);
  for (const minute of [141, 155, 169]) await tick(minute);
  expect((await noticesOf(sunita)).filter((kind) => kind === 'meetAlarm')).toEqual([]);
  await tick(170);
  expect((await noticesOf(sunita)).filter((kind) => kind === 'meetAlarm')).toHaveLength(1);
  expect(await app.status(bron, 'extendMeetPlan', { ...on(later), body: { minutes: 30 } })).toBe(409);
  expect(await app.status(bron, 'cancelMeetPlan', on(later))).toBe(409);
  expect(await app.status(bron, 'checkInSafe', on(off))).toBe(409);
});

test('a check-in moves by at most 12 hours in all', async () => {
  const [bron, sunita] = await two();
  const { id } = await plan(bron, { userId: sunita });
  for (let n = 0; n < 12; n += 1) await app.call(bron, 'extendMeetPlan', { ...on(id), body: { minutes: 60 } });
  expect(await app.status(bron, 'extendMeetPlan', { ...on(id), body: { minutes: 30 } })).toBe(409);
});

test.each(['owner', 'contact'])(
  'a block by the %s ends it at once: nothing is told, and why is not said',
  async (by) => {
    const [bron, sunita] = await two();
    const { id } = await plan(bron, { userId: sunita });
    await agree(sunita, id);
    await app.settle();
    const [one, another] = by === 'owner' ? [bron, sunita] : [sunita, bron];
    await app.call(one, 'block', on(another));
    expect((await noticesOf(bron))[0]).toBe('meetContactGone');
    expect((await get(bron, id)).contact).toEqual({
      kind: 'member',
      userId: null,
      name: '',
      email: null,
      state: 'none',
    });
    expect(await app.status(sunita, 'getMeetWatch', on(id))).toBe(404);
    for (const minute of [120, 135]) await tick(minute);
    expect((await get(bron, id)).state).toBe('missed');
    expect(await noticesOf(sunita)).not.toContain('meetAlarm');
    expect(
      await app.status(bron, 'createMeetPlan', { body: content({ userId: sunita }, { checkInAt: local(300) }) }),
    ).toBe(400);
  },
);

test('declining looks as a block does, also after having agreed', async () => {
  const [bron, sunita] = await two();
  const { id } = await plan(bron, { userId: sunita });
  await agree(sunita, id);
  await agree(sunita, id, false);
  expect((await noticesOf(bron))[0]).toBe('meetContactGone');
  expect((await get(bron, id)).contact.state).toBe('none');
  expect(await app.status(sunita, 'getMeetWatch', on(id))).toBe(404);
});

test.each([
  ['a check-in before the meeting', { checkInAt: '2026-11-20T00:00' }],
  ['a zone that is none', { zone: 'Nowhere' }],
  ['a month that is none', { startsAt: '2026-99-99T10:00' }],
  ['a day that is none', { startsAt: '2027-02-30T10:00', checkInAt: '2027-03-02T12:00' }],
])('%s is refused', async (_, more) => {
  const [bron, sunita] = await two();
  expect(await app.status(bron, 'createMeetPlan', { body: content({ userId: sunita }, more) })).toBe(400);
});

test('past, too far, too late, oneself and a member who is not there are refused', async () => {
  const [bron, sunita] = await two();
  const to = { userId: sunita };
  for (const [contact, more] of [
    [to, { startsAt: local(-25 * 60) }],
    [to, { startsAt: local(-120), checkInAt: local(-60) }],
    [to, { startsAt: local(370 * 1440), checkInAt: local(370 * 1440 + 60) }],
    [to, { checkInAt: local(60 + 25 * 60) }],
    [{ userId: bron }, {}],
    [{ userId: 999_999 }, {}],
    [{ name: 'May', email: 'no address' }, {}],
  ] as const)
    expect(await app.status(bron, 'createMeetPlan', { body: content(contact, more) }), JSON.stringify(more)).toBe(400);
});

test('at most ten plans are open', async () => {
  const [bron, sunita] = await two();
  for (let n = 0; n < 10; n += 1) await plan(bron, { userId: sunita });
  expect(await app.status(bron, 'createMeetPlan', { body: content({ userId: sunita }) })).toBe(409);
});

test('over a change of clocks the times are those that the clocks show', async () => {
  const [bron, sunita] = await two();
  app.setNow(new Date('2026-10-03T00:00:00Z'));
  // In Melbourne 2 am becomes 3 am on 4 October 2026.
  const body = content(
    { userId: sunita },
    { startsAt: '2026-10-04T01:30', checkInAt: '2026-10-04T03:30', zone: 'Australia/Melbourne' },
  );
  const made = (await app.call<MeetPlan>(bron, 'createMeetPlan', { body })).body;
  expect([made.startsAt, made.checkInAt]).toEqual(['2026-10-03T15:30:00.000Z', '2026-10-03T16:30:00.000Z']);
});

test('a plan is erased seven days after it ended', async () => {
  const [bron, sunita] = await two();
  const { id } = await plan(bron, { userId: sunita });
  await app.call(bron, 'cancelMeetPlan', on(id));
  await at(7 * 1440 - 1);
  await app.app.jobs.runNow('meets.purge-ended');
  expect((await get(bron, id)).state).toBe('cancelled');
  await at(7 * 1440 + 1);
  await app.app.jobs.runNow('meets.purge-ended');
  expect(await app.status(bron, 'getMeetPlan', on(id))).toBe(404);
});
