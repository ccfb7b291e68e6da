import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories as forums } from '#areas/forums/server/public.ts';
import { publish } from '#areas/providers/server/testing/published.ts';
import { serverAreas } from '#areas/server.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { noLimits, rates } from '#platform/server/limits.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type ApiMe, ApiMessage, ApiPost, type ApiProvider, ApiProviderDetail } from '../../contract.ts';
import { categories, searchesPerMinute, writesPerMinute } from '../../pure/options.ts';
import { type Answered, programsOf } from '../testing/programs.ts';

interface One<T> {
  readonly data: T;
}
interface Many<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly next: string | null;
}

let app: TestApp;
let programs: ReturnType<typeof programsOf>;
let ana: number;
let ben: number;
let provider: Awaited<ReturnType<typeof publish>>;
let call: ReturnType<ReturnType<typeof programsOf>['by']>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  programs = programsOf(app);
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  call = programs.by((await programs.makeKey(ana)).secret);
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  provider = await publish(app, ben, admin, {
    listing: { businessName: 'Cedar Living', suburb: 'Brunswick', state: 'VIC', postcode: '3056' },
    checks: { identity: null },
  });
});
afterAll(() => app.close());

const share = async (by: number, body: object) => (await app.call<{ id: number }>(by, 'createPost', { body })).body.id;
const posts = async (query = '') => (await call<Many<ApiPost>>('GET', `/api/v1/posts${query}`)).body;

test('categories of the API are those of the forums, in their order', () => {
  const slugs = forums.map(({ name }) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
  expect([...categories]).toEqual(slugs);
  expect(forums.map(({ id }) => id)).toEqual(slugs.map((_, at) => at + 1));
});

test('APIDOCS-22: a list has data, total, limit and offset, and goes on by offset and by cursor', async () => {
  for (let n = 1; n <= 13; n += 1) await share(ben, { content: `Post ${n}` });
  const first = await posts();
  expect(first).toMatchObject({ total: 13, limit: 10, offset: 0 });
  expect(first.data.map(({ content }) => content).slice(0, 2)).toEqual(['Post 13', 'Post 12']);
  const second = await posts('?limit=5&offset=10');
  expect(second.data.map(({ content }) => content)).toEqual(['Post 3', 'Post 2', 'Post 1']);
  expect(second).toMatchObject({ total: 13, limit: 5, offset: 10, next: null });
  const byCursor = await posts(`?limit=5&cursor=${first.next}`);
  expect(byCursor.data.map(({ content }) => content)).toEqual(['Post 3', 'Post 2', 'Post 1']);
  for (const post of first.data) expect(ApiPost.safeParse(post).success).toBe(true);
});

test('APIDOCS-22: type and category choose, and an unknown one is named', async () => {
  await share(ben, { content: 'Which ramp?', type: 'question', forumId: 4, title: 'Ramps' });
  const found = await posts('?type=question&category=getting-around');
  expect(found.data.map(({ title, category }) => ({ title, category }))).toEqual([
    { title: 'Ramps', category: 'getting-around' },
  ]);
  expect(await posts('?type=question&category=technology')).toMatchObject({ data: [], total: 0 });
  const wrong = await call<Problem>('GET', '/api/v1/posts?type=poem');
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([400, ['type']]);
});

test('APIDOCS-23: a post is shared in the member’s name, with its category and tags', async () => {
  const made = await call<One<ApiPost>>('POST', '/api/v1/posts', {
    body: { content: 'Hello from my app', type: 'discussion', category: 'technology', tags: ['Apps'], isPublic: true },
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ type: 'discussion', category: 'technology', tags: ['apps'], authorId: ana });
  const site = (await app.call<{ content: string }>(ben, 'getPost', { params: { id: made.body.data.id } })).body;
  expect(site.content).toBe('Hello from my app');
  const hidden = await call<One<ApiPost>>('POST', '/api/v1/posts', {
    body: { content: 'For members', isPublic: false },
  });
  expect(hidden.body.data.isPublic).toBe(false);
  const wrong = await call<Problem>('POST', '/api/v1/posts', { body: { content: 'x', category: 'technology' } });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'category']);
});

