import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { AdPicture, AdSet, Audience, Campaign } from '../contract.ts';
import { adSet, audience, campaign } from './example-campaign.ts';
import { advertiserIn, pictureOf } from './testing/advertiser.ts';

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
let me: number;
/** Someone else’s transaction, in its midst. */
let other: pg.Client;
/** Outside any transaction: within one, who else there is is read once. */
let watcher: pg.Client;
beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('ads_races');
  app = await startTestApp({ areas: serverAreas, mode: 'demo', databaseUrl, now: new Date('2026-11-21T01:00:00Z') });
  ads = advertiserIn(app);
  me = await app.addMember();
  other = new pg.Client({ connectionString: databaseUrl });
  watcher = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([other.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([other.end(), watcher.end()]);
  await app.close();
});

/** Until somebody waits for what the other holds. */
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const someoneWaits = () =>
  expect.poll(async () => (await watcher.query(waiting)).rows.length, { interval: 10 }).toBeGreaterThan(0);

test('an ad set for an audience that is being deleted is refused at its field', async () => {
  const { id } = await ads.ask<Campaign>(me, 'createCampaign', { body: campaign() });
  const { id: audienceId } = await ads.ask<Audience>(me, 'createAudience', { body: audience() });
  await other.query('begin');
  await other.query('delete from ad_audiences where id = $1', [audienceId]);
  const adding = ads
    .ask<AdSet>(me, 'createAdSet', { params: { id }, body: adSet({ audienceId }) })
    .catch((error: unknown) => error);
  await someoneWaits();
  await other.query('commit');
  const refused = await adding;
  expect(refused).toBeInstanceOf(ProblemError);
  expect((refused as ProblemError).problem).toMatchObject({
    status: 400,
    errors: [{ field: 'audienceId', message: 'Choose one of your audiences.' }],
  });
});

test('the sweep waits for no picture that a creative is about to show, leaves it, and drops it once none does', async () => {
  const upload = await pictureOf(800, 600);
  const shown = await ads.ask<AdPicture>(me, 'uploadAdPicture', { query: { fileName: 'one.png' }, upload });
  const unused = await ads.ask<AdPicture>(me, 'uploadAdPicture', { query: { fileName: 'two.png' }, upload });
  const left = async () => {
    const rows = await app.database.query<{ id: number }>('', 'select id from ad_pictures order by id', []);
    return rows.map(({ id }) => id);
  };
  expect(await left()).toEqual([shown.id, unused.id]);
  app.setNow(new Date('2026-11-22T02:00:00Z'));
  await other.query('begin');
  await other.query('select 1 from ad_pictures where id = $1 for key share', [shown.id]);
  await app.app.jobs.runNow('ads.sweep-pictures');
  expect(await left()).toEqual([shown.id]);
  await other.query('rollback');
  await app.app.jobs.runNow('ads.sweep-pictures');
  expect(await left()).toEqual([]);
});
