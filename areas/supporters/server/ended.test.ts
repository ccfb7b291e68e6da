import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { ActingFor } from '../contract.ts';

/** The member is at one server, and the supporter’s open page at the other. */
let here: TestApp;
let there: TestApp;
let member: number;
let supporter: number;
let grantId: number;
const sockets: Socket[] = [];

const doors = serverAreas.flatMap(({ declares }) => declares?.acting ?? []);

beforeAll(async () => {
  const server = await sharedPostgres();
  const databaseUrl = await server.createDatabase(`support_ended_${randomUUID().slice(0, 8)}`);
  here = await startTestApp({ areas: serverAreas, databaseUrl });
  there = await startTestApp({ areas: serverAreas, databaseUrl });
  await here.app.start();
  await there.app.start();
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.close();
  for (const app of [here, there]) {
    await app.app.stop();
    await app.database.close();
  }
});

/** Given for every door, accepted, and begun. */
beforeEach(async () => {
  [member, supporter] = [await here.addMember({ name: 'Mia' }), await here.addMember({ name: 'Hal' })];
  const levels = Object.fromEntries(doors.map(({ name }) => [name, 'act']));
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const body = { userId: supporter, relation: 'carer', levels, endsAt };
  grantId = (await here.call<{ id: number }>(member, 'askForSupport', { body })).body.id;
  await here.call(supporter, 'acceptSupport', { params: { id: grantId } });
  await here.database.query('', `update support_grants set begins_at = now() - interval '1 hour' where id = $1::int`, [
    grantId,
  ]);
});

/** A page of the supporter, which hears what is theirs: when it does, in milliseconds of the clock. */
async function openPage(): Promise<() => Promise<number>> {
  const lines = await there.app.services.sessions.start(supporter, { ip: '127.0.0.1', agent: 'test' });
  const { port } = there.app.http.server.address() as AddressInfo;
  const extraHeaders = { cookie: lines.map((line) => line.split(';')[0]).join('; ') };
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders, reconnection: false });
  sockets.push(socket);
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  // One’s own news come with the connection; once it has answered something, they do.
  await socket.emitWithAck('watch', { topic: 'provider:0' });
  const heard = new Promise<number>((done) => {
    socket.on('event', ({ name }: { name: string }) => name === 'supporterEnded' && done(performance.now()));
  });
  return () => heard;
}

/** What each door answers at the supporter’s server, to the first thing that it lets anyone see. */
const looks = () =>
  Promise.all(
    doors.map(async ({ name, opens }) => {
      const [operation = ''] = Object.entries(opens).find(([key, { least }]) => least === 'see' && bare(key)) ?? [];
      const status = await there.callFor({ by: supporter, member }, operation).then(
        (answer) => answer.status,
        (error: { problem: { status: number } }) => error.problem.status,
      );
      return [name, status] as const;
    }),
  );
const operations = serverAreas.flatMap(({ contract }) => contract.operations);
/** It names nothing. */
const bare = (name: string) =>
  operations.some((one) => one.name === name && one.method === 'GET' && !/[{]/.test(one.path));

test.each(['member', 'supporter', 'block'] as const)(
  'ended by the %s, the very next call is refused at every door of another server, and the open page hears it within a second',
  async (how) => {
    expect(doors.length).toBeGreaterThanOrEqual(4);
    expect(await looks()).toEqual(doors.map(({ name }) => [name, 200]));
    const heard = await openPage();
    if (how === 'block') await here.call(member, 'block', { params: { id: supporter } });
    else await here.call(how === 'member' ? member : supporter, 'endSupport', { params: { id: grantId } });
    const ended = performance.now();
    expect(await looks()).toEqual(doors.map(({ name }) => [name, 403]));
    expect((await heard()) - ended).toBeLessThan(1000);
    expect(await there.status(supporter, 'getActingFor', { params: { userId: member } })).toBe(404);
  },
);

test('given less, what is no longer given is refused from the very next call on, and the rest stays open', async () => {
  const [kept, ...gone] = doors.map(({ name }) => name);
  const { body } = await here.call<{ mine: { version: number; endsAt: string }[] }>(member, 'listSupporters');
  const [grant] = body.mine;
  const { version = 0, endsAt = '' } = grant ?? {};
  await here.call(member, 'changeSupporter', {
    params: { id: grantId },
    body: { relation: 'carer', levels: { [kept ?? '']: 'see' }, endsAt, version },
  });
  expect(await looks()).toEqual([[kept, 200], ...gone.map((name) => [name, 403])]);
  const acting = (await there.call<ActingFor>(supporter, 'getActingFor', { params: { userId: member } })).body;
  expect(acting.doors.map(({ name, level }) => [name, level])).toEqual([[kept, 'see']]);
});
