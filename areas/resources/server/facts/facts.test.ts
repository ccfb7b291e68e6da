import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Resource } from '../../contract.ts';
import { categories } from '../../pure/options.ts';
import { addFacts } from './add-facts.ts';
import { factFile } from './fact-files.ts';
import { facts } from './facts.ts';

let app: TestApp;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  moderator = await app.addMember({ roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const all = async () => (await app.call<Resource[]>(0, 'listResources', { query: { limit: 100 } })).body;

test('the library begins with facts in every category, each with its day and no check that nobody made', async () => {
  const resources = await all();
  expect(resources).toHaveLength(facts.length);
  expect(facts.length).toBeGreaterThan(55);
  for (const category of categories) expect(resources.some((one) => one.category === category)).toBe(true);
  for (const resource of resources) {
    expect(resource).toMatchObject({ lastChecked: '2026-11-01', isVerified: false, helpful: 0, viewCount: 0 });
    expect((resource.fileUrl === null) !== (resource.externalUrl === null)).toBe(true);
  }
  expect(new Set(facts.map(({ ref }) => ref)).size).toBe(facts.length);
});

test('a sheet can be downloaded, says where its facts were read, and is always the same', async () => {
  const sheets = (await all()).filter(({ file }) => file);
  expect(sheets.length).toBeGreaterThan(10);
  for (const { id, file, title } of sheets) {
    const sheet = await app.call(0, 'readResourceFile', { params: { id, name: file?.name ?? '' } });
    const text = (await bytesAnswered(sheet)).toString();
    expect(text.startsWith(title)).toBe(true);
    expect(text).toContain('Facts last read on 1 November 2026');
    expect(Buffer.byteLength(text)).toBe(file?.bytes);
  }
  expect(factFile('lifeline-text')).toBeUndefined();
});

test('another start adds nothing, brings newer facts, and leaves alone what a moderator has decided', async () => {
  const [first, second] = await all();
  await app.call(moderator, 'returnResource', { params: { id: first?.id ?? 0 }, body: { version: 1, reason: 'Old.' } });
  await app.database.query(
    '',
    `update resources set title = 'Old title', last_checked = '2025-01-01' where id = any($1)`,
    [[first?.id, second?.id]],
  );
  await app.app.services.transaction((db) => addFacts(db, new Date()));
  expect(await app.database.query('', 'select 1 from resources', [])).toHaveLength(facts.length);
  const resources = await all();
  expect(resources.find(({ id }) => id === first?.id)).toBeUndefined();
  expect(resources.find(({ id }) => id === second?.id)).toMatchObject({
    title: second?.title,
    lastChecked: '2026-11-01',
  });
});

test('the site’s search finds them, and offers them while somebody types', async () => {
  const search = async (q: string) => {
    const { body } = await app.call<{ groups: { kind: string; hits: { title: string }[] }[] }>(0, 'search', {
      query: { q, kind: 'resources' },
    });
    return body.groups.find(({ kind }) => kind === 'resources')?.hits.map(({ title }) => title) ?? [];
  };
  expect(await search('tax invoice')).toContain('What a tax invoice must say');
  const { body } = await app.call<unknown>(0, 'suggest', { query: { q: 'easy re' } });
  expect(JSON.stringify(body)).toContain('How to write Easy Read');
});
