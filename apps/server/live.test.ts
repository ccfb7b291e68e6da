import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { rolesChanged, suspensionSettled } from '#areas/account/contract.ts';
import { moderationChanged } from '#areas/moderation/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { LiveEvent } from '#platform/server/live.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

let app: TestApp;
const open: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  await app.app.start();
}, 60_000);
afterAll(async () => {
  for (const socket of open) socket.close();
  await app.app.stop();
  await app.database.close();
});

async function listen(userId: number) {
  const lines = await app.app.services.sessions.start(userId, { ip: '127.0.0.1', agent: 'test' }, { secondStep: true });
  const { port } = app.app.http.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { cookie: lines[0]?.split(';')[0] ?? '' },
    forceNew: true,
  });
  open.push(socket);
  const events: LiveEvent[] = [];
  socket.on('event', (event: LiveEvent) => events.push(event));
  await new Promise<void>((done) => socket.once('connect', done));
  const watch = async (topic: string): Promise<boolean> => (await socket.emitWithAck('watch', { topic })).ok;
  return { socket, events, watch };
}

/** Whole numbers somewhere in what a signal may contain. */
function integersIn(schema: unknown): z.ZodNumber[] {
  if (schema instanceof z.ZodNumber) return [schema];
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(integersIn);
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion)
    return schema.options.flatMap(integersIn);
  if (schema instanceof z.ZodArray) return integersIn(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return integersIn(schema.unwrap());
  return [];
}

test('no signal of any area takes a number that PostgreSQL does not have', () => {
  const signals = [...app.app.registry.signals];
  expect(signals.flatMap(([, { content }]) => integersIn(content)).length).toBeGreaterThan(2);
  for (const [name, { content }] of signals) {
    for (const number of integersIn(content)) expect(number.safeParse(2_147_483_648).success, name).toBe(false);
  }
});

test('a suspended member’s typing and live text reach nobody as soon as it is decided, and do again when it is taken back', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const body = { recipientId: ben, content: 'Hello' };
  const { conversationId } = (await app.call<{ conversationId: number }>(ana, 'sendMessage', { body })).body;
  await app.call(ben, 'sendMessage', { body: { recipientId: ana, content: 'Hello' } });
  for (const one of [ana, ben]) await app.call(one, 'saveMessageSettings', { body: { liveText: true } });
  const [sender, reader] = [await listen(ana), await listen(ben)];
  const names = () => reader.events.map(({ name }) => name).filter((name) => ['typing', 'liveText'].includes(name));
  const say = () => {
    sender.socket.emit('signal', { name: 'typing', content: { conversationId, on: true } });
    sender.socket.emit('signal', { name: 'liveText', content: { conversationId, text: 'Hel' } });
  };
  say();
  await vi.waitFor(() => expect(names()).toEqual(['typing', 'liveText']), { timeout: 15_000 });

  const made = await app.call<{ id: number }>(moderator, 'createModerationAction', {
    body: {
      moderatorId: moderator,
      targetUserId: ana,
      actionType: 'user_suspended',
      reason: 'Threats',
      severity: 'severe',
    },
  });
  const carer = await app.addMember();
  const { body: other } = await app.call<{ conversationId: number }>(carer, 'sendMessage', { body });
  await app.call(ben, 'sendMessage', { body: { recipientId: carer, content: 'Hello' } });
  const marker = await listen(carer);
  /** What Ana says, up to what somebody else says once the server has heard her. */
  const heardAfter = async () => {
    reader.events.length = 0;
    say();
    await sender.watch('feed');
    const from = (userId: number) => reader.events.filter(({ payload }) => payload.userId === userId);
    marker.socket.emit('signal', { name: 'typing', content: { conversationId: other.conversationId, on: true } });
    await vi.waitFor(() => expect(from(carer)).toHaveLength(1), { timeout: 15_000 });
    return from(ana).map(({ name }) => name);
  };
  await vi.waitFor(async () => expect(await heardAfter()).toEqual([]), { timeout: 15_000 });
  expect(sender.socket.connected).toBe(true);

  await app.database.query('lift', 'update moderation_actions set lifted_at = now() where id = $1', [made.body.id]);
  await app.database.query('free', 'delete from suspensions where user_id = $1', [ana]);
  await app.app.transactions.run((_db, emit) => emit(suspensionSettled, { userId: ana }));
  await vi.waitFor(async () => expect(await heardAfter()).toEqual(['typing', 'liveText']), { timeout: 15_000 });
});

test('a moderator whose role is taken hears no more of moderation, and stays connected', async () => {
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  await app.signIn(admin);
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  await app.database.query(
    'factor',
    "insert into second_factors (user_id, sealed_key, created_at, confirmed_at) values ($1, '', now(), now())",
    [moderator],
  );
  const { socket, events, watch } = await listen(moderator);
  expect(await watch('moderation')).toBe(true);
  await app.call(admin, 'revokeRole', { params: { id: moderator }, body: { role: 'moderator', reason: 'On leave.' } });
  await vi.waitFor(
    async () => {
      events.length = 0;
      await app.app.transactions.run((_db, emit) => emit(moderationChanged, { caseId: null }));
      // Said after it, to the member's own browsers.
      await app.app.transactions.run((_db, emit) => emit(rolesChanged, { userId: moderator }));
      await vi.waitFor(() => expect(events.some(({ name }) => name === 'rolesChanged')).toBe(true), {
        timeout: 15_000,
      });
      expect(events.map(({ name }) => name).filter((name) => name !== 'rolesChanged')).toEqual([]);
    },
    { timeout: 15_000 },
  );
  expect(await watch('moderation')).toBe(false);
  expect(socket.connected).toBe(true);
});