test('APIDOCS-24: one post; what others share with members alone is missing', async () => {
  const [open, closed] = [await share(ben, { content: 'Open' }), await share(ben, { content: 'x', isPublic: false })];
  expect((await call<One<ApiPost>>('GET', `/api/v1/posts/${open}`)).body.data).toMatchObject({
    id: open,
    content: 'Open',
  });
  const [missing, unknown] = [
    await call<Problem>('GET', `/api/v1/posts/${closed}`),
    await call<Problem>('GET', '/api/v1/posts/999999'),
  ];
  expect([missing.status, unknown.status]).toEqual([404, 404]);
  expect({ ...missing.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  expect((await posts('?limit=100')).data.map(({ id }) => id)).not.toContain(closed);
});

test('what a member wrote without their name has none here either, and their own key doesn’t say that it’s theirs', async () => {
  const body = { content: 'A hard night', type: 'question', forumId: 6, title: 'Without a name', anonymous: true };
  const open = await share(ana, { ...body, audience: 'everyone' });
  const inside = await share(ana, { ...body, audience: 'members' });
  const { body: one } = await call<One<ApiPost>>('GET', `/api/v1/posts/${open}?include=author`);
  expect(one.data.author).toMatchObject({ displayName: 'Anonymous member', username: '', avatar: '' });
  expect(one.data.authorId).not.toBe(ana);
  expect((await call('GET', `/api/v1/posts/${inside}`)).status).toBe(404);
  expect((await posts('?category=health-and-wellbeing')).data.map(({ id }) => id)).toEqual([open]);
});

test('APIDOCS-25: providers are found by the search of the site', async () => {
  const search = async (query: string) => (await call<Many<ApiProvider>>('GET', `/api/v1/providers?${query}`)).body;
  expect(await search('query=cedar')).toMatchObject({ total: 1, limit: 10, offset: 0, next: null });
  const names = async (query: string) => (await search(query)).data.map(({ businessName }) => businessName);
  const { registrationStatus } = provider;
  for (const query of [
    'query=cedar',
    'location=melbourne',
    'serviceType=core',
    `registrationStatus=${registrationStatus}`,
    'isVerified=true',
    'query=cedar&location=melbourne&serviceType=core&isVerified=true&limit=1&offset=0',
  ]) {
    expect([query, await names(query)]).toEqual([query, ['Cedar Living']]);
  }
  for (const query of [
    'query=zebra',
    'location=sydney',
    'serviceType=capital',
    'registrationStatus=suspended',
    'isVerified=false',
    'offset=1',
  ]) {
    expect([query, await names(query)]).toEqual([query, []]);
  }
  const wrong = await call<Problem>('GET', '/api/v1/providers?registrationStatus=great');
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'registrationStatus']);
});

test('APIDOCS-26: one provider, as its page shows it', async () => {
  const { data } = (await call<One<ApiProviderDetail>>('GET', `/api/v1/providers/${provider.id}`)).body;
  expect(ApiProviderDetail.safeParse(data).success).toBe(true);
  expect(data).toMatchObject({
    id: provider.id,
    businessName: 'Cedar Living',
    postcode: '3056',
    isVerified: true,
    description: provider.businessDescription,
    phone: provider.phone,
    url: `/ndis-providers/${provider.id}`,
  });
  expect(data.services.map(({ serviceName }) => serviceName)).toEqual(
    provider.services.map(({ serviceName }) => serviceName),
  );
  expect(data.staff).toBeUndefined();
  expect((await call<Problem>('GET', '/api/v1/providers/999999')).status).toBe(404);
});

test('APIDOCS-27, APIDOCS-28: a message is sent, and one’s own are read, with one person or all', async () => {
  const cleo = await app.addMember({ name: 'Cleo' });
  const body = { recipientId: ben, content: 'Hello from my app', type: 'text' };
  const sent = await call<One<ApiMessage>>('POST', '/api/v1/messages', { body });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toEqual({
    id: expect.any(Number),
    fromUserId: ana,
    recipientId: ben,
    content: 'Hello from my app',
    type: 'text',
    createdAt: expect.any(String),
  });
  await app.call(ben, 'sendMessage', { body: { recipientId: ana, content: 'Hello Ana' } });
  await app.call(cleo, 'sendMessage', { body: { recipientId: ben, content: 'Between others' } });
  const all = (await call<Many<ApiMessage>>('GET', '/api/v1/messages?include=from')).body;
  expect(all.data.map(({ content, from }) => `${from?.displayName}: ${content}`)).toEqual([
    'Ben: Hello Ana',
    'Ana: Hello from my app',
  ]);
  expect(all.total).toBe(2);
  for (const message of all.data) expect(ApiMessage.safeParse(message).success).toBe(true);
  const page = (await call<Many<ApiMessage>>('GET', `/api/v1/messages?conversationWith=${ben}&limit=1&offset=1`)).body;
  expect(page.data.map(({ content }) => content)).toEqual(['Hello from my app']);
  expect((await call<Many<ApiMessage>>('GET', `/api/v1/messages?conversationWith=${cleo}`)).body.data).toEqual([]);
});

