import { mkdtempSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address.ts';
import { makePush } from './push.ts';
import { makeSubscription, readProof, startPushService } from './testing/push-service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'doorways-push-'));
const config = { dataDir, pushKey: undefined, smtp: undefined, publicUrl: 'http://localhost:3000' };
const push = makePush(config, { loopback: true, patience: 400 });
const message = { payload: '{"text":"Somebody liked your post"}', topic: 'notice-1', urgent: false };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

test('the key is made once, kept to its owner, and the same for whoever starts later', () => {
  expect(makePush(config).publicKey).toBe(push.publicKey);
  expect(statSync(join(dataDir, 'push-key')).mode & 0o777).toBe(0o600);
  const given = makePush({ ...config, pushKey: 'A'.repeat(42).concat('E') });
  expect(given.publicKey).not.toBe(push.publicKey);
  expect(given.publicKey).toMatch(/^[\w-]{87}$/);
});

test('only the browser can read what is sent, and the push service knows who sends', async () => {
  const browser = makeSubscription(`${service.origin}/one`);
  expect(await push.send(browser.target, message)).toBe('sent');
  const got = service.received.find(({ path }) => path === '/one');
  expect(got?.body.includes('Somebody')).toBe(false);
  expect(browser.read(got?.body ?? Buffer.alloc(0))).toBe(message.payload);
  expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'notice-1', urgency: 'normal' });
  const proof = readProof(got?.headers.authorization ?? '', push.publicKey);
  expect(proof).toMatchObject({ aud: service.origin, sub: 'mailto:postmaster@localhost' });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('an answer of %i means %s', async (status, outcome) => {
  service.answer(`/${status}`, status);
  expect(await push.send(makeSubscription(`${service.origin}/${status}`).target, message)).toBe(outcome);
});

test('redirects are not followed, and who never answers is left', async () => {
  service.answer('/away', { redirect: `${service.origin}/trap` });
  expect(await push.send(makeSubscription(`${service.origin}/away`).target, message)).toBe('failed');
  service.answer('/silent', 'never');
  expect(await push.send(makeSubscription(`${service.origin}/silent`).target, message)).toBe('failed');
  expect(service.received.some(({ path }) => path === '/trap')).toBe(false);
});

const inside = [
  ...['http://push.example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:7f00:1]/', 'https://0/'],
  ...['https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/', 'https://127.1/', 'https://10.0.0.1/'],
  ...['https://169.254.169.254/latest', 'https://localhost/', 'https://localhost./', 'https://a.localhost/'],
  ...['https://push.local/', 'https://db.internal/', 'https://intranet/', 'https://push.example.org:8443/'],
  ...['https://user:secret@push.example.org/', 'https://user@push.example.org/', 'file:///etc/passwd'],
  ...['gopher://push.example.org/', 'ftp://push.example.org/', 'javascript:alert(1)', 'https:', '//push.example.org'],
];

test.each(inside)('%s is no place to call', async (endpoint) => {
  expect(isPublicUrl(endpoint)).toBe(false);
  expect(makePush(config).isAllowed(endpoint)).toBe(false);
});

test('without the setting of tests the stand-in on this machine is not called either', async () => {
  const before = service.received.length;
  const strict = makePush(config);
  expect(await strict.send(makeSubscription(`${service.origin}/strict`).target, message)).toBe('gone');
  expect(service.received).toHaveLength(before);
  expect(strict.isAllowed('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
});

test('addresses of this machine, its network and its cloud are not public', () => {
  const inner = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.19.0.1'],
    ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', 'fc00::1', 'fe80::1'],
    ...['2002:7f00:1::', '2001:db8::1', '2001:0:1::1', 'ff02::1', 'not an address'],
  ];
  expect(inner.filter(isPublicAddress)).toEqual([]);
  expect(['1.1.1.1', '203.0.114.1', '2606:4700::1111', '2404:6800:4006::1'].every(isPublicAddress)).toBe(true);
});

test('a name that leads to this machine is not called, whatever it looked like', async () => {
  let visits = 0;
  const canary = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  const { port } = canary.address() as AddressInfo;
  const refusal = await new Promise<Error>((done) => {
    request(`https://localhost:${port}/`, { lookup: publicLookup, agent: false }).once('error', done).end();
  });
  expect(refusal.message).toBe('Not public');
  expect(visits).toBe(0);
  await new Promise((done) => canary.close(done));
});
