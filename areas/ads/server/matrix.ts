import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { adsContract } from '../contract.ts';
import { adSet, audience, campaign, creative } from './example-campaign.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);
/** Of someone else’s account everything is missing. */
const owners = (status: number) => who(401, status, 404, 404, 404);
/** No one in the matrix is an administrator. */
const admins = { expect: who(401, 403, 403, 403, 403), also: [403, 403, 403] } as const;
const reads = { expect: members(200), also: [200, 200, 200] } as const;
/** The smallest picture there is: one grey pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
/** Each in an account of their own, which is opened with it. */
const creates = { expect: members(201), also: [403, 201, 201] } as const;
/** Whoever writes has a free plan with few places, so each case uses what the one before has made. */
const writes = (status: number) => ({ expect: owners(status), also: [403, 404, 404] }) as const;

interface Made {
  readonly id: number;
  readonly version: number;
}
type Give = (fixture: MatrixFixture) => Promise<MatrixInput>;

async function first(fixture: MatrixFixture, list: string, create: string, body: object): Promise<Made> {
  const { as, people } = fixture;
  const [one] = await as<Made[]>(people.member, list);
  return one ?? as<Made>(people.member, create, { body });
}
const aCampaign = (fixture: MatrixFixture) => first(fixture, 'listCampaigns', 'createCampaign', campaign());
const aCreative = (fixture: MatrixFixture) => first(fixture, 'listCreatives', 'createCreative', creative());
const anAudience = (fixture: MatrixFixture) => first(fixture, 'listAudiences', 'createAudience', audience());
async function anAdSet(fixture: MatrixFixture): Promise<Made> {
  const { as, people } = fixture;
  const params = { id: (await aCampaign(fixture)).id };
  const [one] = await as<Made[]>(people.member, 'listAdSets', { params });
  return one ?? as<Made>(people.member, 'createAdSet', { params, body: adSet() });
}
/** Each is put away before the next, so that there is room. */
async function anAd(fixture: MatrixFixture): Promise<Made> {
  const { as, people } = fixture;
  const set = await anAdSet(fixture);
  const [{ ads } = { ads: [] }] = await as<{ ads: readonly (Made & { status: string })[] }[]>(
    people.member,
    'listAdSets',
    { params: { id: (await aCampaign(fixture)).id } },
  );
  for (const { id, status } of ads) {
    if (status !== 'archived') await as(people.member, 'setAdStatus', { params: { id }, body: { status: 'archived' } });
  }
  const { id: creativeId } = await aCreative(fixture);
  return as<Made>(people.member, 'createAd', { params: { id: set.id }, body: { creativeId } });
}
async function anAccount({ as, people }: MatrixFixture): Promise<Made> {
  const [one] = await as<Made[]>(people.member, 'listAdAccounts');
  const body = { name: 'Level Ground Mobility', zone: 'Australia/Melbourne' };
  return one ?? as<Made>(people.member, 'saveAdAccount', { body });
}
const by =
  (
    make: (fixture: MatrixFixture) => Promise<Made>,
    more: (one: Made) => Omit<MatrixInput, 'params'> = () => ({}),
  ): Give =>
  async (fixture) => {
    const one = await make(fixture);
    return { params: { id: one.id }, ...more(one) };
  };
const body = (given: object) => () => ({ body: given });

const missing = { params: { id: 2_000_000_000 } };
const noInvitation = { expect: members(404), also: [404, 404, 404], given: () => missing } as const;

