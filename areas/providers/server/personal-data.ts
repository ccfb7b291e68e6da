import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { agreementRows } from './agreements/agreement-rows.ts';
import { openWords, sealedAgreement } from './agreements/seal.ts';
import { askRows } from './asks/ask-rows.ts';
import { openAnswer, openNeed } from './asks/seal.ts';
import { filesOf } from './claims/rows.ts';
import { from } from './from.ts';
import { dropLeftImages } from './images/dropped.ts';
import { dropLeftPapers } from './papers/paper-picture.ts';
import { refresh } from './refresh.ts';
import { handOn } from './team/hand-on.ts';

const listings = statement((v: { userId: number }) =>
  from
    .selectFrom('providers as p')
    .select((e) => [
      'p.id as number',
      'p.business_name as businessName',
      'p.trading_name as tradingName',
      'p.abn',
      'p.acn',
      'p.ndis_number as ndisProviderNumber',
      'p.business_type as businessType',
      'p.status',
      'p.description',
      'p.website',
      'p.email',
      'p.phone',
      'p.street_address as streetAddress',
      'p.suburb',
      'p.state',
      'p.postcode',
      'p.service_areas as serviceAreas',
      'p.registration_groups as registrationGroups',
      'p.special_days as specialDays',
      'p.emergency_name as emergencyContact',
      'p.emergency_phone as emergencyPhone',
      'p.takes_requests as takesRequests',
      'p.cancel_hours as cancelHours',
      'p.cancellation',
      'p.suspended_for as suspendedFor',
      isoTime(e.ref('p.created_at')).as('createdAt'),
      isoTime(e.ref('p.published_at')).as('publishedAt'),
    ])
    .where('p.listed_by', '=', v.userId)
    .orderBy('p.id'),
);
const services = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_services as s')
    .innerJoin('providers as p', 'p.id', 's.provider_id')
    .select([
      's.provider_id as listing',
      's.name',
      's.description',
      's.support_item as supportItem',
      's.unit_price as priceInCents',
      's.unit_type as unit',
    ])
    .where('p.listed_by', '=', v.userId)
    .orderBy('s.id'),
);
const staff = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_staff as t')
    .innerJoin('providers as p', 'p.id', 't.provider_id')
    .select([
      't.provider_id as listing',
      't.first_name as firstName',
      't.last_name as lastName',
      't.position',
      't.qualifications',
      't.certifications',
      't.specializations',
      't.languages',
      't.screening_ending as screeningNumberEndsIn',
      't.bio',
    ])
    .where('p.listed_by', '=', v.userId)
    .orderBy('t.id'),
);
const images = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_images as g')
    .innerJoin('providers as p', 'p.id', 'g.provider_id')
    .select(['g.id', 'g.provider_id as listing', 'g.place', 'g.description', 'g.full_key as key'])
    .where('p.listed_by', '=', v.userId)
    .orderBy('g.id'),
);
const picturesOf = (rows: readonly RowOf<typeof images>[]) => ({
  rows: rows.map(({ id, key: _, ...row }) => ({ ...row, file: `${id}.webp` })),
  files: rows.map(({ id, key }) => ({ key, name: `${id}.webp` })),
});
const papers = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_papers as a')
    .innerJoin('providers as p', 'p.id', 'a.provider_id')
    .select((e) => [
      'a.id',
      'a.provider_id as listing',
      'a.kind',
      'a.staff_id as worker',
      'a.expiry',
      'a.since',
      'a.insurer',
      'a.amount as coverInCents',
      'a.source',
      'a.state',
      isoTime(e.ref('a.stated_at')).as('statedAt'),
      'a.file_key as key',
    ])
    .where('p.listed_by', '=', v.userId)
    .orderBy('a.id'),
);
const papersOf = (rows: readonly RowOf<typeof papers>[]) => ({
  rows: rows.map(({ id: _id, key: _key, ...row }) => row),
  files: rows.flatMap(({ id, key }) => (key === null ? [] : [{ key, name: `${id}.webp` }])),
});
const vacancies = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_vacancies as y')
    .innerJoin('providers as p', 'p.id', 'y.provider_id')
    .select(['y.provider_id as listing', 'y.words', 'y.postcodes', 'y.starts_on as startsOn', 'y.ends_on as endsOn'])
    .where('p.listed_by', '=', v.userId)
    .orderBy('y.id'),
);
const reviews = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_reviews as r')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .select((e) => [
      'p.business_name as provider',
      'r.rating',
      'r.title',
      'r.text',
      'r.service_quality as serviceQuality',
      'r.communication',
      'r.reliability',
      'r.value_for_money as valueForMoney',
      'r.would_recommend as wouldRecommend',
      'r.response as reply',
      isoTime(e.ref('r.created_at')).as('createdAt'),
    ])
    .where('r.participant_id', '=', v.userId)
    .orderBy('r.id'),
);
const replies = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_reviews as r')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .select((e) => [
      'r.provider_id as listing',
      'r.response as reply',
      isoTime(e.ref('r.responded_at')).as('repliedAt'),
    ])
    .where('p.listed_by', '=', v.userId)
    .where('r.response', '<>', '')
    .orderBy('r.id'),
);
const saved = statement((v: { userId: number }) =>
  from
    .selectFrom('saved_providers as f')
    .innerJoin('providers as p', 'p.id', 'f.provider_id')
    .select((e) => ['p.business_name as provider', isoTime(e.ref('f.saved_at')).as('savedAt')])
    .where('f.user_id', '=', v.userId)
    .orderBy('f.saved_at'),
);
const teams = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_members as h')
    .innerJoin('providers as p', 'p.id', 'h.provider_id')
    .select((e) => [
      'p.business_name as provider',
      'h.role',
      isoTime(e.ref('h.invited_at')).as('invitedAt'),
      isoTime(e.ref('h.joined_at')).as('joinedAt'),
      isoTime(e.ref('h.ended_at')).as('endedAt'),
    ])
    .where('h.user_id', '=', v.userId)
    .orderBy('h.invited_at'),
);
const claims = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_claims as c')
    .innerJoin('providers as p', 'p.id', 'c.provider_id')
    .select((e) => [
      'p.business_name as provider',
      'c.state',
      'c.words as whatYouWrote',
      'c.reason as decision',
      isoTime(e.ref('c.asked_at')).as('askedAt'),
      isoTime(e.ref('c.decided_at')).as('decidedAt'),
    ])
    .where('c.user_id', '=', v.userId)
    .orderBy('c.id'),
);
const claimFiles = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_claim_files as f')
    .innerJoin('provider_claims as c', 'c.id', 'f.claim_id')
    .select(['f.id', 'f.file_key as key'])
    .where('c.user_id', '=', v.userId)
    .orderBy('f.id'),
);
const enquiries = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_enquiries as q')
    .innerJoin('providers as p', 'p.id', 'q.provider_id')
    .select((e) => ['p.business_name as provider', isoTime(e.ref('q.created_at')).as('begunAt')])
    .where('q.user_id', '=', v.userId)
    .orderBy('q.id'),
);
const searches = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_searches as s')
    .select((e) => ['s.name', 's.query as search', isoTime(e.ref('s.created_at')).as('savedAt')])
    .where('s.user_id', '=', v.userId)
    .orderBy('s.id'),
);
const agreements = statement((v: { userId: number }) =>
  agreementRows().where('a.user_id', '=', v.userId).orderBy('a.id'),
);
const asks = statement((v: { userId: number }) => askRows().where('k.user_id', '=', v.userId).orderBy('k.id'));
const answers = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_ask_parts as t')
    .innerJoin('providers as p', 'p.id', 't.provider_id')
    .select((e) => [
      't.id',
      'p.business_name as listing',
      't.answer_sealed as answerSealed',
      isoTime(e.ref('t.answered_at')).as('answeredAt'),
    ])
    .where('p.listed_by', '=', v.userId)
    .where('t.answer_sealed', '<>', '')
    .orderBy('t.id'),
);
const dropReviews = statement((v: { userId: number }) =>
  from.deleteFrom('provider_reviews').where('participant_id', '=', v.userId).returning('provider_id as providerId'),
);