test('messages of groups are in no list', async () => {
  const [one, two] = [await app.addMember(), await app.addMember()];
  const { body: group } = await app.call<{ id: number }>(ana, 'createGroup', {
    body: { title: 'Tea', memberIds: [one, two] },
  });
  await app.call(ana, 'sendMessage', { body: { conversationId: group.id, content: 'To the group' } });
  const all = (await call<Many<ApiMessage>>('GET', '/api/v1/messages?limit=100')).body;
  expect(all.data.map(({ content }) => content)).not.toContain('To the group');
});

test('APIDOCS-29: the key says whose it is and what it may do', async () => {
  const { secret } = await programs.makeKey(ben, { mode: 'live', scopes: ['posts:read'] });
  const me = (await programs.by(secret)<One<ApiMe>>('GET', '/api/v1/me')).body.data;
  expect(me).toMatchObject({ id: ben, displayName: 'Ben', plan: 'free' });
  expect(me.key).toEqual({ name: 'My site', mode: 'live', scopes: ['posts:read'], perMinute: 1000 });
});

test('APIDOCS-21: the document is OpenAPI 3.1, with every call that keys open and no other', async () => {
  const { data } = (await call<One<{ openapi: string; paths: Record<string, object> }>>('GET', '/api/v1/docs')).body;
  expect(data.openapi).toBe('3.1.0');
  expect(
    Object.entries(data.paths).flatMap(([path, methods]) => Object.keys(methods).map((one) => `${one} ${path}`)),
  ).toEqual([
    'get /api/v1/docs',
    'get /api/v1/me',
    'get /api/v1/messages',
    'post /api/v1/messages',
    'get /api/v1/posts',
    'post /api/v1/posts',
    'get /api/v1/posts/{id}',
    'get /api/v1/providers',
    'get /api/v1/providers/{id}',
  ]);
  // What a full sandbox answers is written too, and what a letter to no one.
  const statuses = (path: string, method: string) => {
    const described = data.paths[path] as Readonly<Record<string, { readonly responses: object }>>;
    return Object.keys(described[method]?.responses ?? {});
  };
  const writes = ['201', '400', '401', '403', '409', '413', '415', '422', '429'];
  expect(statuses('/api/v1/posts', 'post')).toEqual(writes);
  expect(statuses('/api/v1/messages', 'post')).toEqual([...writes, '404'].sort());
  expect(statuses('/api/v1/posts', 'get')).toEqual(['200', '304', '400', '401', '403', '429']);
  const file = await programs.send<{ openapi: string }>('GET', '/api/openapi/v1.json');
  expect(file.body).toEqual(data);
});

test('APIDOCS-32: each refusal has the same shape: 400, 401, 403, 404', async () => {
  const { secret } = await programs.makeKey(ana, { mode: 'live', scopes: ['posts:read'] });
  const reader = programs.by(secret);
  const answers = [
    await call<Problem>('GET', '/api/v1/posts?limit=0'),
    await programs.send<Problem>('GET', '/api/v1/posts'),
    await programs.by(`${secret.slice(0, -1)}x`)<Problem>('GET', '/api/v1/posts'),
    await reader<Problem>('POST', '/api/v1/posts', { body: { content: 'x' } }),
    await reader<Problem>('GET', '/api/v1/posts/999999'),
    await reader<Problem>('GET', '/api/v1/nothing'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 401, 401, 403, 404, 404]);
  for (const { status, body, headers } of answers) {
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      type: expect.stringMatching(/^\/problems\//),
      title: expect.any(String),
      status,
      detail: expect.any(String),
      instance: expect.any(String),
    });
  }
  expect(answers[0]?.body.errors).toEqual([{ field: 'limit', rule: expect.any(String), message: expect.any(String) }]);
  expect(answers[1]?.headers['www-authenticate']).toBe('Bearer');
  expect(answers[3]?.body.detail).toBe(
    'This key doesn’t have the scope posts:write. Make another key, and choose it there.',
  );
});

test('a parameter that is not there is named, and a key in the address is refused with advice', async () => {
  const wrong = await call<Problem>('GET', '/api/v1/posts?limit=5&kind=question');
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([400, ['kind']]);
  const { secret } = await programs.makeKey(ben);
  const answers = [
    await programs.send<Problem>('GET', `/api/v1/me?api_key=${secret}`),
    await programs.by(secret)<Problem>('GET', `/api/v1/me?fields=${secret}`),
  ];
  for (const { status, body } of answers) {
    expect([status, body.type]).toEqual([401, '/problems/key-needed']);
    expect(body.detail).toContain('A key doesn’t go into an address: logs and histories keep those.');
    expect(JSON.stringify(body)).not.toContain(secret);
  }
  expect((await programs.by(secret)('GET', '/api/v1/me')).status).toBe(200);
});

