import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { contractPart, download, json, operation } from '#platform/contract/operation.ts';
import { Currency, Day, GivenDay, inAccount } from './fields.ts';

/** Views are of half the ad for a second; a double press is one. Spend is in cents, after refunds. */
const figures = {
  impressions: z.number().int(),
  clicks: z.number().int(),
  /** Percent with two decimals. */
  rate: z.number(),
  spend: z.number().int(),
};
export const AdFigures = z.object(figures);
export type AdFigures = z.infer<typeof AdFigures>;

export const AdReport = z.object({
  /** The first and the last day, by the clock of the account. */
  from: Day,
  to: Day,
  currency: Currency,
  /** One row for each day, also where nothing happened. */
  days: z.array(z.object({ day: Day, ...figures })),
  campaigns: z.array(z.object({ id: Id, name: z.string(), ...figures })),
  ads: z.array(z.object({ id: Id, campaignId: Id, title: z.string(), ...figures })),
  creatives: z.array(z.object({ id: Id, title: z.string(), ...figures })),
  total: AdFigures,
  /** Of all days, in cents: what “Total Spent” says. */
  spentInAll: z.number().int(),
});
export type AdReport = z.infer<typeof AdReport>;

const period = inAccount.extend({
  /** One campaign; left out: all of them. */
  campaign: id.optional(),
  from: GivenDay.optional(),
  to: GivenDay.optional(),
});

export const getAdReport = operation({
  name: 'getAdReport',
  method: 'GET',
  path: '/api/advertising/report',
  policy: 'ads.mine',
  summary:
    'Impressions, clicks, rate and spend by day, campaign, ad and creative; the last 14 days, or up to a year that you name.',
  query: period,
  output: json(AdReport),
});

export const downloadAdReport = operation({
  name: 'downloadAdReport',
  method: 'GET',
  path: '/api/advertising/report/csv',
  policy: 'ads.mine',
  summary: 'The same as CSV: one row for each day, campaign, ad and creative.',
  query: period,
  output: download('text/csv; charset=utf-8'),
});

export const reportsPart = contractPart({
  operations: [getAdReport, downloadAdReport],
  entities: { AdReport, AdReportDay: GivenDay },
});
