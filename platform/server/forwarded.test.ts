import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { sampleArea } from './testing/sample-area.ts';

let demo: TestApp;
let production: TestApp;

beforeAll(async () => {
  demo = await startTestApp({ areas: [sampleArea().area], mode: 'demo' });
  production = await startTestApp({ areas: [sampleArea().area] });
  await demo.app.start();
}, 60_000);
afterAll(async () => {
  await demo.app.stop();
  await demo.database.close();
  await production.close();
});

const marks = [
  { forwarded: 'for=192.0.2.1' },
  { via: '1.1 proxy' },
  { 'x-forwarded-for': '192.0.2.1' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'demo.example.org' },
  { 'X-Forwarded-Anything': '' },
];
const ask = (app: TestApp, headers: Record<string, string>, url = '/api/notes') =>
  app.app.http.inject({ url, headers });

test.each(marks)('a demo refuses a request with %o and says why', async (mark) => {
  const call = await ask(demo, mark);
  expect(call.statusCode).toBe(403);
  expect(call.json()).toMatchObject({
    type: '/problems/refused',
    detail:
      "This request came through a proxy. A demo has no sign-in, so everyone would be the same member. That's why it only answers the computer it runs on. To run Doorways for others, set MODE=production.",
  });
  for (const url of ['/api/notes', '/', '/healthz', '/media/nothing']) {
    const page = await ask(demo, { ...mark, accept: 'text/html,*/*;q=0.8' }, url);
    expect(page.statusCode, url).toBe(403);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<h1>This demo is open on one computer only</h1>');
    expect(page.body).toContain('set MODE=production');
  }
  expect((await ask(demo, {})).statusCode).toBe(200);
});

test('the page of the refusal has its look in itself, which is the one thing that its policy allows', async () => {
  const { headers, body } = await ask(demo, { via: '1.1 proxy', accept: 'text/html' }, '/');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  expect(style).toContain('max-width: 40rem');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(body).not.toMatch(/<(?:script|link|img)/);
  expect((await ask(demo, {}, '/')).headers['content-security-policy']).toContain("style-src 'self'");
});

test.each(marks)('a demo opens no WebSocket for a request with %o', async (mark) => {
  const { port } = demo.app.http.server.address() as AddressInfo;
  const open = (extraHeaders: Record<string, string>, transport: 'websocket' | 'polling') => {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: [transport],
      extraHeaders,
      reconnection: false,
      forceNew: true,
    });
    return new Promise<string>((done) => {
      socket.once('connect', () => done('open'));
      // Of the demo's two answers, "sign in" comes from behind the door.
      socket.once('connect_error', ({ message }) => done(message === 'sign-in-needed' ? 'open' : 'refused'));
    }).finally(() => socket.close());
  };
  expect(await open(mark, 'websocket')).toBe('refused');
  expect(await open(mark, 'polling')).toBe('refused');
  expect(await open({}, 'websocket')).toBe('open');
});

test('a production server that was told of no proxy says once that there is one', async () => {
  const lines: unknown[] = [];
  const { log } = production.app.services;
  const { warn } = log;
  log.warn = (...line: unknown[]) => void lines.push(line[1]);
  expect((await ask(production, {})).statusCode).toBe(200);
  expect(lines).toEqual([]);
  for (const mark of marks) expect((await ask(production, mark)).statusCode).toBe(200);
  log.warn = warn;
  expect(lines).toEqual([
    'Requests come through a proxy, and TRUSTED_PROXIES is 0: all guests share one limit. Set it to the number of proxies in front',
  ]);
});
