import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { makeAdmission } from './admission.ts';
import { readConfig } from './config.ts';
import { alwaysThere, type DatabaseWatch } from './database-watch.ts';
import { noLimits } from './limits.ts';
import { makeLog } from './log.ts';
import { servePages } from './page.ts';
import { guest } from './principal.ts';
import { problem } from './problem.ts';
import { makeRegistry } from './registry.ts';
import { sampleArea } from './testing/sample-area.ts';

const webDir = mkdtempSync(join(tmpdir(), 'doorways-page-'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html data-doorways><head><!--initial--><meta name="x"></head><body>Doorways<main id="main" tabindex="-1">grey</main></body></html>',
);
afterAll(() => rmSync(webDir, { recursive: true }));

async function pageWith(watch: DatabaseWatch, headers: Record<string, string> = {}, url = '/anywhere') {
  const config = readConfig({ DATA_DIR: webDir, SESSION_SECRET: 'a secret of the tests, long enough' });
  const app = fastify();
  const registry = makeRegistry([
    {
      ...sampleArea().area,
      pages: {
        embeds: [{ path: /^/, operation: 'listNotes', name: 'who' }],
        firstContent: { path: /^\/danger$/, html: (region) => `<h1>Call $1 in ${region}</h1>` },
      },
    },
  ]);
  const principalOf = async () => guest;
  const invoke = async () => ({ status: 200, body: { name: 'Ana' } });
  const log = makeLog({ logLevel: 'silent' });
  const admission = makeAdmission(log);
  await servePages(app, {
    webDir,
    config,
    registry,
    invoke,
    log,
    principalOf,
    callerOf: () => 'one',
    watch,
    admission,
    limits: noLimits,
  });
  const answer = await app.inject({ method: 'GET', url, headers });
  await app.close();
  admission.stop();
  return answer;
}

test('while the database is away a page comes all the same, without data, and says with its status that it is away', async () => {
  const there = await pageWith(alwaysThere);
  expect(there.statusCode).toBe(200);
  expect(there.body).toContain('"who":{"name":"Ana"}');
  const away = await pageWith({
    ...alwaysThere,
    whileThere: async () => {
      throw problem.unavailable('Away');
    },
  });
  expect(away.statusCode).toBe(503);
  expect(away.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  expect(away.headers['content-type']).toContain('text/html');
  expect(away.body).toContain('"who":null');
  expect(away.body).toContain('Doorways');
});

test('a page for a browser to keep has nothing of anybody, and needs no database', async () => {
  const kept = await pageWith(
    {
      ...alwaysThere,
      whileThere: async () => {
        throw new Error('It was asked.');
      },
    },
    { 'doorways-page': 'empty', cookie: 'doorways=ana' },
  );
  expect(kept.statusCode).toBe(200);
  expect(kept.body).toContain('"who":null');
  expect(kept.body).not.toContain('Ana');
});

test('what an area says first stands in its page, and in the one to keep; other pages have grey shapes there', async () => {
  const said = '<main id="main" tabindex="-1"><div class="wrap"><h1>Call $1 in AU</h1></div></main>';
  expect((await pageWith(alwaysThere, {}, '/danger')).body).toContain(said);
  expect((await pageWith(alwaysThere, { 'doorways-page': 'empty' }, '/danger')).body).toContain(said);
  expect((await pageWith(alwaysThere)).body).toContain('<main id="main" tabindex="-1">grey</main>');
});
