import { of, own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';
import { adSet, audience, campaign, creative } from '../example-campaign.ts';

interface Made {
  readonly id: number;
}
const alone = 'Everything of an advertising account is for its people alone.';
const byId = (what: string) => ({
  alike: {
    status: 404,
    why: alone,
    ask: ({ other }: { readonly other: { readonly made: (what: string) => number | string } }) => of(other.made(what)),
  },
});

/** Each invites the other: names meet in teams and invitations, and nowhere else. */
export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const account = await ask<Made>(id, 'saveAdAccount', { body: { name: word, zone: 'Australia/Sydney' } });
    keep('ad account', account.id);
    const made = await ask<Made>(id, 'createCampaign', { body: campaign({ name: word }) });
    keep('ad campaign', made.id);
    const set = await ask<Made>(id, 'createAdSet', { params: { id: made.id }, body: adSet({ name: word }) });
    const shown = await ask<Made>(id, 'createCreative', { body: creative({ title: word, body: word }) });
    keep('ad creative', shown.id);
    await ask(id, 'createAd', { params: { id: set.id }, body: { creativeId: shown.id } });
    await ask(id, 'createAudience', { body: audience({ name: word }) });
  },
  meet: async (one, another, { ask }) => {
    const { member } = await ask<{ member: { username: string } }>(another.id, 'getSession');
    const params = { id: one.made('ad account') };
    await ask(one.id, 'inviteAdMember', { params, body: { username: member.username, role: 'manager' } });
  },
  reads: {
    listAdAccounts: own,
    getAdSpending: own,
    getAdTeam: { asks: ({ me }) => [of(me.made('ad account'))], shows: true },
    listAdInvitations: { ...own, shows: true },
    listCampaigns: own,
    countAds: own,
    getCampaign: byId('ad campaign'),
    listCampaignChanges: byId('ad campaign'),
    listAdSets: byId('ad campaign'),
    listCreatives: own,
    getCreative: byId('ad creative'),
    readAdPicture: {
      alike: {
        status: 404,
        why: alone,
        ask: () => ({ params: { id: 2_000_000_000, size: 'small' } }),
      },
    },
    listAudiences: own,
    listAds: {
      asks: () => [{ query: { surface: 'feed' } }],
      never: 'Nothing runs here that a moderator has not approved; delivery.test.ts says what a block changes.',
    },
    getAdChoice: own,
    getAdReport: own,
    downloadAdReport: own,
    listWaitingAds: staffOnly('for moderators'),
    listAdCharges: staffOnly('for administrators'),
    getAdPrices: staffOnly('for administrators'),
  },
  acts: {
    acceptAdInvitation: ({ other }) => of(other.made('ad account')),
  },
  unanswered: {
    inviteAdMember: 'It needs the username of someone who is found; account.test.ts says what a block changes.',
    pressAd: 'Nothing runs here; delivery.test.ts says that an ad of someone with a block is never handed out.',
  },
};
