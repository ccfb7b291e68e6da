import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Comment, Post } from '../contract.ts';
import { personalData } from './personal-data.ts';

let app: TestApp;
let leaver: number;
let reader: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  leaver = await app.addMember({ name: 'Leaver' });
  reader = await app.addMember({ name: 'Reader' });
});
afterAll(() => app.close());

const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(userId, operation, input)).body;
const on = (id: number, body?: object): MatrixInput => ({ params: { id }, ...(body && { body }) });

test('the copy of one’s data has what one wrote without a name, and erasing takes it away', async () => {
  const begin = async (as: number, title: string) => {
    const body = { type: 'question', title, content: 'It hurts.', forumId: 6, anonymous: true };
    return (await ask<Post>(as, 'createPost', { body })).id;
  };
  const kept = await begin(reader, 'A hard night');
  const gone = await begin(leaver, 'Before I go');
  const own = await ask<Comment>(leaver, 'createComment', on(kept, { content: 'A word of mine', anonymous: true }));
  const copied = async (userId: number) => {
    const parts = await personalData.export({ query: app.database.query, userId, config: app.config });
    return JSON.stringify(parts.map(({ rows }) => rows));
  };
  const copy = await copied(leaver);
  for (const words of ['Before I go', 'A word of mine', '"withoutYourName":true']) expect(copy).toContain(words);
  expect(await copied(reader)).not.toMatch(/Before I go|A word of mine/);
  expect((await ask<Post>(reader, 'getPost', on(kept))).commentsCount).toBe(1);
  const { query } = app.database;
  const [emit, notices] = [async () => undefined, new Map()];
  await personalData.erase({ query, emit, userId: leaver, email: '', notices, now: new Date(), config: app.config });
  expect(await app.status(reader, 'getPost', on(gone))).toBe(404);
  expect((await ask<Post>(reader, 'getPost', on(kept))).commentsCount).toBe(0);
  expect(JSON.stringify(await ask(reader, 'listComments', on(kept)))).not.toContain(own.content);
});
