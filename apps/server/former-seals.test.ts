import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { asQuery } from '#platform/server/db.ts';
import { resealing } from '#platform/server/reseal.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { formerSeal } from '#platform/server/testing/former-seal.ts';

/** Values from before they were bound to their rows. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const reseal = () => app.app.jobs.runNow('platform.reseal');
const all = (text: string, values: unknown[] = []) => app.database.query<Record<string, string>>('', text, values);

test('needs of a passport read on, and are bound to their rows once the job has run', async () => {
  const me = await app.addMember();
  for (const text of ['Dim light', 'Time to answer']) await app.call(me, 'addPassportItem', { body: { text } });
  const items = async () => {
    const { body } = await app.call<{ items: { text: string }[] }>(me, 'getPassport');
    return body.items.map(({ text }) => text);
  };
  for (const [at, text] of (await items()).entries()) {
    const old = formerSeal(app.config, 'passport', `member ${me}`, JSON.stringify({ feature: null, text }));
    await all('update passport_items set sealed = $1 where user_id = $2 and position = $3', [old, me, at + 1]);
  }
  expect(await items()).toEqual(['Dim light', 'Time to answer']);
  await reseal();
  const rows = await all('select left(sealed, 3) as form from passport_items where user_id = $1', [me]);
  expect(rows).toEqual([{ form: 'v2.' }, { form: 'v2.' }]);
  expect(await items()).toEqual(['Dim light', 'Time to answer']);
  await all(
    `update passport_items a set sealed = b.sealed from passport_items b
     where a.user_id = $1 and b.user_id = $1 and a.position = 3 - b.position`,
    [me],
  );
  const said = 'We couldn’t open this. It was damaged or moved.';
  expect(await items()).toEqual([said, said]);
});

test('messages read on, and a job that was killed goes on with what is left', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { body: sent } = await app.call<{ conversationId: number }>(ana, 'sendMessage', {
    body: { recipientId: ben, content: 'One' },
  });
  const { conversationId } = sent;
  await app.call(ana, 'sendMessage', { body: { conversationId, content: 'Two' } });
  const column = app.app.registry.sealed.find(({ table }) => table === 'conversations');
  const [held] = await all('select key_sealed as key from conversations where id = $1', [conversationId]);
  const ask = { query: app.database.query, config: app.config, row: { id: conversationId } };
  const key = Buffer.from(String(await column?.open({ ...ask, sealed: held?.key ?? '' })), 'base64url');
  for (const [at, content] of ['One', 'Two'].entries()) {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`1 ${conversationId} ${ana}`));
    const text = Buffer.concat([cipher.update(JSON.stringify({ content })), cipher.final()]);
    const old = Buffer.concat([Buffer.from([1]), iv, text, cipher.getAuthTag()]);
    await all('update messages set body = $1 where conversation_id = $2 and seq = $3', [old, conversationId, at + 1]);
  }
  const read = async () => {
    const { body } = await app.call<{ content: string }[]>(ana, 'listConversationMessages', {
      params: { id: conversationId },
    });
    return body.map(({ content }) => content).sort();
  };
  expect(await read()).toEqual(['One', 'Two']);

  const query = asQuery((name, text, values) => {
    if (text.startsWith('update "messages"')) updates += 1;
    if (updates > 1) throw new Error('killed');
    return app.database.query(name, text, values);
  });
  let updates = 0;
  const services = app.app.services;
  const killed = resealing(app.app.registry.sealed).long({ query, now: new Date(), services });
  await expect(killed).rejects.toThrow('killed');
  const forms = () =>
    all('select get_byte(body, 0) as form from messages where conversation_id = $1 order by 1', [conversationId]);
  expect(await forms()).toEqual([{ form: 1 }, { form: 2 }]);
  expect(await read()).toEqual(['One', 'Two']);
  await reseal();
  expect(await forms()).toEqual([{ form: 2 }, { form: 2 }]);
  expect(await read()).toEqual(['One', 'Two']);
});
