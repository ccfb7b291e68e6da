import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOutbound } from './outbound.ts';

const outbound = makeOutbound({ loopback: true });
const reading = { types: ['text/html'], mostBytes: 1000, patience: 400 };
const visits: string[] = [];
const html = { 'content-type': 'Text/HTML; charset=utf-8' };

const server = createServer((request, response) => {
  const path = request.url ?? '';
  visits.push(path);
  if (path === '/page') response.writeHead(200, html).end('<p>Kites</p>');
  else if (path === '/long') response.writeHead(200, html).end('k'.repeat(100_000));
  else if (path === '/endless') response.writeHead(200, html).write('k');
  else if (path === '/packed') response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('packed');
  else if (path === '/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('png');
  else if (path === '/moved') response.writeHead(301, { location: '/trap' }).end('moved');
  else if (path === '/broken') {
    response.writeHead(200, { ...html, 'content-length': '50' }).write('k', () => response.destroy());
  }
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string) => outbound.read(`${origin}${path}`, reading);

test('a page is read with its kind', async () => {
  expect(await read('/page')).toEqual({ status: 200, type: 'text/html', text: '<p>Kites</p>' });
});

test('no more is read than was asked for', async () => {
  expect((await read('/long')).text).toBe('k'.repeat(1000));
});

test('what is packed, of another kind, or elsewhere is not read', async () => {
  expect(await read('/packed')).toEqual({ status: 200, type: 'text/html', text: '' });
  expect(await read('/picture')).toEqual({ status: 200, type: 'image/png', text: '' });
  expect(await read('/moved')).toEqual({ status: 301, type: '', text: '' });
  expect(visits).not.toContain('/trap');
});

test('who never ends is left, and what breaks off is no answer', async () => {
  await expect(read('/endless')).rejects.toThrow();
  await expect(read('/broken')).rejects.toThrow();
});

test('at most sixteen are read at once, and there is room again afterwards', async () => {
  const all = await Promise.allSettled(Array.from({ length: 18 }, () => read('/endless')));
  const refused = all.filter((one) => one.status === 'rejected' && `${one.reason}`.includes('Unavailable'));
  expect(refused).toHaveLength(2);
  expect((await read('/page')).status).toBe(200);
});

test('without the setting of tests nothing on this machine is read', async () => {
  const before = visits.length;
  const strict = makeOutbound();
  expect(strict.isAllowed(`${origin}/page`)).toBe(false);
  await expect(strict.read(`${origin}/page`, reading)).rejects.toThrow('This address may not be called.');
  expect(visits).toHaveLength(before);
});
