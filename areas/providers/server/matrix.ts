import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { providersContract } from '../contract.ts';
import { agreed, listing, service, stated, vacancy, worker } from './example-listing.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const everyone = who(200, 200, 200, 200, 200);
const members = (status: number) => who(401, status, status, status, status);
/** Of a listing that is not published: it is its owner’s alone, and for all others it is not there. */
const owners = (status: number, guest = 401) => who(guest, status, 404, 404, 404);
/** No one in the matrix is an administrator; what one may do is in checks.test.ts. */
const nobody = { expect: who(401, 403, 403, 403, 403), also: [403, 403, 403] as const };

const noReview = { expect: members(404), also: [403, 404, 404] as const };

/** No member saves one twice. */
let searches = 0;
const newSearch = () => {
  searches += 1;
  return `search=${searches}`;
};

interface Made {
  readonly id: number;
  readonly version: number;
}

/** Each case begins without the listing of the one before: a member has a limited number of them. */
async function made({ as, people }: MatrixFixture): Promise<Made> {
  for (const { id } of await as<Made[]>(people.member, 'listMyProviders')) {
    await as(people.member, 'deleteProvider', { params: { id } });
  }
  return as<Made>(people.member, 'createProvider', { body: listing() });
}
const onOne =
  (more: (one: Made) => Omit<MatrixInput, 'params'> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const one = await made(fixture);
    return { params: { id: one.id }, ...more(one) };
  };

/** A listing that is published and has no owner any longer, which the caller claims if they may. */
async function claimed(fixture: MatrixFixture): Promise<MatrixInput> {
  const { as, caller, callerId } = fixture;
  const { id } = await made(fixture);
  const params = { id };
  await fixture.write('update providers set published_at = now(), listed_by = null where id = $1::int', [id]);
  if (caller !== 'guest' && caller !== 'suspended') {
    await as(callerId, 'askProviderClaim', { params, body: { words: 'Ours' } });
  }
  return { params, upload: pixel };
}

/** A picture of the member’s claim; a member makes few claims in a month, so all others try that of the first case. */
let madeFile = 1;
async function claimFile(fixture: MatrixFixture): Promise<MatrixInput> {
  if (fixture.caller === 'member') {
    const input = await claimed(fixture);
    const { claim } = await fixture.as<{ claim: { files: readonly number[] } }>(
      fixture.callerId,
      'addProviderClaimFile',
      input,
    );
    madeFile = claim.files.at(-1) ?? madeFile;
  }
  return { params: { id: madeFile } };
}

const usernameOf = async ({ as }: MatrixFixture, id: number) =>
  (await as<{ member: { username: string } }>(id, 'getSession')).member.username;
const invited =
  (helper: 'other' | 'supporter', more: (no: number) => Partial<MatrixInput> = () => ({}), joins = false) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await made(fixture);
    const { as, people } = fixture;
    const username = await usernameOf(fixture, people[helper]);
    const params = { id };
    const team = await as<{ members: { no: number }[] }>(people.member, 'inviteProviderMember', {
      params,
      body: { username, role: 'coordinator' },
    });
    if (joins) await as(people[helper], 'acceptProviderInvitation', { params });
    const { params: also, ...rest } = more(team.members.at(-1)?.no ?? 0);
    return { params: { ...params, ...also }, ...rest };
  };

/** On the first part of this kind that a listing has; `edit`: with what is sent to change it. */
const onPart =
  (list: 'services' | 'staff' | 'vacancies', param: string, add: string, body: object, edit = false) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await made(fixture);
    type Whole = Readonly<Record<typeof list, readonly { readonly id: number }[]>>;
    const whole = await fixture.as<Whole>(fixture.people.member, add, { params: { id }, body });
    const params = { id, [param]: whole[list][0]?.id ?? 0 };
    return { params, ...(edit && { body: { ...body, version: 1 } }) };
  };

/** Each case begins with an agreement that is new: its listing went with the one before. */
const onAgreement =
  (body?: (version: number) => object) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { as, people } = fixture;
    const { id } = await made(fixture);
    const one = await as<Made>(people.member, 'createProviderAgreement', { params: { id }, body: agreed });
    return { params: { id: one.id }, ...(body && { body: body(one.version) }) };
  };
const limitRow = {
  ...{ item: '01_011_0107_1_1', unit: 'hour', national: 7050, remote: null, veryRemote: null },
  ...{ from: '2026-07-01', to: '2027-06-30' },
};

