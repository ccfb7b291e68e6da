import { addExampleMessage, openContext } from '#areas/messages/server/public.ts';
import { castMember } from '#demo/cast.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, once, statement } from '#platform/server/statement.ts';
import type { AgreementWords, Need } from '../contract.ts';
import { sealedAgreement, sealWords } from './agreements/seal.ts';
import { needText } from './asks/need-text.ts';
import { seal, sealedAnswer, sealedNeed } from './asks/seal.ts';
import { enquiryOf } from './bookings/enquiries.ts';
import { from } from './from.ts';
import { refresh } from './refresh.ts';
import { completedBookings, workerOf } from './reviews/bookings-to-review.ts';

const dayMs = 86_400_000;

interface Written {
  readonly of: number;
  readonly by: number;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly parts: readonly [quality: number, communication: number, reliability: number, value: number];
  readonly recommends: boolean;
  readonly reply?: string;
}

/** Of bookings that took place. Others wait for their review, so that one can be written. */
const reviews: readonly Written[] = [
  {
    of: 2,
    by: 1,
    rating: 4,
    title: 'Kind, and late once',
    text: 'They sent a text before I had to ask. The washing was folded the way I can reach it.',
    parts: [5, 5, 3, 4],
    recommends: true,
    reply: 'Thank you. We now plan more time for the way to you.',
  },
  {
    of: 2,
    by: 14,
    rating: 5,
    title: 'They used the back door without being told twice',
    text: 'Nothing was moved out of my reach.',
    parts: [5, 5, 5, 4],
    recommends: true,
  },
  {
    of: 3,
    by: 4,
    rating: 5,
    title: 'She let me show her the hoist',
    text: 'Questions were asked of me, not of my sister.',
    parts: [5, 4, 5, 5],
    recommends: true,
  },
  {
    of: 3,
    by: 8,
    rating: 3,
    title: 'Good hands, little signing',
    text: 'I had to write things down twice. The work itself was what we agreed on.',
    parts: [4, 2, 4, 4],
    recommends: false,
    reply: 'You are right. From next month someone who signs comes to you.',
  },
];

async function addReview(query: Query, { of, by, reply = '', ...written }: Written): Promise<void> {
  const userId = castMember(by).id;
  const found = await completedBookings(query, { providerId: of, userId, bookingId: null });
  const booking = found.find(({ isReviewed }) => !isReviewed);
  if (!booking) return;
  const at = (days: number) => moment(new Date(Date.parse(booking.startsAt) + days * dayMs).toISOString());
  const [quality, communication, reliability, value] = written.parts;
  const values = {
    provider_id: of,
    booking_id: booking.id,
    participant_id: userId,
    staff_id: await workerOf(query, of, booking.lane),
    rating: written.rating,
    title: written.title,
    text: written.text,
    service_quality: quality,
    communication,
    reliability,
    value_for_money: value,
    would_recommend: written.recommends,
    created_at: at(2),
    updated_at: at(2),
    ...(reply && { response: reply, responded_at: at(4) }),
  };
  await query(once(from.insertInto('provider_reviews').values(values)));
}

interface Sent {
  readonly by: number;
  readonly need: Need;
  /** Of each provider: what it answers; null: nothing yet. */
  readonly to: Readonly<
    Record<number, null | { readonly can: boolean; readonly text: string; readonly price: string }>
  >;
}

const sent: readonly Sent[] = [
  {
    by: 1,
    need: {
      what: 'Help in the kitchen on two mornings a week',
      where: 'At home in the inner west',
      when: 'Tuesdays and Fridays, from 9',
      howOften: 'Twice a week',
      planManagement: 'plan',
      access: 'Please write, don’t phone.',
    },
    to: {
      2: { can: true, text: 'Yes. The same person could come on both mornings.', price: '$66.60 an hour' },
      3: { can: false, text: 'We have no one free in the mornings before February.', price: '' },
      4: null,
    },
  },
  {
    by: 14,
    need: {
      what: 'Someone to go swimming with',
      where: '',
      when: 'Weekends',
      howOften: 'Every second week',
      planManagement: 'self',
      access: 'I use a wheelchair and transfer by myself.',
    },
    to: { 6: null },
  },
];

const owner = statement((v: { id: number }) =>
  from.selectFrom('providers').select('listed_by as ownerId').where('id', '=', v.id),
);

async function addAsk(query: Query, config: Config, now: Date, { by, need, to }: Sent): Promise<void> {
  const userId = castMember(by).id;
  const id = await nextId(query, 'provider_asks');
  const asked = new Date(now.getTime() - 2 * dayMs);
  const row = { id, user_id: userId, need_sealed: seal(sealedNeed, config, id, need) };
  const created = moment(asked.toISOString());
  await query(once(from.insertInto('provider_asks').values({ ...row, created_at: created })));
  for (const [key, answer] of Object.entries(to)) {
    const providerId = Number(key);
    const [listing] = await query(owner, { id: providerId });
    if (!listing?.ownerId) continue;
    const enquiryId = await enquiryOf(query, { providerId, userId, now: asked });
    const work = { query, config, now: asked, emit: async () => undefined };
    const pair = { by: userId, withId: listing.ownerId };
    const conversationId = await openContext(work, { kind: 'provider', ref: enquiryId }, pair);
    const message = { conversationId, from: userId, to: listing.ownerId, text: needText(need) };
    await addExampleMessage({ query, config, now: asked }, message);
    const part = await nextId(query, 'provider_ask_parts');
    const said = answer && seal(sealedAnswer, config, part, { ...answer, startsOn: null });
    const values = {
      id: part,
      ask_id: id,
      provider_id: providerId,
      enquiry_id: enquiryId,
      state: !answer ? ('waiting' as const) : answer.can ? ('answered' as const) : ('declined' as const),
      ...(said && { answer_sealed: said, answered_at: moment(new Date(asked.getTime() + dayMs).toISOString()) }),
    };
    await query(once(from.insertInto('provider_ask_parts').values(values)));
  }
}

const agreement: AgreementWords = {
  participantName: castMember(1).displayName,
  supports: [
    {
      name: 'Household tasks',
      supportItem: '',
      howMuch: '2 hours on Tuesdays',
      unitPrice: { minor: 6660, currency: 'AUD' },
      unitType: 'hour',
    },
  ],
  region: 'national',
  planManagement: 'plan',
  travel: 'Nothing to pay.',
  cancelHours: 48,
  cancellation: '',
  startsOn: null,
  endsOn: null,
  noticeDays: 14,
  signerName: '',
  signerRole: '',
  notes: '',
};

/** What the cast did as people who look for support. */
export async function seedReaders(query: Query, config: Config, now: Date): Promise<void> {
  for (const one of reviews) await addReview(query, one);
  for (const id of new Set(reviews.map(({ of }) => of))) await refresh(query, id);
  for (const one of sent) await addAsk(query, config, now, one);
  const at = moment(now.toISOString());
  const id = await nextId(query, 'provider_agreements');
  const words = sealWords(sealedAgreement, config, id, agreement);
  const mine = { id, user_id: castMember(1).id, provider_id: 2, words_sealed: words, created_at: at, updated_at: at };
  await query(once(from.insertInto('provider_agreements').values(mine)));
  const search = { user_id: castMember(1).id, name: 'Therapy near home', query: 'search=therapy&state=VIC' };
  await query(once(from.insertInto('provider_searches').values({ ...search, created_at: at })));
}
