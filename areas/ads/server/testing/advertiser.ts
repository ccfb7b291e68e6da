import sharp from 'sharp';
import type { TestApp } from '#platform/server/testing/app.ts';
import type { Ad, AdSet, Campaign, Creative, ShownAd } from '../../contract.ts';
import { adSet, campaign, creative } from '../example-campaign.ts';

export const pictureOf = async (width: number, height: number) => ({
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#4466aa' } })
      .png()
      .toBuffer(),
  ),
  type: 'image/png',
});

export interface Running {
  readonly campaignId: number;
  readonly adSetId: number;
  readonly adId: number;
  readonly creativeId: number;
}

/** Advertises as members do. Whoever is to be shown has bought a plan, and with it has a card. */
export const advertiserIn = (app: TestApp) => {
  const ask = async <Body>(as: number, operation: string, input?: object) =>
    (await app.call<Body>(as, operation, input)).body;
  const lineUp = async () => {
    await app.app.jobs.runNow('ads.line-up');
    await app.settle();
  };
  return {
    ask,
    lineUp,
    /** A campaign with one ad, approved. */
    run: async (as: number, moderator: number, more: { campaign?: object; set?: object; creative?: object } = {}) => {
      const { id: campaignId } = await ask<Campaign>(as, 'createCampaign', { body: campaign(more.campaign) });
      const set = await ask<AdSet>(as, 'createAdSet', { params: { id: campaignId }, body: adSet(more.set) });
      const shown = await ask<Creative>(as, 'createCreative', { body: creative(more.creative) });
      const params = { id: set.id };
      const ad = await ask<Ad>(as, 'createAd', { params, body: { creativeId: shown.id } });
      await ask(moderator, 'reviewAd', {
        params: { id: ad.id },
        body: { decision: 'approved', version: ad.version },
      });
      await lineUp();
      return { campaignId, adSetId: set.id, adId: ad.id, creativeId: shown.id } satisfies Running;
    },
    shown: (as: number, query: object = {}) =>
      ask<ShownAd[]>(as, 'listAds', { query: { surface: 'feed', places: 5, ...query } }),
    see: async (as: number, tokens: readonly string[]) =>
      (await ask<{ counted: number }>(as, 'countAdViews', { body: { tokens } })).counted,
    press: (as: number, token: string) => ask<{ url: string }>(as, 'pressAd', { body: { token } }),
    campaign: (as: number, id: number) => ask<Campaign>(as, 'getCampaign', { params: { id } }),
  };
};
