import { of, own, type Surfaces, staffOnly, tinyPicture } from '#platform/server/testing/surfaces.ts';
import { agreed, listing, service, stated, vacancy, worker } from '../example-listing.ts';

interface Made {
  readonly id: number;
}

interface Whole {
  readonly services: readonly Made[];
  readonly staff: readonly Made[];
  readonly vacancies: readonly Made[];
}

const staff = 'Administrators check businesses; they are staff and not a side.';
const onListing = (made: (what: string) => number | string) => of(made('provider listing'));
const onPart = (made: (what: string) => number | string, part: string, param: string) => ({
  params: { id: made('provider listing'), [param]: made(`provider ${part}`) },
});
const body = (of: object, body: object) => ({ ...of, body });

/** A listing is a business’s: it says of no member that it is theirs. It is not published here, so it is only theirs. */
const unclaimed = 'Only of a published listing that no one owns, and it names no member; claims.test.ts.';

const unasked = 'No one can ask a listing that is not published; asks.test.ts says what a block changes.';
const unreviewed = 'Only after a booking that took place; providers.test.ts says what a block changes of reviews.';

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const made = await ask<Made>(id, 'createProvider', {
      body: listing({ businessName: word, businessDescription: word, serviceAreas: [word] }),
    });
    const params = { id: made.id };
    await ask(id, 'addProviderService', { params, body: service({ serviceName: word }) });
    await ask(id, 'addProviderStaff', { params, body: worker({ firstName: word, bio: word }) });
    const { services, staff, vacancies } = await ask<Whole>(id, 'announceVacancy', { params, body: vacancy() });
    const image = await ask<Made>(id, 'uploadProviderImage', {
      params: { id: made.id, place: 'gallery' },
      upload: tinyPicture,
    });
    keep('provider image', image.id);
    const paper = await ask<Made>(id, 'stateProviderPaper', { params, body: { ...stated, source: word } });
    keep('provider paper', paper.id);
    keep('provider listing', made.id);
    keep('provider service', services[0]?.id ?? 0);
    keep('provider worker', staff[0]?.id ?? 0);
    keep('provider vacancy', vacancies[0]?.id ?? 0);
    const agreement = await ask<Made>(id, 'createProviderAgreement', { params, body: { ...agreed, notes: word } });
    keep('provider agreement', agreement.id);
  },
  meet: async (one, another, { ask }) => {
    const { member } = await ask<{ member: { username: string } }>(another.id, 'getSession');
    const params = { id: one.made('provider listing') };
    await ask(one.id, 'inviteProviderMember', { params, body: { username: member.username, role: 'manager' } });
  },
  reads: {
    listProviders: { ...own, never: 'It names businesses and no member.' },
    countProviders: own,
    suggestProviderPlaces: { asks: () => [{ query: { q: 'foot' } }] },
    compareProviders: {
      asks: ({ other }) => [{ query: { ids: String(other.made('provider listing')) } }],
    },
    getProvider: {
      alike: {
        status: 404,
        why: 'A listing that is not published is its owner’s alone.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    listProviderReviews: {
      alike: {
        status: 404,
        why: 'A listing that is not published is its owner’s alone; reviews have a test of blocks of their own.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    listBookingsToReview: {
      alike: {
        status: 404,
        why: 'A listing that is not published is its owner’s alone.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    listSavedProviders: own,
    listProviderSearches: own,
    listProviderAgreements: own,
    listProvidersToAsk: { asks: () => [{ query: { ids: '1' } }] },
    listProviderAsks: own,
    getProviderAsk: {
      alike: { status: 404, why: 'What was asked is its member’s alone.', ask: () => of(2_000_000_000) },
    },
    listReceivedAsks: { ...own, never: unasked },
    getReceivedAsk: {
      alike: { status: 404, why: 'It is for whoever answers for the listing.', ask: () => of(2_000_000_000) },
    },
    getProviderAgreement: {
      alike: {
        status: 404,
        why: 'An agreement is its member’s alone until it is shared with the provider.',
        ask: ({ other }) => of(other.made('provider agreement')),
      },
    },
    findPriceLimit: {
      ...own,
      never: 'It says what an administrator brought in.',
      asks: () => [{ query: { item: '01_011_0107_1_1', on: '2026-11-26' } }],
    },
    listPriceLimits: staffOnly(staff),
    listMyProviders: own,
    listStatedPapers: {
      alike: {
        status: 404,
        why: 'Only those who manage a listing see what it states, and no one is named there.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    readPaperPicture: {
      alike: {
        status: 404,
        why: 'Pictures of papers are for those who manage the listing, and for administrators.',
        ask: ({ other }) => onPart(other.made, 'paper', 'paperId'),
      },
    },
    getProviderFigures: {
      alike: {
        status: 404,
        why: 'Only those who run a listing see its figures, and no one is named in them.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    readProviderImage: {
      alike: {
        status: 404,
        why: 'A listing that is not published is its owner’s alone, with its pictures.',
        ask: ({ other }) => ({ params: { ...onPart(other.made, 'image', 'imageId').params, size: 'small' } }),
      },
    },
    getProviderTeam: {
      alike: {
        status: 404,
        why: 'Only those who run a listing see its team; team.test.ts says what a block changes among them.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    getProviderClaim: {
      alike: {
        status: 404,
        why: 'A listing that is not published can’t be claimed, and the answer names no member.',
        ask: ({ other }) => onListing(other.made),
      },
    },
    readProviderClaimFile: {
      alike: { status: 404, why: 'Pictures are the claimant’s and administrators’ alone.', ask: () => of(1) },
    },
    listProviderClaims: staffOnly(staff),
    listProviderInvitations: { asks: () => [{}], shows: true },
    listProviderDuties: staffOnly(staff),
    getProviderBookings: staffOnly(staff),
    listProviderDisputes: staffOnly('for moderators'),
    getProviderFile: { alike: { status: 403, why: staff, ask: ({ other }) => onListing(other.made) } },
  },
  unanswered: {
    inviteProviderMember: 'It needs the username of someone who is found; team.test.ts says what a block changes.',
    sendProviderClaimCode: unclaimed,
    claimProviderByCode: unclaimed,
    askProviderClaim: unclaimed,
    withdrawProviderClaim: unclaimed,
    removeProviderClaimFile: unclaimed,
    askProviders: unasked,
    answerProviderAsk: unasked,
    closeProviderAsk: unasked,
    shareProviderAgreement: unasked,
    reviewProvider: unreviewed,
    editProviderReview: unreviewed,
    replyToProviderReview: unreviewed,
  },
  acts: {
    acceptProviderInvitation: ({ other }) => onListing(other.made),
    leaveProvider: ({ other }) => onListing(other.made),
    endProviderOffer: ({ other }) => onListing(other.made),
    acceptProviderOffer: ({ other }) => onListing(other.made),
    createProviderAgreement: ({ other }) => body(onListing(other.made), agreed),
    shareProviderAgreement: ({ other }) => body(of(other.made('provider agreement')), { version: 1 }),
    editProviderAgreement: ({ other }) => body(of(other.made('provider agreement')), { ...agreed, version: 1 }),
    reviewProvider: ({ other }) => body(onListing(other.made), { bookingId: 1, rating: 5 }),
    editProvider: ({ other }) => body(onListing(other.made), { ...listing(), version: 1 }),
    addProviderService: ({ other }) => body(onListing(other.made), service()),
    addProviderStaff: ({ other }) => body(onListing(other.made), worker()),
    announceVacancy: ({ other }) => body(onListing(other.made), vacancy()),
    editProviderService: ({ other }) => body(onPart(other.made, 'service', 'serviceId'), { ...service(), version: 1 }),
    removeProviderService: ({ other }) => onPart(other.made, 'service', 'serviceId'),
    editProviderStaff: ({ other }) => body(onPart(other.made, 'worker', 'staffId'), { ...worker(), version: 1 }),
    removeProviderStaff: ({ other }) => onPart(other.made, 'worker', 'staffId'),
    renewVacancy: ({ other }) => onPart(other.made, 'vacancy', 'vacancyId'),
    endVacancy: ({ other }) => onPart(other.made, 'vacancy', 'vacancyId'),
    describeProviderImage: ({ other }) =>
      body(onPart(other.made, 'image', 'imageId'), { description: 'Taken.', version: 1 }),
    stateProviderPaper: ({ other }) => body(onListing(other.made), stated),
    withdrawProviderPaper: ({ other }) => onPart(other.made, 'paper', 'paperId'),
    uploadPaperPicture: ({ other }) => ({ ...onPart(other.made, 'paper', 'paperId'), upload: tinyPicture }),
    viewProvider: ({ other }) => onListing(other.made),
    orderProviderImages: ({ other }) => body(onListing(other.made), { ids: [] }),
    deleteProviderImage: ({ other }) => onPart(other.made, 'image', 'imageId'),
    restoreProviderImage: ({ other }) => onPart(other.made, 'image', 'imageId'),
    uploadProviderImage: ({ other }) => ({
      params: { id: other.made('provider listing'), place: 'logo' },
      upload: tinyPicture,
    }),
    askProvider: ({ other }) => body(onListing(other.made), { content: 'Do you have room?' }),
    saveProviderBookingRules: ({ other }) =>
      body(onListing(other.made), {
        takesRequests: true,
        noticeHours: 24,
        gapMinutes: 0,
        horizonDays: 60,
        cancelHours: null,
        cancellation: '',
        version: 1,
      }),
  },
};
