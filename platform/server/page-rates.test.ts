import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Limits, makeLimits, rates } from './limits.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type SampleState, sampleArea } from './testing/sample-area.ts';

const webDir = mkdtempSync(join(tmpdir(), 'doorways-rates-'));
mkdirSync(join(webDir, '.vite'));
mkdirSync(join(webDir, 'assets'));
const head = '<link href="/assets/start.css"><script src="/assets/start.js"></script>';
writeFileSync(
  join(webDir, 'index.html'),
  `<!doctype html><html data-doorways><head><!--initial-->${head}</head><body>Doorways</body></html>`,
);
const parts = Array.from({ length: 68 }, (_, n) => `assets/part-${n}.js`);
const needed = ['/assets/start.css', '/assets/start.js', '/assets/danger.js', '/busy.css'];
for (const file of [...needed, ...parts]) writeFileSync(join(webDir, file), file);
const routes = [
  { path: '/danger', guests: true, scripts: ['assets/danger.js'], styles: [] },
  { path: '/feed', guests: true, scripts: parts, styles: [] },
];
writeFileSync(join(webDir, '.vite/routes.json'), JSON.stringify(routes));

let app: TestApp;
let state: SampleState;
let limits: Limits;
beforeEach(async () => {
  const sample = sampleArea();
  ({ state } = sample);
  const area = {
    ...sample.area,
    pages: {
      embeds: [{ path: /^/, operation: 'listNotes', name: 'notes' }],
      reservedPages: [/^\/danger$/],
      helpLines: () => [{ name: 'Fire & rescue', ways: [{ label: 'Call 000', href: 'tel:000' }] }],
    },
  };
  limits = makeLimits({});
  app = await startTestApp({ areas: [area], limits, webDir });
  return app.close;
});
afterAll(() => rmSync(webDir, { recursive: true }));

interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Record<string, string>;
}

const ask = (url: string, { address = '203.0.113.7', cookie, method = 'GET', headers }: From = {}) =>
  app.app.http.inject({
    method,
    url,
    remoteAddress: address,
    headers: { host: 'localhost:3000', ...(cookie && { cookie }), ...headers },
  });

/** The answers to a flood, by status. */
async function flood(count: number, one: (n: number) => ReturnType<typeof ask>) {
  const statuses: Record<number, number> = {};
  for (let n = 0; n < count; n++) {
    const { statusCode } = await one(n);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}

async function signIn() {
  const id = await app.addMember();
  const [line = ''] = await app.app.services.sessions.start(id, { ip: '127.0.0.1', agent: 'test' });
  return line.split(';')[0] ?? '';
}

/** So much of what this address may have is used up: asked for one by one it could take longer than its minute. */
async function use(rate: 'page' | 'file', points: number) {
  for (let n = 0; n < points; n++) await limits.spend(rate, 'a203.0.113.7');
}

test('of a flood of pages from one address 1,200 a minute are made; the rest costs no read', {
  timeout: 60_000,
}, async () => {
  expect(rates.page).toEqual({ points: 1200, duration: 60 });
  expect(await flood(1400, (n) => ask(n % 2 === 0 ? '/feed' : `/no-such-page-${n}`))).toEqual({
    200: 600,
    404: 600,
    429: 200,
  });
  expect(state.listed).toBe(1200);
  expect((await ask('/feed', { method: 'HEAD' })).statusCode).toBe(429);
  expect((await ask('/feed', { address: '203.0.113.8' })).statusCode).toBe(200);
});

test('members are counted each for themselves, whatever others at their address do', { timeout: 60_000 }, async () => {
  const [ana, ben] = [await signIn(), await signIn()];
  await use('page', rates.page.points);
  expect((await ask('/feed')).statusCode).toBe(429);
  expect(await flood(rates.page.points + 5, () => ask('/feed', { cookie: ana }))).toEqual({ 200: 1200, 429: 5 });
  expect((await ask('/feed', { cookie: ben })).statusCode).toBe(200);
});

test('three hundred first visits of seventy files from one address in a minute get all of them', {
  timeout: 60_000,
}, async () => {
  const files = [...parts, ...needed.slice(0, 2)];
  expect(files).toHaveLength(70);
  await use('page', 270);
  await use('file', 270 * 70);
  for (let visit = 270; visit < 300; visit++) {
    expect((await ask('/feed')).statusCode).toBe(200);
    expect(await flood(files.length, (n) => ask(`/${files[n]?.replace(/^\//, '')}`))).toEqual({ 200: 70 });
  }
});

test('of a flood of files from one address 21,000 a minute are sent', { timeout: 60_000 }, async () => {
  expect(rates.file).toEqual({ points: 21_000, duration: 60 });
  await use('file', 20_900);
  const file = (n: number) => ask(`/${parts[n % parts.length]}`, { method: n % 2 === 0 ? 'GET' : 'HEAD' });
  expect(await flood(150, file)).toEqual({ 200: 100, 429: 50 });
  const refused = await ask(`/${parts[0]}`);
  expect(refused.json()).toMatchObject({ type: '/problems/too-many-requests', status: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // A page for a browser to keep is as cheap as a file.
  expect((await ask('/feed', { headers: { 'doorways-page': 'empty' } })).statusCode).toBe(429);
  expect((await ask(`/${parts[0]}`, { address: '203.0.113.8' })).statusCode).toBe(200);
});

test('the page for people in danger and its files are never refused, and use up nothing', {
  timeout: 60_000,
}, async () => {
  await use('page', rates.page.points);
  await use('file', rates.file.points);
  expect(await flood(1500, () => ask('/danger'))).toEqual({ 200: 1500 });
  expect((await ask('/danger', { headers: { 'doorways-page': 'empty' } })).statusCode).toBe(200);
  for (const file of needed) expect(await flood(100, () => ask(file)), file).toEqual({ 200: 100 });
  const elsewhere = { address: '203.0.113.9' };
  await flood(rates.page.points, () => ask('/danger', elsewhere));
  expect((await ask('/feed', elsewhere)).statusCode).toBe(200);
});

test('a person who is refused gets a page that says why and when, and whom to reach', { timeout: 60_000 }, async () => {
  await use('page', rates.page.points);
  const refused = await ask('/feed', { headers: { accept: 'text/html' } });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('<title>Too many pages at once</title>');
  expect(refused.body).toContain(
    '<h1>Too many pages at once</h1>\n<p>Very many pages were opened from your connection. Nothing was changed. Wait a minute, then try again.</p>',
  );
  expect(refused.body).toContain('<strong>Fire &amp; rescue</strong> <a href="tel:000">Call 000</a>');
  expect(refused.body).not.toMatch(/<script|<style|style=/);
});
