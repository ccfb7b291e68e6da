import sharp from 'sharp';
import { type Canaries, chosen, fileKey, ours } from '#platform/server/testing/canaries.ts';
import { adSet, audience, campaign, creative } from '../example-campaign.ts';

interface Made {
  readonly id: number;
}
/** Wide enough for the gate. */
const wide = async () => ({
  bytes: new Uint8Array(
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4466aa' } })
      .png()
      .toBuffer(),
  ),
  type: 'image/png',
});

const staff = 'Words of staff about an ad, which go with its campaign.';

export const canaries: Canaries = {
  planted: {
    'ad_accounts.name': 'zyxadaccount',
    'ad_campaigns.name': 'zyxadcampaign',
    'ad_sets.name': 'zyxadset',
    'ad_audiences.name': 'zyxadaudience',
    'ad_creatives.title': 'zyxadtitle',
    'ad_creatives.body': 'zyxadbody',
    'ad_creatives.alt_text': 'zyxadpicture',
    'ad_creatives.link_url': 'zyxadlink',
    'ad_pictures.file_name': 'zyxadfile',
    'ad_changes.name': 'zyxadcampaign',
  },
  wordless: {
    'ad_accounts.zone': chosen,
    'ad_accounts.currency': chosen,
    'ad_accounts.stopped': chosen,
    'ad_members.role': chosen,
    'ad_campaigns.objective': chosen,
    'ad_campaigns.budget_type': chosen,
    'ad_campaigns.status': chosen,
    'ad_audiences.regions': chosen,
    'ad_audiences.topics': chosen,
    'ad_sets.surfaces': chosen,
    'ad_sets.frequency': chosen,
    'ad_sets.status': chosen,
    'ad_pictures.full_key': fileKey,
    'ad_pictures.small_key': fileKey,
    'ad_creatives.type': chosen,
    'ad_creatives.call_to_action': chosen,
    'ad_creatives.ink': chosen,
    'ad_creatives.paper': chosen,
    'ads.status': chosen,
    'ads.review': chosen,
    'ads.claims': 'Claims that were found, in our words and those of a list of ours.',
    'ads.reason': staff,
    'ad_changes.kind': chosen,
    'ad_changes.what': chosen,
    'ad_changes.field': ours,
    'ad_changes.before': 'Of a name: planted with the campaign, and it goes with it.',
    'ad_changes.after': 'Of a name: planted with the campaign, and it goes with it.',
    'ad_refunds.reason': staff,
    'ad_months.month': ours,
    'ad_prices.currency': chosen,
    'ad_lineup.surface': chosen,
    'ad_lineup.regions': chosen,
    'ad_lineup.topics': chosen,
    'ad_lineup.frequency': chosen,
    'ad_lineup.advertiser': 'The name of the account once more, while its ads run.',
    'ad_views.nonce': 'A random number.',
    'ad_openings.surface': chosen,
    'ad_openings.zone': chosen,
    'ad_openings.topic': chosen,
  },
  files: ['ad-pictures/N.webp'],
  plant: async ({ call, me: { id } }) => {
    await call(id, 'saveAdAccount', { body: { name: 'zyxadaccount', zone: 'Australia/Sydney' } });
    const made = await call<Made>(id, 'createCampaign', { body: campaign({ name: 'zyxadcampaign' }) });
    const params = { id: made.id };
    const { id: audienceId } = await call<Made>(id, 'createAudience', { body: audience({ name: 'zyxadaudience' }) });
    const set = await call<Made>(id, 'createAdSet', { params, body: adSet({ name: 'zyxadset', audienceId }) });
    const shown = await call<Made>(id, 'uploadAdPicture', {
      query: { fileName: 'zyxadfile' },
      upload: await wide(),
    });
    const { id: creativeId } = await call<Made>(id, 'createCreative', {
      body: creative({
        type: 'linked',
        title: 'zyxadtitle',
        body: 'zyxadbody is NDIS approved',
        altText: 'zyxadpicture',
        linkUrl: 'https://zyxadlink.example',
        pictureId: shown.id,
      }),
    });
    await call(id, 'createAd', { params: { id: set.id }, body: { creativeId } });
  },
};
