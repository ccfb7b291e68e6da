import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { assertSound } from '../testing/sound.ts';
import { deliver, type PaidApp, startPaidApp } from '../testing/stripe-payer.ts';

// `npm run verify billing` takes 50 of them.
const kills = Number(process.env.KILLS ?? 3);

let paid: PaidApp;
let databaseUrl: string;
let members: number[];
beforeAll(async () => {
  databaseUrl = await (await sharedPostgres()).createDatabase('killed_payments');
  paid = await startPaidApp({ areas: serverAreas, databaseUrl }, new Date());
  members = [];
  for (let n = 0; n < 4; n += 1) members.push(await paid.app.addMember());
});
afterAll(() => paid.close());

/** Buys in a process of its own, which is killed once it has said so many changes; answers what it said. */
async function killedAfter(changes: number): Promise<string[]> {
  const script = fileURLToPath(new URL('../testing/pay-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, databaseUrl, paid.stripe.origin, ...members.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === changes) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return said;
}

const rows = <T extends object>(text: string) => paid.app.database.query<T>('', text, []);

test(`processes that are killed while people pay lose nothing and take nothing twice, ${kills} times`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const { app, stripe } = paid;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await rows<{ id: number }>(`select id from invoices`);
    const said = await killedAfter(3 + ((kill * 7) % 19));
    // What the process left behind: the job comes, and Stripe tells all that happened, each thing twice.
    paid.setNow(new Date(Date.now() + 20 * 60_000));
    await app.app.jobs.runNow('billing.renew');
    for (const event of stripe.events.splice(0)) {
      for (let time = 0; time < 2; time += 1) expect(await deliver(app, stripe, event)).toBe(204);
    }
    await app.settle();
    await assertSound(app.database);
    const after = await rows<{ id: number }>(`select id from invoices`);
    expect(after.length - before.length).toBeGreaterThanOrEqual(said.length);
    const [left] = await rows<{ count: number }>(`select count(*)::int as count from payments where state = 'pending'`);
    expect(left?.count).toBe(0);
    const [ours] = await rows<{ sum: number }>(
      `select coalesce(sum(amount - refunded), 0)::int as sum from payments where state = 'paid'`,
    );
    expect(ours?.sum).toBe(stripe.charged());
    paid.setNow(new Date());
  }
});
