import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { assertSound } from '../testing/sound.ts';
import { accountOf } from './ledger.ts';

let app: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await (await sharedPostgres()).createDatabase('killed_credits');
  app = await startTestApp({ areas: serverAreas, databaseUrl });
});
afterAll(() => app.close());

const open = async () => {
  const userId = await app.addMember();
  return app.database.db.transaction((db) => accountOf(queryIn(db), userId, new Date()));
};

/** Moves credit in a process of its own, which is killed once it has said so many transfers; answers what it said. */
async function killedAfter(transfers: number): Promise<number[]> {
  const accounts = [await open(), await open(), await open(), await open()];
  const script = fileURLToPath(new URL('../testing/move-credits.ts', import.meta.url));
  const child = spawn(process.execPath, [script, databaseUrl, ...accounts.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(Number(line));
    if (said.length === transfers) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return said;
}

// `npm run verify kill` takes it again and again.
test('a process that is killed while it moves credit loses no transfer it confirmed, and leaves no half of one', {
  timeout: 120_000,
}, async () => {
  for (const transfers of [1, 8, 21]) {
    const said = await killedAfter(transfers);
    expect(said.length).toBeGreaterThanOrEqual(transfers);
    const kept = await app.database.query<{ id: number }>(
      '',
      'select id from credit_transfers where id = any($1::int[]) order by id',
      [said],
    );
    expect(kept.map(({ id }) => id)).toEqual(said.toSorted((one, other) => one - other));
    await assertSound(app.database);
  }
});
