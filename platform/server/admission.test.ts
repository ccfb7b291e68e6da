import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { areaContract, json, operation } from '#platform/contract/operation.ts';
import { type Admission, fewestOrdinary, makeAdmission, mostInBurst, mostOrdinary } from './admission.ts';
import { makeKeyCheck } from './api-keys.ts';
import { serverArea } from './area.ts';
import { readConfig } from './config.ts';
import { alwaysThere } from './database-watch.ts';
import { type CallerOf, makeHttp } from './http.ts';
import { makeIncoming } from './incoming.ts';
import type { Invoke } from './invoke.ts';
import { unlimitedKeys } from './key-limits.ts';
import { noLimits } from './limits.ts';
import { makeLog } from './log.ts';
import { servePages } from './page.ts';
import { guest } from './principal.ts';
import { makePublicCache } from './public-cache.ts';
import { makeRegistry } from './registry.ts';
import { makeSearching } from './searching.ts';

const Done = json(z.object({ done: z.boolean() }));
const slow = operation({
  name: 'slow',
  method: 'GET',
  path: '/api/slow',
  policy: 'anyone',
  summary: 'Waits until the test lets it go.',
  output: Done,
});
const change = operation({
  ...slow,
  name: 'change',
  method: 'POST',
  path: '/api/change',
  summary: 'Changes something.',
});
const help = operation({ ...slow, name: 'help', path: '/api/help', lane: 'reserved', summary: 'Is needed in danger.' });
const list = operation({ ...slow, name: 'list', path: '/api/list', publicCache: true, summary: 'Is kept for guests.' });

let open: () => void = () => undefined;
let closed: Promise<void> | undefined;
let changes = 0;

const everyone = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };
const also = [200, 200, 200] as const;
const area = serverArea({
  contract: areaContract({ name: 'busy', operations: [slow, change, help, list] }),
  handlers: {
    slow: async () => {
      await closed;
      return { done: true };
    },
    change: async () => {
      changes += 1;
      return { done: true };
    },
    help: async () => ({ done: true }),
    list: async () => ({ done: true }),
  },
  pages: {
    reservedPages: [/^\/danger$/],
    helpLines: () => [{ name: 'Fire & rescue', ways: [{ label: 'Call 000', href: 'tel:000' }] }],
  },
  matrix: {
    slow: { expect: everyone, also },
    change: { expect: everyone, also },
    help: { expect: everyone, also },
    list: { expect: everyone, also },
  },
});

const webDir = mkdtempSync(join(tmpdir(), 'doorways-busy-'));
mkdirSync(join(webDir, '.vite'));
mkdirSync(join(webDir, 'assets'));
const page = '<script src="/assets/start.js"></script>';
writeFileSync(
  join(webDir, 'index.html'),
  `<!doctype html><html data-doorways><head><!--initial-->${page}</head><body>Doorways</body></html>`,
);
for (const name of ['start', 'danger', 'feed']) writeFileSync(join(webDir, `assets/${name}.js`), name);
const routes = ['danger', 'feed'].map((name) => ({
  path: `/${name}`,
  guests: true,
  scripts: [`assets/${name}.js`],
  styles: [],
}));
writeFileSync(join(webDir, '.vite/routes.json'), JSON.stringify(routes));

const config = readConfig({ DATA_DIR: webDir, SESSION_SECRET: 'a secret of the tests, long enough' });
const log = makeLog({ logLevel: 'silent' });
const admission = makeAdmission(log);
const registry = makeRegistry([area]);
/** Without a database: the handlers of the area above need none. */
const invoke: Invoke = async ({ operation: name }) => ({
  status: 200,
  body: await registry.operations.get(name)?.handler(undefined as never),
});
const principalOf = async () => guest;
const callerOf: CallerOf = ({ headers }) => String(headers.caller ?? 'one of a crowd');
const shared = {
  config,
  registry,
  invoke,
  log,
  principalOf,
  principalOfSession: principalOf,
  watch: alwaysThere,
  admission,
  callerOf,
};

