import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { Result } from '#platform/contract/operation.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { ApiMe, ApiMessage, ApiPost, ApiProvider, ApiProviderDetail, type getSandbox } from '../../contract.ts';
import { programsOf } from '../testing/programs.ts';
import { sampleMessages, samplePeople, samplePosts, sampleProviders } from './samples.ts';

interface Many<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly next: string | null;
}

let app: TestApp;
let programs: ReturnType<typeof programsOf>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  programs = programsOf(app);
});
afterAll(() => app.close());

const tester = async (userId: number) => programs.by((await programs.makeKey(userId, { mode: 'test' })).secret);
const live = async (userId: number) => programs.by((await programs.makeKey(userId)).secret);
const contents = async (call: ReturnType<ReturnType<typeof programsOf>['by']>) =>
  (await call<Many<ApiPost>>('GET', '/api/v1/posts?limit=100')).body.data.map(({ content }) => content);

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

test('nothing in the sandbox imports what reaches the community, and its tables are its own', () => {
  const imports = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/from '([^']+)'/g)].map(([, path = '']) => ({ name, path })),
  );
  const allowed =
    /^(kysely|#platform\/.+|\.\/.+|\.\.\/\.\.\/(contract|pure\/\w[\w-]*)\.ts|\.\.\/tables\.ts|\.\.\/api\/key-of\.ts)$/;
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter(({ path }) => !allowed.test(path))).toEqual([]);
  const tables = sources.find(({ name }) => name === 'from.ts')?.text.match(/^ {2}\w+: typeof/gm);
  expect(tables).toEqual(['  sandbox_messages: typeof', '  sandbox_posts: typeof']);
});

test('what a test key writes is there for its own developer’s test keys, and for no one and nothing else', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const [test, other] = [await tester(ana), await tester(ana)];
  const body = { content: 'Written in the sandbox', type: 'question', category: 'technology' };
  const made = await test<{ data: ApiPost }>('POST', '/api/v1/posts', { body });
  expect(made.status).toBe(201);
  expect((await contents(other))[0]).toBe('Written in the sandbox');
  expect(await contents(await tester(ben))).not.toContain('Written in the sandbox');
  for (const call of [await live(ana), await live(ben)]) expect(await contents(call)).toEqual([]);
  const { id } = made.body.data;
  expect((await test('GET', `/api/v1/posts/${id}`)).status).toBe(200);
  expect((await (await tester(ben))('GET', `/api/v1/posts/${id}`)).status).toBe(404);
  expect((await app.call<unknown[]>(ana, 'listPosts', {})).body).toEqual([]);
});

test('what members write is not there for a test key', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { body: post } = await app.call<{ id: number }>(ben, 'createPost', { body: { content: 'For the community' } });
  await app.call(ben, 'sendMessage', { body: { recipientId: ana, content: 'For Ana alone' } });
  const test = await tester(ana);
  expect(await contents(test)).not.toContain('For the community');
  expect((await test('GET', `/api/v1/posts/${post.id}`)).status).toBe(404);
  const messages = (await test<Many<ApiMessage>>('GET', '/api/v1/messages')).body.data;
  expect(messages.map(({ content }) => content)).not.toContain('For Ana alone');
  const send = (recipientId: number) =>
    test('POST', '/api/v1/messages', { body: { recipientId, content: 'Hello', type: 'text' } });
  expect([(await send(ben)).status, (await send(samplePeople[0]?.id ?? 0)).status]).toEqual([404, 201]);
  await app.call(ben, 'deletePost', { params: { id: post.id } });
});

test('each answer of the sandbox has the shape that the community’s have', async () => {
  const test = await tester(await app.addMember());
  await test('POST', '/api/v1/posts', { body: { content: 'Mine' } });
  const { data: posts } = (await test<Many<ApiPost>>('GET', '/api/v1/posts?limit=100&include=author')).body;
  const { data: providers } = (await test<Many<ApiProvider>>('GET', '/api/v1/providers?limit=100')).body;
  const { data: messages } = (await test<Many<ApiMessage>>('GET', '/api/v1/messages?include=from')).body;
  expect([posts.length, providers.length, messages.length]).toEqual([
    samplePosts.length + 1,
    sampleProviders.length,
    sampleMessages.length,
  ]);
  for (const post of posts) expect(ApiPost.parse(post).author?.id).toBe(post.authorId);
  for (const provider of providers) ApiProvider.parse(provider);
  for (const message of messages) ApiMessage.parse(message);
  const one = await test<{ data: unknown }>('GET', `/api/v1/providers/${providers[0]?.id}?include=staff`);
  ApiProviderDetail.parse(one.body.data);
  ApiMe.parse((await test<{ data: unknown }>('GET', '/api/v1/me')).body.data);
});

test('providers of the sandbox are found by each of the documented parameters', async () => {
  const test = await tester(await app.addMember());
  const names = async (query: string) =>
    (await test<Many<ApiProvider>>('GET', `/api/v1/providers?${query}`)).body.data.map(
      ({ businessName }) => businessName,
    );
  expect(await names('query=showering')).toEqual(['Sample Daily Care']);
  expect(await names('location=melbourne')).toEqual(['Sample Daily Care', 'Sample Speech Therapy']);
  expect(await names('serviceType=capital')).toEqual(['Sample Home Changes']);
  expect(await names('registrationStatus=expired')).toEqual(['Sample Plan Skills']);
  expect(await names('isVerified=false')).toEqual(['Sample Home Changes']);
  expect(await names('limit=1&offset=1')).toEqual(['Sample Speech Therapy']);
});

test('a sandbox is cleared on request, and all of them at night', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  for (const userId of [ana, ben]) {
    const test = await tester(userId);
    await test('POST', '/api/v1/posts', { body: { content: 'Mine' } });
  }
  const state = async (userId: number) => (await app.call<Result<typeof getSandbox>>(userId, 'getSandbox', {})).body;
  expect(await state(ana)).toMatchObject({ posts: 1, messages: 0 });
  expect((await app.call(ana, 'resetSandbox', {})).body).toMatchObject({ posts: 0, messages: 0 });
  expect((await state(ben)).posts).toBe(1);
  await app.app.jobs.runNow('developers.clear-sandboxes');
  expect((await state(ben)).posts).toBe(0);
});

test('the same Idempotency-Key with a test key and a live key does two things', async () => {
  const ana = await app.addMember();
  const headers = { 'idempotency-key': 'both' };
  const body = { content: 'Twice' };
  const [test, community] = [await tester(ana), await live(ana)];
  const first = await test<{ data: ApiPost }>('POST', '/api/v1/posts', { body, headers });
  const second = await community<{ data: ApiPost }>('POST', '/api/v1/posts', { body, headers });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await contents(community)).toContain('Twice');
  await app.call(ana, 'deletePost', { params: { id: second.body.data.id } });
});
