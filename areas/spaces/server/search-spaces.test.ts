import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '#areas/search/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

let app: TestApp;
let owner: number;
let other: number;
const ids = new Map<string, number>();

const ask = async <Body>(as: number, operation: string, input: object = {}) =>
  (await app.call<Body>(as, operation, input)).body;
const find = async (as: number, q: string, more: object = {}) =>
  (await ask<SearchResult>(as, 'search', { query: { q, ...more } })).groups;
const titles = async (as: number, q: string, kind: string) =>
  (await find(as, q)).find((one) => one.kind === kind)?.hits.map(({ title }) => title);
const suggested = async (as: number, q: string) =>
  (await ask<{ groups: { kind: string; items: { label: string }[] }[] }>(as, 'suggest', { query: { q } })).groups.map(
    ({ kind, items }) => [kind, items.map(({ label }) => label)],
  );

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const meeting = {
  description: 'Cups and talk.',
  eventType: 'social',
  startTime: `${inAMonth}T18:00`,
  endTime: `${inAMonth}T19:30`,
  isVirtual: false,
  location: 'Boat shed',
  maxAttendees: 10,
};

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  owner = await app.addMember({ name: 'Owner' });
  other = await app.addMember({ name: 'Other' });
  const place = { communityType: 'social', suburb: 'Footscray', postcode: '3011', state: 'VIC' };
  for (const visibility of ['public', 'private', 'hidden']) {
    const about = { description: 'For who likes quolls.', guidelines: 'Be kind.', visibility };
    const group = { ...about, category: 'visual', name: `Quoll group, ${visibility}` };
    const community = { ...about, ...place, name: `Quoll community, ${visibility}` };
    const made = {
      group: (await ask<{ id: number }>(owner, 'createSupportGroup', { body: group })).id,
      community: (await ask<{ id: number }>(owner, 'createCommunity', { body: community })).id,
    };
    for (const [kind, spaceId] of Object.entries(made)) {
      ids.set(`${kind} ${visibility}`, spaceId);
      await ask(owner, 'createEvent', { body: { ...meeting, title: `Quoll meeting, ${kind} ${visibility}`, spaceId } });
    }
  }
  await ask(owner, 'createEvent', { body: { ...meeting, title: 'Quolls for everybody' } });
  await ask(owner, 'createEvent', { body: { ...meeting, title: 'Something else', description: 'A word on quolls.' } });
});
afterAll(() => app.close());

test('every member finds spaces that are not hidden by name and purpose, also those who are in a hidden one', async () => {
  for (const viewer of [other, owner]) {
    expect(await titles(viewer, 'quolls', 'groups')).toEqual(['Quoll group, public', 'Quoll group, private']);
    expect(await titles(viewer, 'quolls', 'communities')).toEqual([
      'Quoll community, public',
      'Quoll community, private',
    ]);
  }
  const [hit] = (await find(other, 'quolls')).find(({ kind }) => kind === 'groups')?.hits.slice(1) ?? [];
  expect(hit).toMatchObject({ href: `/support-groups/${ids.get('group private')}`, facts: ['1 member', 'Private'] });
});

test('events for everybody are found, and meetings of public communities by members; nothing else of a space', async () => {
  const open = ['Quolls for everybody', 'Something else'];
  expect(await titles(0, 'quoll', 'events')).toEqual(open);
  for (const viewer of [other, owner]) {
    expect((await titles(viewer, 'quoll', 'events'))?.sort()).toEqual(['Quoll meeting, community public', ...open]);
  }
  const counted = await find(other, 'quoll', { kind: 'events', limit: 1 });
  expect(counted.find(({ kind }) => kind === 'events')).toMatchObject({ total: 3, hits: [{ id: expect.any(String) }] });
});

test('guests find no spaces, and suggestions hold to the same rules', async () => {
  expect(await titles(0, 'quoll', 'groups')).toEqual([]);
  expect(await titles(0, 'quoll', 'communities')).toEqual([]);
  expect(await suggested(0, 'quol')).toEqual([['events', expect.arrayContaining(['Quolls for everybody'])]]);
  const said = JSON.stringify(await suggested(other, 'quoll'));
  expect(said).toContain('Quoll group, private');
  for (const hidden of ['hidden', 'meeting, group', 'meeting, community private']) expect(said).not.toContain(hidden);
});

test('what is over comes after what is to come, what was called off and what is archived is not found, blocks hold', async () => {
  const title = 'Quolls of last week';
  const { id } = await ask<{ id: number }>(owner, 'createEvent', { body: { ...meeting, title } });
  await app.database.query(
    '',
    `update events set starts_at = '2020-01-01T08:00Z', ends_at = '2020-01-01T09:00Z' where id = $1`,
    [id],
  );
  expect((await titles(other, 'quolls', 'events'))?.at(-1)).toBe(title);
  await app.database.query('', 'update events set cancelled_at = now() where id = $1', [id]);
  expect(await titles(other, 'quolls', 'events')).not.toContain(title);
  await ask(owner, 'archiveSpace', { params: { id: ids.get('group public') }, body: { version: 1 } });
  expect(await titles(other, 'quolls', 'groups')).toEqual(['Quoll group, private']);
  await ask(other, 'block', { params: { id: owner } });
  expect(await titles(other, 'quolls', 'events')).toEqual([]);
});
