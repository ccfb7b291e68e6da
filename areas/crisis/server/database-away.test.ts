import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Several, startSeveral } from '#areas/messages/server/testing/several.ts';
import { type PostgresServer, startPostgres } from '#platform/server/testing/postgres.ts';

let postgres: PostgresServer;
let several: Several;
beforeAll(async () => {
  postgres = await startPostgres();
  several = await startSeveral({ databaseUrl: await postgres.createDatabase('crisis_away'), processes: 1, members: 2 });
}, 120_000);
afterAll(async () => {
  await several?.stop();
  await postgres?.stop();
});

async function send(description: string) {
  const [server] = several.servers;
  const [ana] = several.browsers;
  const answer = await fetch(`${server?.url}/api/crisis-support`, {
    method: 'POST',
    headers: { cookie: ana?.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ urgencyLevel: 'high', supportType: 'emotional', description, isAnonymous: true }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = (await answer.json()) as { readonly id?: string };
  return { status: answer.status, id: body.id };
}

/** No silence: a request is stored, or refused while the database still hangs, and what is sent once more is there once. */
test('a database that hangs: a clear 503 before it is back, and then the same request is stored once', {
  timeout: 120_000,
}, async () => {
  const before = await send('Before.');
  expect(before.status).toBe(201);
  postgres.freeze();
  try {
    const refused = await Promise.all([send('Meanwhile.'), send('Meanwhile.')]);
    for (const { status } of refused) expect(status).toBe(503);
    // It is known by now.
    expect((await send('Meanwhile.')).status).toBe(503);
  } finally {
    postgres.thaw();
  }
  await expect.poll(async () => (await send('Meanwhile.')).status, { timeout: 10_000, interval: 200 }).toBe(201);
  const [again, same] = [await send('Meanwhile.'), await send('Before.')];
  expect(same.id).toBe(before.id);
  const { rows } = await several.pool.query<{ id: string }>('select id from crisis_requests');
  expect(rows.map(({ id }) => id).sort()).toEqual([before.id, again.id].sort());
});
