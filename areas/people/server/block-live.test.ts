import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

let app: TestApp;
const open: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  await app.app.start();
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await app.app.stop();
  await app.database.close();
});

const of = (id: number) => ({ params: { id } });

async function browser(userId: number) {
  const [line = ''] = await app.app.services.sessions.start(userId, { ip: '127.0.0.1', agent: 'test' });
  const { port } = app.app.http.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { cookie: line.split(';')[0] ?? '' },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  const heard: unknown[] = [];
  socket.on('event', (event) => heard.push(event));
  await new Promise((done) => socket.once('connect', () => done(undefined)));
  const watch = async (topic: string): Promise<boolean> => (await socket.emitWithAck('watch', { topic })).ok;
  return { socket, heard, watch };
}

test('a block ends live news of each other’s posts at once, and the connections stay', async () => {
  const [ana, ben, carol] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const post = async (by: number) =>
    (await app.call<{ id: number }>(by, 'createPost', { body: { content: 'Hello' } })).body.id;
  const [anas, bens] = [await post(ana), await post(ben)];
  const [ofAna, ofBen, ofCarol] = [await browser(ana), await browser(ben), await browser(carol)];
  expect(await ofBen.watch(`post:${anas}`)).toBe(true);
  expect(await ofAna.watch(`post:${bens}`)).toBe(true);
  expect(await ofAna.watch(`post:${anas}`)).toBe(true);
  expect(await ofCarol.watch(`post:${anas}`)).toBe(true);

  await app.call(ana, 'block', of(ben));
  await vi.waitFor(
    async () => {
      ofBen.heard.length = 0;
      ofCarol.heard.length = 0;
      await app.call(carol, 'likePost', of(anas));
      await app.call(carol, 'unlikePost', of(anas));
      await vi.waitFor(() => expect(ofCarol.heard.length).toBeGreaterThan(0), { timeout: 15_000 });
      expect(ofBen.heard).toEqual([]);
    },
    { timeout: 15_000 },
  );
  await app.call(carol, 'likePost', of(bens));
  await vi.waitFor(() => expect(ofAna.heard.length).toBeGreaterThan(0), { timeout: 15_000 });
  expect(JSON.stringify(ofAna.heard)).not.toContain(`post:${bens}`);
  expect([ofAna.socket.connected, ofBen.socket.connected]).toEqual([true, true]);
  expect(await ofBen.watch(`post:${anas}`)).toBe(false);
});