export const matrix: Matrix<(typeof adsContract)['operations'][number]['name']> = {
  listAdAccounts: reads,
  saveAdAccount: {
    // A second time the version is missing: someone else may have changed it.
    expect: who(401, 409, 200, 200, 200),
    also: [403, 200, 200],
    given: async (fixture) => {
      if (fixture.caller === 'member') await anAccount(fixture);
      return { body: { name: 'Level Ground Mobility', zone: 'Australia/Melbourne' } };
    },
  },
  getAdSpending: reads,
  getAdTeam: { expect: owners(200), also: [404, 404, 404], given: by(anAccount) },
  inviteAdMember: { ...writes(400), given: by(anAccount, body({ username: 'no one', role: 'analyst' })) },
  setAdMemberRole: {
    ...writes(404),
    given: async (fixture) => ({
      params: { id: (await anAccount(fixture)).id, no: 2_000_000_000 },
      body: { role: 'analyst' },
    }),
  },
  removeAdMember: {
    ...writes(404),
    given: async (fixture) => ({ params: { id: (await anAccount(fixture)).id, no: 2_000_000_000 } }),
  },
  listAdInvitations: reads,
  acceptAdInvitation: { ...noInvitation, also: [403, 404, 404] },
  leaveAdAccount: noInvitation,
  listCampaigns: reads,
  countAds: reads,
  getCampaign: { expect: owners(200), also: [404, 404, 404], given: by(aCampaign) },
  createCampaign: { ...creates, given: () => ({ body: campaign() }) },
  editCampaign: { ...writes(200), given: by(aCampaign, ({ version }) => ({ body: campaign({ version }) })) },
  setCampaignStatus: { ...writes(200), given: by(aCampaign, body({ status: 'active' })) },
  archiveCampaign: {
    ...writes(200),
    given: async (fixture) => {
      const { id } = await fixture.as<Made>(fixture.people.member, 'createCampaign', { body: campaign() });
      const { caller, people } = fixture;
      // What no one else may put away must not stay in the way of the next case.
      if (caller !== 'member') await fixture.as(people.member, 'archiveCampaign', { params: { id } });
      return { params: { id } };
    },
  },
  duplicateCampaign: {
    ...writes(201),
    given: async (fixture) => {
      const { as, people } = fixture;
      for (const { id } of await as<Made[]>(people.member, 'listCampaigns')) {
        await as(people.member, 'archiveCampaign', { params: { id } });
      }
      return { params: { id: (await aCampaign(fixture)).id } };
    },
  },
  listCampaignChanges: { expect: owners(200), also: [404, 404, 404], given: by(aCampaign) },
  listAdSets: { expect: owners(200), also: [404, 404, 404], given: by(aCampaign) },
  createAdSet: { ...writes(201), given: by(aCampaign, body(adSet())) },
  editAdSet: { ...writes(200), given: by(anAdSet, ({ version }) => ({ body: adSet({ version }) })) },
  setAdSetStatus: { ...writes(200), given: by(anAdSet, body({ status: 'active' })) },
  createAd: { ...writes(404), given: by(anAdSet, body({ creativeId: 2_000_000_000 })) },
  setAdStatus: { ...writes(200), given: by(anAd, body({ status: 'paused' })) },
  listCreatives: reads,
  getCreative: { expect: owners(200), also: [404, 404, 404], given: by(aCreative) },
  uploadAdPicture: { ...creates, given: () => ({ upload: { bytes: pixel, type: 'image/gif' } }) },
  readAdPicture: {
    expect: members(404),
    also: [404, 404, 404],
    given: () => ({ params: { id: 2_000_000_000, size: 'small' } }),
  },
  checkCreative: { expect: members(200), also: [403, 200, 200], given: () => ({ body: creative() }) },
  createCreative: { ...creates, given: () => ({ body: creative() }) },
  editCreative: { ...writes(200), given: by(aCreative, ({ version }) => ({ body: creative({ version }) })) },
  archiveCreative: { ...writes(200), given: by(aCreative, body({ archived: false })) },
  listAudiences: reads,
  estimateAudience: { expect: members(200), also: [403, 200, 200], given: () => ({ body: {} }) },
  createAudience: { ...creates, given: () => ({ body: audience() }) },
  editAudience: { ...writes(200), given: by(anAudience, ({ version }) => ({ body: audience({ version }) })) },
  deleteAudience: { ...writes(200), given: by(anAudience) },
  listAds: { ...reads, given: () => ({ query: { surface: 'feed' } }) },
  countAdViews: { expect: members(200), also: [403, 200, 200], given: () => ({ body: { tokens: ['x'.repeat(60)] } }) },
  pressAd: { expect: members(404), also: [403, 404, 404], given: () => ({ body: { token: 'x'.repeat(60) } }) },
  getAdChoice: reads,
  putAdChoice: { ...reads, given: () => ({ body: { off: true } }) },
  getAdReport: reads,
  downloadAdReport: reads,
  listWaitingAds: { expect: who(401, 403, 403, 403, 200), also: [403, 403, 403] },
  reviewAd: {
    expect: who(401, 403, 403, 403, 200),
    also: [403, 403, 403],
    given: by(anAd, ({ version }) => ({ body: { decision: 'approved', version } })),
  },
  refundAds: { ...admins, given: by(aCampaign, body({ day: '2026-11-01', amount: 1, reason: 'Why' })) },
  listAdCharges: admins,
  getAdPrices: admins,
  saveAdPrices: { ...admins, given: () => ({ body: { view: 1, click: 1, version: 1 } }) },
};
