import { handOut } from '#areas/ads/server/delivery/token.ts';
import { serverAreas } from '#areas/server.ts';
import { makePrincipal } from '#platform/server/principal.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { median } from './load.ts';
import { note, perSecond, times } from './report.ts';
import { createDatabase } from './stage.ts';

/** Of one account, each with an ad set and the same number of ads. */
const campaigns = 20;
const adsEach = 5;
const ads = campaigns * adsEach;
const days = 366;
/** Of each ad on each day, so that a year comes to 100 million. */
const viewsEach = Math.ceil(100_000_000 / (ads * days));
const choices = 300;
const reports = 40;
const warmUp = 20;
const callers = 60;
/** As many as one call may say. */
const tokensEach = 50;
const viewSeconds = 10;
const viewsWanted = 10_000;

const fillings = [
  `insert into users (name, email, username)
     select 'Member ' || n, 'm' || n || '@example.org', 'member-' || n from generate_series(1, 3) n`,
  `insert into ad_accounts (owner_id, name, zone, currency, created_at)
     values (1, 'Level Ground', 'Australia/Melbourne', 'AUD', now())`,
  `insert into ad_campaigns (account_id, name, objective, budget_type, budget, starts_on, status, created_at)
     select 1, 'Campaign ' || n, 'awareness', 'daily', 100000000, current_date - ${days}, 'active', now()
     from generate_series(1, ${campaigns}) n`,
  `insert into ad_sets (campaign_id, name, surfaces, frequency, status, created_at)
     select id, 'Everyone', '{feed}', 'day-3', 'active', now() from ad_campaigns`,
  `insert into ad_creatives (account_id, title, type, body, call_to_action, link_url, ink, paper, text_size, created_at)
     select 1, 'Headline ' || n, 'text', 'We measure, cut and fit a ramp on the same visit.', 'Learn more',
       'https://levelground.example/ramps', '#1b1b1b', '#ffffff', 18, now() from generate_series(1, ${ads}) n`,
  `insert into ads (ad_set_id, creative_id, status, review, creative_version, submitted_at, reviewed_at, created_at)
     select 1 + (id - 1) % ${campaigns}, id, 'active', 'approved', 1, now(), now(), now() from ad_creatives`,
  `insert into ad_lineup (surface, ad_id, ad_set_id, campaign_id, account_id, view_price, click_price, frequency, advertiser, turn)
     select 'feed', id, ad_set_id, ad_set_id, 1, 2, 0, 'day-3', 'Level Ground', (id * 7919) % 1000 from ads`,
  `insert into ad_days (campaign_id, day, ad_id, creative_id, impressions, clicks, spent)
     select ad_set_id, current_date - d, id, creative_id, ${viewsEach}, ${viewsEach} / 60, 0
     from ads, generate_series(1, ${days}) d`,
  'analyze',
];

async function timed(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const from = performance.now();
    await work();
    if (round >= warmUp) spent.push(performance.now() - from);
  }
  return median(spent);
}

/** Members with their principal at hand, so that no session is measured. */
const asking =
  ({ app }: TestApp, id: number) =>
  (operation: string, more: { readonly query?: object; readonly body?: object }) =>
    app.invoke({
      operation,
      principal: makePrincipal({ by: 'demo' }, { id, roles: ['member'], plan: 'free' }),
      params: {},
      ...more,
      request: { ip: '127.0.0.1', agent: 'bench' },
    });

/** Ads chosen by a role that can read no one, views taken in by batches, and a year of figures from sums of days. */
export async function advertising() {
  const app = await startTestApp({ areas: serverAreas, databaseUrl: await createDatabase() });
  for (const text of fillings) await app.database.query('', text, []);
  const reader = asking(app, 2);

  const choice = await timed(choices, () => reader('listAds', { query: { surface: 'feed', places: '2' } }));
  note({
    goal: 'P14',
    what: `choosing ads for a page among ${ads}, as the narrow role`,
    figure: `${choice.toFixed(2)} ms`,
    limit: '1 ms',
    ratio: times(choice, 1),
    wanted: 'at most 1.00 ×',
  });

  const today = new Date();
  const year = new Date(today.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const owner = asking(app, 1);
  const query = { from: year, to: today.toISOString().slice(0, 10) };
  const report = await timed(reports, () => owner('getAdReport', { query }));
  note({
    goal: 'P14',
    what: `a year of ${ads} ads, ${((viewsEach * ads * days) / 1_000_000).toFixed(0)} million views in ${ads * days} sums of days`,
    figure: `${report.toFixed(1)} ms`,
    limit: '50 ms',
    ratio: times(report, 50),
    wanted: 'at most 1.00 ×',
  });

  const calls = Array.from({ length: (viewsWanted * viewSeconds) / tokensEach }, (_, call) =>
    Array.from({ length: tokensEach }, (__, at) => {
      const adId = 1 + ((call * tokensEach + at) % ads);
      return handOut(app.config, { adId, viewPrice: 2, clickPrice: 0, counts: true }, today);
    }),
  );
  const all = calls.length * tokensEach;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let tokens = calls.pop(); tokens; tokens = calls.pop()) await reader('countAdViews', { body: { tokens } });
    }),
  );
  const rate = all / ((performance.now() - from) / 1000);
  const [counted] = await app.database.query<{ count: number }>('', 'select count(*)::int as count from ad_views', []);
  note({
    goal: 'P14',
    what: `views counted by batches, ${tokensEach} a call by ${callers} callers: ${counted?.count ?? 0} of ${all} stored`,
    figure: perSecond(rate),
    limit: perSecond(viewsWanted),
    ratio: times(rate, viewsWanted),
    wanted: 'at least 1.00 ×',
    rate,
    writes: true,
  });
  await app.close();
}