test('a session opens nothing below /api/v1, and a key opens nothing else', async () => {
  const [line = ''] = await app.app.services.sessions.start(ana, { ip: '127.0.0.1', agent: 'test' });
  const cookie = line.split(';')[0] ?? '';
  expect((await programs.send('GET', '/api/v1/me', { headers: { cookie } })).status).toBe(401);
  const { secret } = await programs.makeKey(ana);
  expect((await programs.by(secret)('GET', '/api/api-keys')).status).toBe(401);
  expect((await programs.by(secret)<{ member: unknown }>('GET', '/api/session')).body.member).toBeNull();
});

test('APIDOCS-18: too many calls are answered with 429, Retry-After, and what is left', async () => {
  const { secret } = await programs.makeKey(await app.addMember());
  const own = programs.by(secret);
  const first = await own('GET', '/api/v1/me');
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '1000', 'ratelimit-remaining': '999' });
  const rest: Answered<Problem>[] = [];
  for (let n = 0; n < 1009; n += 1) rest.push(await own<Problem>('GET', '/api/v1/me'));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(999);
  const over = rest.filter(({ status }) => status === 429);
  expect(over).toHaveLength(10);
  expect(over[0]?.headers).toMatchObject({ 'ratelimit-limit': '1000', 'ratelimit-remaining': '0' });
  expect(Number(over[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(over[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(over[0]?.body).toMatchObject({ type: '/problems/too-many-requests', status: 429 });
}, 60_000);

test('what a live key searches by words counts as its member’s search, and what a test key does counts as none', async () => {
  const spent: string[] = [];
  const limits = { ...noLimits, spend: async (rate: string, caller: string) => void spent.push(`${rate} ${caller}`) };
  const counted = await startTestApp({ areas: serverAreas, limits });
  try {
    const userId = await counted.addMember();
    const own = programsOf(counted);
    const [live, test] = [await own.makeKey(userId), await own.makeKey(userId, { mode: 'test' })];
    for (const query of ['', '?query=ramp', '?query=ramps&offset=10', '?query=showering']) {
      expect((await own.by(live.secret)('GET', `/api/v1/providers${query}`)).status).toBe(200);
      expect((await own.by(test.secret)('GET', `/api/v1/providers${query}`)).status).toBe(200);
    }
    expect(spent).toEqual([`search m${userId}`, `search-step m${userId}`, `search m${userId}`]);
  } finally {
    await counted.close();
  }
});

test('what the page says of writes and searches is what the site allows its members', () => {
  expect(rates.write).toEqual({ points: writesPerMinute, duration: 60 });
  expect(rates.search).toEqual({ points: searchesPerMinute, duration: 60 });
});

test('the same Idempotency-Key shares a post once', async () => {
  const write = () =>
    call<One<ApiPost>>('POST', '/api/v1/posts', {
      body: { content: 'Only once' },
      headers: { 'idempotency-key': 'one-and-the-same' },
    });
  const [one, other] = [await write(), await write()];
  expect(other.body).toEqual(one.body);
  expect((await posts('?limit=100')).data.filter(({ content }) => content === 'Only once')).toHaveLength(1);
});

test('who has an answer already is told so with 304, and asks for fewer fields or more', async () => {
  const id = await share(ben, { content: 'With an ETag' });
  const url = `/api/v1/posts/${id}`;
  const first = await call<One<ApiPost>>('GET', url);
  expect(first.body.data.author).toBeUndefined();
  const etag = first.headers.etag ?? '';
  const again = await call('GET', url, { headers: { 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, undefined]);
  const few = await call<One<ApiPost>>('GET', `${url}?fields=id,content&include=author`);
  expect(few.body.data).toEqual({
    id,
    content: 'With an ETag',
    author: expect.objectContaining({ id: ben, displayName: 'Ben' }),
  });
  expect(few.headers.etag).not.toBe(etag);
});

test('pages of a site use a key that names the site, and no other', async () => {
  const { key, secret } = await programs.makeKey(ana);
  const own = programs.by(secret);
  const from = (origin: string) => own<Problem>('GET', '/api/v1/me', { headers: { origin } });
  expect((await from('https://app.example.org')).status).toBe(403);
  const body = { name: key.name, origins: ['https://app.example.org'], version: 1 };
  await app.call(ana, 'editApiKey', { params: { id: key.id }, body });
  const allowed = await from('https://app.example.org');
  expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([200, 'https://app.example.org']);
  expect(allowed.headers.vary).toContain('Origin');
  expect((await from('https://other.example.org')).status).toBe(403);
  const preflight = await programs.send('OPTIONS', '/api/v1/posts', {
    headers: { origin: 'https://app.example.org', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([
    204,
    'https://app.example.org',
  ]);
  expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
});
