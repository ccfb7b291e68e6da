import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ConnectionActivity } from '../../contract.ts';
import { connectionsOf } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
let [ana, ben, matchId] = [0, 0, 0];
const start = '2026-12-10T03:00:00.000Z';
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-12-01T00:00:00.000Z') });
  of = connectionsOf(app);
  ana = await of.member('Ana');
  ben = await of.member('Ben');
  matchId = await of.match(ana, ben);
});
afterAll(() => app.close());

const invite = async (by: number, more: object = {}) =>
  (
    await app.call<ConnectionActivity>(by, 'inviteToActivity', {
      params: { id: matchId },
      body: { kind: 'coffee', startsAt: start, ...more },
    })
  ).body;
const answer = (by: number, { id, version }: ConnectionActivity, accept: boolean) =>
  app.status(by, 'answerActivity', { params: { id }, body: { accept, version } });
const read = async (as: number, id: number) =>
  (await app.call<ConnectionActivity[]>(as, 'listConnectionActivities', {})).body.find((one) => one.id === id);
const links = async (as: number) => {
  await app.settle();
  return (await app.call<{ kind: string; link: string }[]>(as, 'listNotifications', {})).body.map(({ kind }) => kind);
};

test('a match is invited, accepts, has it in a calendar that names nobody, and both say that it took place', async () => {
  const made = await invite(ana, {
    idea: 'Chess in the park',
    where: 'Yarraville Gardens',
    note: 'I bring the board.',
  });
  expect(made).toMatchObject({
    kind: 'coffee',
    idea: 'Chess in the park',
    where: 'Yarraville Gardens',
    note: 'I bring the board.',
    mine: true,
    state: 'invited',
    startsAt: start,
    endsAt: '2026-12-10T04:00:00.000Z',
    person: expect.objectContaining({ displayName: 'Ben' }),
  });
  expect(await links(ben)).toContain('activityInvited');
  expect(await read(ben, made.id)).toMatchObject({ mine: false, person: { displayName: 'Ana' } });
  const params = { id: made.id };
  expect(await app.status(ben, 'readActivityCalendar', { params })).toBe(404);
  expect(await answer(ana, made, true)).toBe(409);
  expect(await answer(ben, made, true)).toBe(200);
  expect(await links(ana)).toContain('activityAnswered');
  const file = (await bytesAnswered(await app.call(ben, 'readActivityCalendar', { params }))).toString();
  expect(file).toContain('SUMMARY:Chess in the park');
  expect(file).toContain('DTSTART:20261210T030000Z');
  expect(file).toContain('DTEND:20261210T040000Z');
  expect(file).not.toMatch(/Ana|Ben|Connections/);
  expect(await app.status(ben, 'confirmActivity', { params })).toBe(409);
  app.setNow(new Date('2026-12-10T05:00:00.000Z'));
  expect(await app.status(ben, 'confirmActivity', { params })).toBe(200);
  expect(await read(ana, made.id)).toMatchObject({ confirmedByMe: false, confirmedByThem: true });
  expect(await app.status(ana, 'confirmActivity', { params })).toBe(200);
  expect(await read(ana, made.id)).toMatchObject({ confirmedByMe: true, confirmedByThem: true });
  app.setNow(new Date('2026-12-01T00:00:00.000Z'));
});

test('it is declined by the one, withdrawn by the other, and not answered twice', async () => {
  const declined = await invite(ana, { kind: 'tour' });
  expect(declined.endsAt).toBe('2026-12-10T05:00:00.000Z');
  expect(await answer(ben, declined, false)).toBe(200);
  expect((await read(ana, declined.id))?.state).toBe('declined');
  expect(await answer(ben, { ...declined, version: 2 }, true)).toBe(409);
  const withdrawn = await invite(ben, { kind: 'group' });
  expect(withdrawn.endsAt).toBe('2026-12-10T06:00:00.000Z');
  expect(await answer(ben, withdrawn, false)).toBe(200);
  expect((await read(ana, withdrawn.id))?.state).toBe('withdrawn');
  expect(await answer(ana, { ...withdrawn, version: 2 }, true)).toBe(409);
});

test('a time has to come, five invitations may be open, and nobody else is asked or asks', async () => {
  const at = (startsAt: string) =>
    app.status(ana, 'inviteToActivity', { params: { id: matchId }, body: { kind: 'coffee', startsAt } });
  expect(await at('2026-11-30T00:00:00.000Z')).toBe(400);
  expect(await at('2028-01-01T00:00:00.000Z')).toBe(400);
  for (let n = 0; n < 5; n += 1) expect(await at(start)).toBe(201);
  expect(await at(start)).toBe(409);
  const cleo = await of.member('Cleo');
  const params = { id: matchId };
  expect(await app.status(cleo, 'inviteToActivity', { params, body: { kind: 'coffee', startsAt: start } })).toBe(404);
  const [open] = (await app.call<ConnectionActivity[]>(ana, 'listConnectionActivities', {})).body;
  expect(await answer(cleo, open as ConnectionActivity, true)).toBe(404);
});

test('they end with the match', async () => {
  await app.call(ben, 'unmatch', { params: { id: matchId } });
  expect((await app.call(ana, 'listConnectionActivities', {})).body).toEqual([]);
  expect((await app.call(ben, 'listConnectionActivities', {})).body).toEqual([]);
});