export const personalData: PersonalData = {
  columns: {
    'providers.listed_by': 'loses the person',
    'provider_claim_codes.user_id': 'goes',
    'provider_claims.decided_by': 'loses the person',
    'provider_claims.user_id': 'goes',
    'provider_members.user_id': 'goes',
    'provider_members.invited_by': 'loses the person',
    'provider_checks.checked_by': 'loses the person',
    'provider_papers.stated_by': 'loses the person',
    'provider_reviews.participant_id': 'goes',
    'provider_bookings.changed_by': 'loses the person',
    'provider_enquiries.user_id': 'goes',
    'saved_providers.user_id': 'goes',
    'provider_agreements.user_id': 'goes',
    'provider_asks.user_id': 'goes',
    'provider_price_imports.imported_by': 'loses the person',
    'provider_searches.user_id': 'goes',
    'provider_vacancies_told.user_id': 'goes',
  },
  fileColumns: [
    'provider_claim_files.file_key',
    'provider_images.full_key',
    'provider_images.small_key',
    'provider_papers.file_key',
  ],
  export: async ({ query, userId, config }) => [
    {
      name: 'provider-listings',
      title: 'NDIS provider listings',
      about: 'Listings you added, with what they say.',
      rows: await query(listings, { userId }),
    },
    {
      name: 'provider-services',
      title: 'Services in your provider listings',
      about: 'Each service with its price.',
      rows: await query(services, { userId }),
    },
    {
      name: 'provider-workers',
      title: 'Workers in your provider listings',
      about: 'Workers you listed. Screening numbers are not kept, except for their last three characters.',
      rows: await query(staff, { userId }),
    },
    {
      name: 'provider-images',
      title: 'Pictures in your provider listings',
      about: 'Logo, banner and gallery, with what you said they show.',
      ...picturesOf(await query(images, { userId })),
    },
    {
      name: 'provider-papers',
      title: 'Papers of your provider listings',
      about: 'What was stated of each, with pictures of those that wait for a check.',
      ...papersOf(await query(papers, { userId })),
    },
    {
      name: 'provider-vacancies',
      title: 'Vacancies in your provider listings',
      about: 'Space you said you have.',
      rows: await query(vacancies, { userId }),
    },
    {
      name: 'provider-teams',
      title: 'Provider listings you help to run',
      about: 'Your role in each, with invitations of the last 30 days.',
      rows: await query(teams, { userId }),
    },
    {
      name: 'provider-claims',
      title: 'Provider listings you claimed',
      about: 'What you wrote, what was decided, and pictures of claims that wait.',
      rows: await query(claims, { userId }),
      files: (await query(claimFiles, { userId })).map(({ id, key }) => ({ key, name: `${id}.webp` })),
    },
    {
      name: 'provider-reviews',
      title: 'Your reviews of NDIS providers',
      about: 'Reviews you wrote after a booking.',
      rows: await query(reviews, { userId }),
    },
    {
      name: 'provider-enquiries',
      title: 'NDIS providers you wrote to',
      about: 'With whom you have a conversation. What was written is with your messages.',
      rows: await query(enquiries, { userId }),
    },
    {
      name: 'provider-replies',
      title: 'Replies to reviews of your provider listings',
      about: 'What you wrote under reviews.',
      rows: await query(replies, { userId }),
    },
    {
      name: 'saved-providers',
      title: 'NDIS providers you saved',
      about: 'Your list, the oldest first.',
      rows: await query(saved, { userId }),
    },
    {
      name: 'provider-agreements',
      title: 'Service agreements you wrote',
      about: 'Each as it is now.',
      rows: (await query(agreements, { userId })).map(({ id, businessName, wordsSealed, createdAt, sharedAt }) => ({
        provider: businessName,
        ...openWords(sealedAgreement, config, id, wordsSealed),
        createdAt,
        sharedAt,
      })),
    },
    {
      name: 'provider-asks',
      title: 'What you asked NDIS providers',
      about: 'Each need you sent to several providers.',
      rows: (await query(asks, { userId })).map(({ id, needSealed, createdAt, closedAt }) => ({
        ...openNeed(config, id, needSealed),
        createdAt,
        closedAt,
      })),
    },
    {
      name: 'provider-answers',
      title: 'Answers of your provider listings',
      about: 'What you answered to members who asked whether you can help.',
      rows: (await query(answers, { userId })).map(({ id, listing, answerSealed, answeredAt }) => ({
        listing,
        ...openAnswer(config, id, answerSealed),
        answeredAt,
      })),
    },
    {
      name: 'provider-searches',
      title: 'Searches for NDIS providers you saved',
      about: 'Each with what it looks for.',
      rows: await query(searches, { userId }),
    },
  ],
  /** Listings go to a manager, or have no owner; averages must no longer count reviews that are gone. */
  erase: async (ask) => {
    const { query, userId, now } = ask;
    await handOn(ask, userId);
    const gone = await query(dropReviews, { userId });
    for (const id of new Set(gone.map(({ providerId }) => providerId))) await refresh(query, id);
    return [
      ...(await query(filesOf, { userId })).map(({ key }) => key),
      ...(await dropLeftImages(query)),
      ...(await dropLeftPapers(query, now)),
    ];
  },
};
