import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { advertiserIn } from '../testing/advertiser.ts';
import { fitting } from './list-ads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', now: new Date('2026-11-21T01:00:00Z') });
});
afterAll(() => app.close());

const run = (text: string, values: unknown[] = []) => app.database.query('', text, values);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

test('among 20,000 ads those of a page are read in the order of one index, and none is sorted', async () => {
  const [advertiser, moderator] = [await app.addMember(), await app.addMember({ roles: ['member', 'moderator'] })];
  const { adId } = await advertiserIn(app).run(advertiser, moderator);
  await run(
    `insert into ads (ad_set_id, creative_id, status, review, creative_version, submitted_at, reviewed_at, created_at)
     select ad_set_id, creative_id, status, review, creative_version, submitted_at, now(), created_at
     from ads, generate_series(1, 20000) where id = $1`,
    [adId],
  );
  await run(
    `insert into ad_lineup (surface, ad_id, ad_set_id, campaign_id, account_id, view_price, click_price, frequency,
       advertiser, turn)
     select surface, d.id, d.ad_set_id, s.campaign_id, c.account_id, 2, 0, 'day-1', 'Level Ground', (d.id * 7919) % 100003
     from ads d join ad_sets s on s.id = d.ad_set_id join ad_campaigns c on c.id = s.campaign_id,
       unnest(array['feed', 'blogs', 'forums', 'events']) surface
     on conflict do nothing`,
  );
  for (const table of ['ads', 'ad_lineup', 'ad_creatives', 'ad_accounts']) await run(`analyze ${table}`);
  const asked = { viewer: moderator, surface: 'feed', regions: ['VIC'] as const, topic: '', limit: 24 };
  const [row] = await app.database.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    '',
    `explain (format json) ${fitting.text}`,
    fitting.list(asked),
  );
  const all = row?.['QUERY PLAN'].flatMap(({ Plan: plan }) => nodes(plan)) ?? [];
  expect(all.filter((one) => one['Relation Name'] === 'ad_lineup').map((one) => one['Index Name'])).toEqual([
    'ad_lineup_turn',
  ]);
  expect(all.filter((one) => /Sort/.test(one['Node Type']))).toEqual([]);
  expect(all.filter((one) => one['Node Type'] === 'Seq Scan' && one['Relation Name'] === 'ads')).toEqual([]);
});