let app: FastifyInstance;
beforeAll(async () => {
  const cache = makePublicCache();
  app = await makeHttp({
    ...shared,
    judge: async () => undefined,
    incoming: makeIncoming(`${webDir}/incoming`),
    limits: noLimits,
    cache,
    audit: async () => undefined,
    refusesForwarded: () => false,
    searching: makeSearching(),
    keys: makeKeyCheck({ keys: undefined, database: { query: async () => [] }, clock: () => new Date(), log }),
    keyLimits: unlimitedKeys,
  });
  await servePages(app, { ...shared, webDir, limits: noLimits });
});
afterAll(async () => {
  await app.close();
  admission.stop();
  rmSync(webDir, { recursive: true });
});
beforeEach(() => {
  closed = undefined;
  changes = 0;
});

const ask = async (url: string, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) =>
  app.inject({ method, url, headers });

/** As many ordinary requests as there is room for when it lasts, which wait until they are let go. */
async function fill() {
  closed = new Promise((done) => {
    open = done;
  });
  const waiting = Array.from({ length: mostOrdinary }, () => ask('/api/slow'));
  await expect.poll(async () => (await ask('/feed')).statusCode, { timeout: 10_000 }).toBe(503);
  return async () => {
    open();
    return (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  };
}

test('past the limit ordinary calls are refused at once, with when to try again, and nothing of them is done', async () => {
  const letGo = await fill();
  const refused = await ask('/api/change', 'POST');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    type: '/problems/busy',
    title: 'Busy',
    status: 503,
    detail: 'Doorways is very busy. Nothing was changed. Wait a moment, then try again.',
  });
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(changes).toBe(0);

  // Whoever was taken in is answered, and then there is room again.
  expect(new Set(await letGo())).toEqual(new Set([200]));
  expect((await ask('/api/change', 'POST')).statusCode).toBe(200);
  expect(changes).toBe(1);
});

