// A process for tests: readers see ads, and billing is told of it, until it is killed. It says what it is about to
// count and what is confirmed. Its arguments: the address of a database and the numbers of an ad and of readers.
import { serverAreas } from '#areas/server.ts';
import { startTestApp } from '#platform/server/testing/app.ts';
import { handOut } from '../delivery/token.ts';

const [databaseUrl = '', adId = '', ...readers] = process.argv.slice(2);
const app = await startTestApp({ areas: serverAreas, mode: 'demo', databaseUrl, env: { BILLING_CURRENCY: 'AUD' } });
const ad = { adId: Number(adId), viewPrice: 2, clickPrice: 0, counts: true };

async function keepSeeing(as: number): Promise<never> {
  for (let round = 1; ; round += 1) {
    const tokens = Array.from({ length: 1 + (round % 7) }, () => handOut(app.config, ad, new Date()));
    process.stdout.write(`${as}-${round} sees ${tokens.join(' ')}\n`);
    await app.call(as, 'countAdViews', { body: { tokens } });
    process.stdout.write(`${as}-${round} counted\n`);
  }
}
async function keepTelling(): Promise<never> {
  for (;;) await app.app.jobs.runNow('ads.report-spend');
}
await Promise.all([...readers.map(Number).map(keepSeeing), keepTelling()]);
