import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '#areas/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import { makeLimits } from '#platform/server/limits.ts';
import { searchFields } from '#platform/server/searching.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

const all = contracts.flatMap(({ operations }) => operations as readonly OperationShape[]);

test('every operation that is searched by words names the class search, and no other does', () => {
  const searched = all.filter((one) => searchFields(one).length > 0).map(({ name }) => name);
  expect(all.filter(({ rate }) => rate === 'search').map(({ name }) => name)).toEqual(searched);
  expect(searched).toEqual(expect.arrayContaining(['search', 'suggest', 'searchMessages', 'listResources']));
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, limits: makeLimits({}) });
}, 60_000);
afterAll(() => app.close());

let addresses = 0;
const guest = () => {
  addresses += 1;
  const remoteAddress = `10.30.0.${addresses}`;
  return async (url: string) => (await app.app.http.inject({ url, remoteAddress })).statusCode;
};

test('a guest has 30 searches a minute, over all areas together', async () => {
  const ask = guest();
  const answers = [];
  for (let n = 0; n < 31; n++) {
    const address = ['/api/search', '/api/resources', '/api/search/suggestions', '/api/forums/similar'][n % 4];
    answers.push(await ask(`${address}?${n % 4 === 3 ? 'title' : 'q'}=${n}x`));
  }
  expect(answers).toEqual([...Array(30).fill(200), 429]);
  // What is not searched by words goes on.
  expect(await ask('/api/resources')).toBe(200);
  expect(await ask('/api/resources?q=')).toBe(200);
  expect(await guest()('/api/search?q=other')).toBe(200);
});

test('suggestions follow a slow typist: each letter of many words, and the searches that come of them', async () => {
  const ask = guest();
  for (const text of ['wheelchair taxi', 'speech therapy', 'carer payment', 'companion card']) {
    for (let end = 2; end <= text.length; end++) {
      expect(await ask(`/api/search/suggestions?q=${encodeURIComponent(text.slice(0, end))}`)).toBe(200);
    }
    expect(await ask(`/api/search?q=${encodeURIComponent(text)}`)).toBe(200);
  }
});

test('of many searches at once three are in work, thirty wait, and the others hear that it is busy', async () => {
  const { services } = app.app;
  const searches = services.searches as unknown as { find: (ask: unknown) => Promise<unknown> }[];
  const [first] = searches;
  if (!first) throw new Error('There is nothing to search.');
  const { find } = first;
  let [running, most] = [0, 0];
  const { promise: shut, resolve: open } = Promise.withResolvers<void>();
  const { promise: three, resolve: third } = Promise.withResolvers<void>();
  first.find = async (ask) => {
    running += 1;
    most = Math.max(most, running);
    if (running === 3) third();
    await shut;
    running -= 1;
    return find.call(first, ask);
  };
  const asks = Array.from({ length: 40 }, () => guest()('/api/search?q=taxi'));
  // Whoever is refused waits for nobody.
  expect(await Promise.race(asks)).toBe(503);
  await three;
  open();
  const answers = await Promise.all(asks);
  first.find = find;
  expect(most).toBe(3);
  expect(answers.filter((status) => status === 200)).toHaveLength(33);
  expect(answers.filter((status) => status === 503)).toHaveLength(7);
});