test('where one caller has all the places, another gets the next; who has none waits, and is not refused', async () => {
  const letGo = await fill();
  const write = (caller: string) => ask('/api/change', 'POST', { caller });
  const others = ['ana', 'ben', 'cem'].map(write);
  expect((await write('one of a crowd')).statusCode).toBe(503);
  expect(changes).toBe(0);
  await letGo();
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('what is reserved is served meanwhile: calls, the page and its files', async () => {
  const letGo = await fill();
  expect((await ask('/api/help')).statusCode).toBe(200);
  const danger = await ask('/danger');
  expect(danger.statusCode).toBe(200);
  expect(danger.body).toContain('/assets/danger.js');
  for (const file of ['start', 'danger']) expect((await ask(`/assets/${file}.js`)).statusCode).toBe(200);
  await letGo();
});

test('a person who is refused gets a page that says why, and whom to reach', async () => {
  const letGo = await fill();
  const refused = await ask('/feed', 'GET', { accept: 'text/html' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.headers['retry-after']).toMatch(/^[2-5]$/);
  expect(refused.body).toContain('<h1>Doorways is very busy</h1>');
  expect(refused.body).toContain('<strong>Fire &amp; rescue</strong> <a href="tel:000">Call 000</a>');
  // The policy allows nothing inline.
  expect(refused.body).not.toMatch(/<script|<style|style=/);
  await letGo();
  expect((await ask('/feed')).statusCode).toBe(200);
});

test('a guest still gets an answer that was kept; a member, whose answer is made anew, is refused', async () => {
  expect((await ask('/api/list')).statusCode).toBe(200);
  const letGo = await fill();
  expect((await ask('/api/list')).json()).toEqual({ done: true });
  expect((await ask('/api/list', 'GET', { cookie: 'doorways.session=x' })).statusCode).toBe(503);
  await letGo();
});

/** Keeps the event loop from turning until this one calls it late. */
async function makeLate(one: Admission) {
  for (const until = Date.now() + 5000; !one.degraded() && Date.now() < until; ) {
    const end = Date.now() + 700;
    while (Date.now() < end);
    await pause(1);
  }
  expect(one.degraded()).toBe(true);
}

test('while the event loop is late a reader still gets a page and its files', async () => {
  const own = makeAdmission(log);
  await makeLate(own);
  own.stop();
  for (const address of ['/assets/danger.js', '/danger', '/assets/feed.js', '/feed']) {
    expect([address, (await ask(address)).statusCode]).toEqual([address, 200]);
  }
});

test('while the event loop is late few files are sent at once; others wait for a place, and too many are refused', async () => {
  const own = makeAdmission(log);
  await makeLate(own);
  const held = await Promise.all(Array.from({ length: fewestOrdinary }, (_, n) => own.placeForFile(`reader ${n}`)));
  let came = false;
  const next = own.placeForFile('one more').then((giveBack) => {
    came = true;
    giveBack();
  });
  await turn();
  expect(came).toBe(false);
  held.pop()?.();
  await next;
  expect(came).toBe(true);

  const last = await own.placeForFile('the last place');
  const waiting = Array.from({ length: 256 }, (_, n) => own.placeForFile(`waiting ${n}`));
  await expect(own.placeForFile('too many')).rejects.toMatchObject({ problem: { status: 503 } });
  // When it is late no longer, nobody waits.
  const places = await Promise.all(waiting);
  for (const giveBack of [...held, last, ...places]) giveBack();
  own.stop();
});

test('where answers are slow fewer may begin, and when it is calm again as many as before', {
  timeout: 20_000,
}, async () => {
  const slowly = makeAdmission(log);
  let inWork = 0;
  let stopped = false;
  const ask = async (n: number) => {
    while (!stopped) {
      await slowly
        .within('ordinary', `caller ${n}`, async () => {
          inWork += 1;
          await pause(500 + ((n * 37) % 1000));
          inWork -= 1;
        })
        .catch(() => pause(20));
    }
  };
  const crowd = Promise.all(Array.from({ length: 150 }, (_, n) => ask(n)));
  await expect.poll(() => inWork).toBe(mostOrdinary);
  await expect.poll(() => inWork, { timeout: 8000 }).toBeLessThan(mostOrdinary / 2);
  stopped = true;
  await crowd;
  await expect.poll(() => slowly.full('ordinary', 'one')).toBe(false);
  await pause(1500);
  const all = Array.from({ length: mostOrdinary }, () => slowly.within('ordinary', 'one', () => pause(50)));
  await expect(Promise.all(all)).resolves.toHaveLength(mostOrdinary);
  slowly.stop();
});

test('searches have places of their own: however many there are, everything else has all of its', async () => {
  const searching = makeAdmission(log);
  const { promise: shut, resolve: letGo } = Promise.withResolvers<void>();
  const searches = Array.from({ length: 33 }, (_, n) => searching.within('search', `caller ${n}`, () => shut));
  await expect(searching.within('search', 'caller 33', () => shut)).rejects.toThrow('Busy');
  const all = Array.from({ length: mostOrdinary }, () => searching.within('ordinary', 'one', () => shut));
  expect(searching.full('ordinary', 'one')).toBe(true);
  expect(searching.degraded()).toBe(false);
  letGo();
  await expect(Promise.all([...searches, ...all])).resolves.toHaveLength(33 + mostOrdinary);
  searching.stop();
});

test('where much is answered, a burst that is soon over is taken in whole; what goes beyond it is refused', {
  timeout: 20_000,
}, async () => {
  const bursts = makeAdmission(log);
  let stopped = false;
  const ask = async () => {
    while (!stopped) await bursts.within('ordinary', 'one', () => pause(2));
  };
  const usual = Promise.all(Array.from({ length: 40 }, ask));
  await pause(3000);
  stopped = true;
  await usual;
  const all = Array.from({ length: mostInBurst }, () => bursts.within('ordinary', 'one', () => pause(50)));
  expect(bursts.full('ordinary', 'one')).toBe(true);
  expect(bursts.degraded()).toBe(false);
  await expect(bursts.within('ordinary', 'one', () => pause(50))).rejects.toThrow();
  await expect(Promise.all(all)).resolves.toHaveLength(mostInBurst);
  bursts.stop();
});
