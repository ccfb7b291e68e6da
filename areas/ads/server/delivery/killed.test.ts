import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Usage } from '#areas/billing/contract.ts';
import { buyerIn, plan } from '#areas/billing/server/testing/buyer.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { AdReport } from '../../contract.ts';
import { advertiserIn } from '../testing/advertiser.ts';

// `npm run verify ads` takes 50 of them.
const kills = Number(process.env.KILLS ?? 3);

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
let databaseUrl: string;
let advertiser: number;
let adId: number;
let readers: number[];
beforeAll(async () => {
  databaseUrl = await (await sharedPostgres()).createDatabase('killed_views');
  app = await startTestApp({ areas: serverAreas, mode: 'demo', databaseUrl, env: { BILLING_CURRENCY: 'AUD' } });
  ads = advertiserIn(app);
  advertiser = await app.addMember();
  await buyerIn(app).buy(advertiser, { planId: plan.starter });
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  ({ adId } = await ads.run(advertiser, moderator, { campaign: { budget: 100_000 } }));
  readers = [];
  for (let n = 0; n < 6; n += 1) readers.push(await app.addMember());
}, 120_000);
afterAll(() => app.close());

interface Said {
  /** By its round: the tokens of one call. */
  readonly sent: Map<string, readonly string[]>;
  readonly confirmed: Set<string>;
}
/** Counts views in a process of its own, which is killed once it has said so many confirmations. */
async function killedAfter(confirmations: number): Promise<Said> {
  const script = fileURLToPath(new URL('../testing/see-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, databaseUrl, String(adId), ...readers.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: Said = { sent: new Map(), confirmed: new Set() };
  for await (const line of createInterface({ input: child.stdout })) {
    const [round = '', what, ...tokens] = line.split(' ');
    if (what === 'sees') said.sent.set(round, tokens);
    else said.confirmed.add(round);
    if (said.confirmed.size === confirmations) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return said;
}

test(`no view is lost once it is confirmed and none counts twice, killed ${kills} times`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  let all = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const { sent, confirmed } = await killedAfter(5 + ((kill * 7) % 31));
    const of = (isConfirmed: boolean) =>
      [...sent].flatMap(([round, tokens]) => (confirmed.has(round) === isConfirmed ? tokens : []));
    // Confirmed ones are counted already; of the others, those that were not are counted now.
    for (const tokens of chunks(of(true))) expect(await ads.see(readers[0] ?? 0, tokens)).toBe(0);
    for (const tokens of chunks(of(false))) await ads.see(readers[0] ?? 0, tokens);
    all += [...sent.values()].flat().length;
    const { body } = await app.call<AdReport>(advertiser, 'getAdReport', {});
    expect(body.total.impressions).toBe(all);
    expect([body.total.spend, body.spentInAll]).toEqual([all * 2, all * 2]);
    await app.app.jobs.runNow('ads.report-spend');
    await app.settle();
    const { body: usage } = await app.call<Usage>(advertiser, 'getUsage', {});
    expect(usage.spend.minor).toBe(all * 2);
  }
});

const chunks = (tokens: readonly string[]) =>
  Array.from({ length: Math.ceil(tokens.length / 50) }, (_, at) => tokens.slice(at * 50, at * 50 + 50));
