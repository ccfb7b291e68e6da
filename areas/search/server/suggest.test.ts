import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { SuggestionGroup } from '#platform/contract/suggest.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { share } from './suggest.ts';

let app: TestApp;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Rampart' });
  ben = await app.addMember({ name: 'Ben Ode' });
  await post('Is the ramp at the pool open?', { tags: ['ramps'] });
  await post('', { title: 'Ramps on trams', content: 'A list.' });
  await post('Ramp for friends', { audience: 'followers', tags: ['ramp-secrets'] });
  await post('The ramp and the fall', { contentWarning: 'injury' });
  await app.settle();
});
afterAll(() => app.close());

const post = (content: string, more: object = {}) => app.call(ana, 'createPost', { body: { content, ...more } });
const ask = async (as: number, q: string) => {
  const { body } = await app.call<{ groups: SuggestionGroup[] }>(as, 'suggest', { query: { q } });
  return Object.fromEntries(body.groups.map(({ kind, items }) => [kind, items.map(({ label }) => label)]));
};

test('suggests members, posts and tags that begin as typed', async () => {
  expect(await ask(ben, 'ram')).toEqual({
    people: ['Ana Rampart'],
    posts: [
      'Post by Ana Rampart, with a content warning',
      'Ramps on trams',
      'Post by Ana Rampart: Is the ramp at the pool open? …',
    ],
    tags: ['#ramps'],
  });
});

test('never suggests what the viewer may not open', async () => {
  expect(Object.keys(await ask(0, 'ram'))).toEqual(['posts', 'tags']);
  const blocked = await app.addMember({ name: 'Cy Blocked' });
  await app.call(ana, 'block', { params: { id: blocked } });
  expect(await ask(blocked, 'ram')).toEqual({});
  expect((await ask(ana, 'ramp')).posts).toHaveLength(4);
});

test('words before the last are whole, and the last may be unfinished', async () => {
  expect((await ask(ben, 'pool ra')).posts).toEqual(['Post by Ana Rampart: Is the ramp at the pool open? …']);
  expect(await ask(ben, 'poo ramp')).toEqual({});
});

test('eight places are dealt out one by one', () => {
  expect(share([8, 8, 8], 8)).toEqual([3, 3, 2]);
  expect(share([8, 0, 1], 8)).toEqual([7, 0, 1]);
  expect(share([1, 0, 1], 8)).toEqual([1, 0, 1]);
});
