import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { resealing } from '#platform/server/reseal.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { CrisisSupportRequest } from '../contract.ts';
import { renewMarks } from './renew-marks.ts';
import { authorMark, escalations, openAuthor, openText, openWords } from './seal.ts';
import { crisisCast } from './testing/crisis-cast.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

test('after a new secret everything is sealed with it, and the former one can be thrown away', async () => {
  const cast = await crisisCast(app);
  const helper = await cast.supporter('Helper');
  const ana = await app.addMember();
  const asked = await cast.accept(helper, await cast.ask(ana, { isAnonymous: true, location: 'Here' }));
  await app.call(ana, 'sendCrisisMessage', cast.on(asked.id, { content: 'Hello.' }));
  const body = { version: asked.version, reason: 'It is serious.' };
  await app.call<CrisisSupportRequest>(helper, 'escalateCrisisSupport', cast.on(asked.id, body));
  await cast.ask(ana, { description: 'With my name.' });

  const former = app.config.sessionSecret;
  const config = { ...app.config, sessionSecret: 'a new secret of the tests, long enough', previousSecret: former };
  const ask = { query: app.database.query, now: new Date(), services: { ...app.app.services, config } };
  const run = async () => {
    await resealing(app.app.registry.sealed).long(ask);
    await renewMarks(ask);
  };
  await run();

  const alone = { ...config, previousSecret: undefined };
  const rows = await app.database.query<{
    id: string;
    author: string;
    words: string;
    mark: string;
    escalation: string;
  }>(
    'resealed',
    `select id, author_sealed as author, words_sealed as words, author_mark as mark, escalation_sealed as escalation
     from crisis_requests order by is_anonymous desc`,
  );
  expect(rows).toHaveLength(2);
  for (const { id, author, words } of rows) {
    expect(openAuthor(alone, id, author).userId).toBe(ana);
    expect(openWords(alone, id, words).description).not.toBe('');
  }
  expect(rows[0]?.mark).toBe(authorMark(alone, ana));
  expect(rows[1]?.mark).toBeNull();
  expect(escalations.take(alone, { id: asked.id }, rows[0]?.escalation ?? '')).toBe('"It is serious."');
  const [message] = await app.database.query<{ seq: number; body: string }>(
    'said',
    'select seq, body_sealed as body from crisis_messages',
  );
  expect(openText(alone, asked.id, message?.seq ?? 0, message?.body ?? '')).toBe('Hello.');

  // A second time there is nothing to do.
  const before = JSON.stringify(await app.database.query('once', 'select * from crisis_requests order by id'));
  await run();
  expect(JSON.stringify(await app.database.query('once', 'select * from crisis_requests order by id'))).toBe(before);
});