const check = {
  kind: 'identity',
  result: 'confirmed',
  seenOn: '2026-01-01',
  source: 'The Australian Business Register',
  expiry: null,
};
const pixel = {
  bytes: Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  type: 'image/gif',
};
type OneImage = Readonly<Record<'id' | 'imageId', number>>;
const onImage =
  (more: (one: OneImage, fixture: MatrixFixture) => MatrixInput | Promise<MatrixInput> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await made(fixture);
    const { as, people } = fixture;
    const params = { id, place: 'gallery' };
    const image = await as<{ id: number }>(people.member, 'uploadProviderImage', { params, upload: pixel });
    const one = { id, imageId: image.id };
    return { params: one, ...(await more(one, fixture)) };
  };
const onPaper =
  (more: MatrixInput = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await made(fixture);
    const params = { id };
    const paper = await fixture.as<Made>(fixture.people.member, 'stateProviderPaper', { params, body: stated });
    return { params: { id, paperId: paper.id }, ...more };
  };
const rules = {
  takesRequests: true,
  noticeHours: 24,
  gapMinutes: 15,
  horizonDays: 60,
  cancelHours: 24,
  cancellation: 'After that, half of the price.',
};
const decision = { version: 1, reason: 'All is in order.' };

export const matrix: Matrix<(typeof providersContract)['operations'][number]['name']> = {
  listProviders: { expect: everyone, also: [200, 200, 200] },
  countProviders: { expect: everyone, also: [200, 200, 200] },
  suggestProviderPlaces: { expect: everyone, also: [200, 200, 200], given: () => ({ query: { q: 'foot' } }) },
  compareProviders: { expect: everyone, also: [200, 200, 200], given: () => ({ query: { ids: '1,2' } }) },
  getProvider: { expect: owners(200, 404), also: [404, 404, 404], given: onOne() },
  listProviderReviews: { expect: owners(200, 404), also: [404, 404, 404], given: onOne() },
  listBookingsToReview: { expect: owners(200), also: [404, 404, 404], given: onOne() },
  // No one in the matrix has had a booking with a provider; reviews.test.ts says what those who had may do.
  reviewProvider: {
    expect: owners(403),
    also: [403, 404, 404],
    given: onOne(() => ({ body: { bookingId: 2_000_000_000, rating: 5 } })),
  },
  editProviderReview: { ...noReview, given: () => ({ params: { id: 2_000_000_000 }, body: { rating: 5 } }) },
  deleteProviderReview: { ...noReview, also: [404, 404, 404], given: () => ({ params: { id: 2_000_000_000 } }) },
  replyToProviderReview: { ...noReview, given: () => ({ params: { id: 2_000_000_000 }, body: { text: 'Thanks.' } }) },
  // What is not published is on no one’s list.
  saveProvider: { expect: owners(404), also: [403, 404, 404], given: onOne() },
  unsaveProvider: { expect: members(200), also: [403, 200, 200], given: onOne() },
  listSavedProviders: { expect: members(200), also: [200, 200, 200] },
  listProviderSearches: { expect: members(200), also: [200, 200, 200] },
  saveProviderSearch: {
    expect: members(201),
    also: [403, 201, 201],
    given: () => ({ body: { name: 'Near home', query: newSearch() } }),
  },
  deleteProviderSearch: {
    expect: owners(200),
    also: [404, 404, 404],
    given: async ({ as, people }) => {
      for (const { id } of await as<Made[]>(people.member, 'listProviderSearches')) {
        await as(people.member, 'deleteProviderSearch', { params: { id } });
      }
      const body = { name: 'Of mine', query: newSearch() };
      return { params: { id: (await as<Made>(people.member, 'saveProviderSearch', { body })).id } };
    },
  },
  listProviderAgreements: { expect: members(200), also: [200, 200, 200] },
  createProviderAgreement: { expect: owners(201), also: [403, 404, 404], given: onOne(() => ({ body: agreed })) },
  getProviderAgreement: { expect: owners(200), also: [404, 404, 404], given: onAgreement() },
  editProviderAgreement: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onAgreement((version) => ({ ...agreed, version })),
  },
  deleteProviderAgreement: { expect: owners(200), also: [404, 404, 404], given: onAgreement() },
  // A listing that is not published can't be asked; asks.test.ts says what may be done with one that can.
  shareProviderAgreement: {
    expect: owners(403),
    also: [403, 404, 404],
    given: onAgreement((version) => ({ version })),
  },
  listProvidersToAsk: { expect: members(200), also: [200, 200, 200], given: () => ({ query: { ids: '1' } }) },
  askProviders: {
    expect: members(400),
    also: [403, 400, 400],
    given: () => ({ body: { providerIds: [2_000_000_000], need: { what: 'Help with showering' } } }),
  },
  listProviderAsks: { expect: members(200), also: [200, 200, 200] },
  getProviderAsk: { expect: members(404), also: [404, 404, 404], given: () => ({ params: { id: 2_000_000_000 } }) },
  closeProviderAsk: {
    ...noReview,
    given: () => ({ params: { id: 2_000_000_000 }, body: { version: 1, thank: false } }),
  },
  listReceivedAsks: { expect: members(200), also: [200, 200, 200] },
  getReceivedAsk: { expect: members(404), also: [404, 404, 404], given: () => ({ params: { id: 2_000_000_000 } }) },
  answerProviderAsk: {
    ...noReview,
    given: () => ({ params: { id: 2_000_000_000 }, body: { canHelp: true, text: 'Yes.' } }),
  },
  findPriceLimit: {
    expect: members(200),
    also: [200, 200, 200],
    given: () => ({ query: { item: '01_011_0107_1_1', on: '2026-11-26' } }),
  },
  listPriceLimits: nobody,
  beginPriceLimits: nobody,
  addPriceLimits: { ...nobody, given: () => ({ params: { id: 1 }, body: { rows: [limitRow] } }) },
  applyPriceLimits: { ...nobody, given: () => ({ params: { id: 1 }, body: { reason: 'New limits.' } }) },
  createProvider: { expect: members(201), also: [403, 201, 201], given: () => ({ body: listing() }) },
  editProvider: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onOne(({ version }) => ({ body: { ...listing(), version } })),
  },
  deleteProvider: { expect: owners(200), also: [403, 404, 404], given: onOne() },
  listMyProviders: { expect: members(200), also: [200, 200, 200] },
  addProviderService: { expect: owners(201), also: [403, 404, 404], given: onOne(() => ({ body: service() })) },
  addProviderStaff: { expect: owners(201), also: [403, 404, 404], given: onOne(() => ({ body: worker() })) },
  announceVacancy: {
    expect: owners(201),
    also: [403, 404, 404],
    given: onOne(() => ({ body: vacancy() })),
  },
  getProviderTeam: { expect: owners(200), also: [404, 404, 404], given: onOne() },
  inviteProviderMember: {
    expect: owners(400),
    also: [403, 404, 404],
    given: onOne(() => ({ body: { username: 'no-one-of-the-matrix', role: 'manager' } })),
  },
  setProviderMemberRole: {
    expect: owners(200),
    also: [403, 404, 404],
    given: invited('supporter', (no) => ({ params: { no }, body: { role: 'manager' } })),
  },
  removeProviderMember: {
    expect: owners(200),
    also: [403, 404, 404],
    given: invited('supporter', (no) => ({ params: { no } })),
  },
  offerProvider: {
    expect: owners(200),
    // The supporter helps to run it, and doesn’t own it.
    also: [403, 403, 404],
    given: invited('supporter', (no) => ({ body: { no } }), true),
  },
  endProviderOffer: { expect: owners(200), also: [403, 404, 404], given: onOne() },
  acceptProviderOffer: { expect: owners(200), also: [403, 404, 404], given: onOne() },
  listProviderInvitations: { expect: members(200), also: [200, 200, 200] },
  // The owner has no invitation to their own listing; the other was sent one.
  acceptProviderInvitation: { expect: who(401, 404, 200, 404, 404), also: [403, 404, 404], given: invited('other') },
  leaveProvider: { expect: who(401, 409, 200, 404, 404), also: [404, 404, 404], given: invited('other') },
  // What is not published can’t be claimed; claims.test.ts has what is.
  getProviderClaim: { expect: members(404), also: [404, 404, 404], given: onOne() },
  sendProviderClaimCode: {
    expect: members(404),
    also: [403, 404, 404],
    given: onOne(() => ({ body: { email: 'office@example.org' } })),
  },
  claimProviderByCode: {
    expect: members(404),
    also: [403, 404, 404],
    given: onOne(() => ({ body: { ticket: 'none', code: '123456' } })),
  },
  askProviderClaim: { expect: members(404), also: [403, 404, 404], given: onOne(() => ({ body: { words: 'Ours' } })) },
  withdrawProviderClaim: { expect: members(404), also: [404, 404, 404], given: onOne() },
  addProviderClaimFile: { expect: members(201), also: [403, 201, 201], given: claimed },
  removeProviderClaimFile: {
    expect: members(404),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: { id: (await made(fixture)).id, fileId: 1 } }),
  },
  readProviderClaimFile: { expect: who(401, 200, 404, 404, 404), also: [404, 404, 404], given: claimFile },
  listProviderClaims: nobody,
  decideProviderClaim: {
    ...nobody,
    given: () => ({ params: { id: 1 }, body: { version: 1, isAccepted: true, reason: 'Seen.' } }),
  },
  editProviderService: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onPart('services', 'serviceId', 'addProviderService', service(), true),
  },
  removeProviderService: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onPart('services', 'serviceId', 'addProviderService', service()),
  },
  editProviderStaff: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onPart('staff', 'staffId', 'addProviderStaff', worker(), true),
  },
  removeProviderStaff: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onPart('staff', 'staffId', 'addProviderStaff', worker()),
  },
  renewVacancy: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onPart('vacancies', 'vacancyId', 'announceVacancy', vacancy()),
  },
  endVacancy: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onPart('vacancies', 'vacancyId', 'announceVacancy', vacancy()),
  },
  saveProviderBookingRules: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onOne(({ version }) => ({ body: { ...rules, version } })),
  },
  // One’s own is not written to, and one that is not published is missing.
  askProvider: {
    expect: owners(403),
    also: [403, 404, 404],
    given: onOne(() => ({ body: { content: 'Do you have room on Mondays?' } })),
  },
  getProviderBookings: nobody,
  setProviderBookings: { ...nobody, given: () => ({ body: { enquiryOnly: true, version: 0 } }) },
  uploadProviderImage: {
    expect: owners(201),
    also: [403, 404, 404],
    given: async (fixture) => ({ params: { id: (await made(fixture)).id, place: 'gallery' }, upload: pixel }),
  },
  describeProviderImage: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onImage(() => ({ body: { description: 'Of the matrix.', version: 1 } })),
  },
  orderProviderImages: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onImage(({ imageId }) => ({ body: { ids: [imageId] } })),
  },
  deleteProviderImage: { expect: owners(200), also: [403, 404, 404], given: onImage() },
  restoreProviderImage: {
    expect: owners(200),
    also: [403, 404, 404],
    given: onImage(async (params, { as, people }) => {
      await as(people.member, 'deleteProviderImage', { params });
      return {};
    }),
  },
  // Moderators look at what is reported, published or not.
  readProviderImage: {
    expect: who(404, 200, 404, 404, 200),
    also: [404, 404, 404],
    given: onImage((params) => ({ params: { ...params, size: 'small' } })),
  },
  listStatedPapers: { expect: owners(200), also: [404, 404, 404], given: onOne() },
  stateProviderPaper: { expect: owners(201), also: [403, 404, 404], given: onOne(() => ({ body: stated })) },
  withdrawProviderPaper: { expect: owners(200), also: [403, 404, 404], given: onPaper() },
  uploadPaperPicture: { expect: owners(201), also: [403, 404, 404], given: onPaper({ upload: pixel }) },
  readPaperPicture: {
    expect: owners(200),
    also: [404, 404, 404],
    given: async (fixture) => {
      const input = await onPaper()(fixture);
      await fixture.as(fixture.people.member, 'uploadPaperPicture', { ...input, upload: pixel });
      return input;
    },
  },
  getProviderFigures: { expect: owners(200), also: [404, 404, 404], given: onOne() },
  viewProvider: { expect: owners(200, 404), also: [404, 404, 404], given: onOne() },
  listProviderDisputes: { expect: who(401, 403, 403, 403, 200), also: [403, 403, 403] },
  // For moderators who are not concerned; what they do is in disputes.test.ts.
  settleProviderBooking: {
    expect: who(401, 403, 403, 403, 404),
    also: [403, 403, 403],
    given: () => ({ params: { id: 999_999 }, body: { outcome: 'happened', reason: 'Both were asked.', version: 1 } }),
  },
  listProviderDuties: nobody,
  getProviderFile: { ...nobody, given: onOne() },
  recordProviderCheck: { ...nobody, given: onOne(() => ({ body: check })) },
  publishProvider: { ...nobody, given: onOne(() => ({ body: decision })) },
  approveProvider: { ...nobody, given: onOne(() => ({ body: decision })) },
  suspendProvider: { ...nobody, given: onOne(() => ({ body: decision })) },
  liftProviderSuspension: { ...nobody, given: onOne(() => ({ body: decision })) },
};
