import { castMember } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import { accountOf, hold, transfer } from './credits/ledger.ts';
import { from } from './from.ts';
import { seedListings } from './seed-listings.ts';

const dayMs = 86_400_000;

interface Exchange {
  /** Title of the listing. */
  readonly of: string;
  readonly booker: number;
  /** Days ago that it was asked for, and days from now by which it is to be done. */
  readonly asked: number;
  readonly finish: number;
  readonly state: 'pending' | 'confirmed' | 'completed';
}

/** Written exchanges; live sessions are seeded by nobody, since their times would have to be free. */
const exchanges: readonly Exchange[] = [
  { of: 'Your story, one page at a time', booker: 1, asked: 30, finish: -9, state: 'completed' },
  { of: 'Help me with spreadsheets, slowly', booker: 1, asked: 20, finish: -3, state: 'completed' },
  { of: 'Draw lying down', booker: 1, asked: 3, finish: 11, state: 'confirmed' },
  { of: 'Set up your switch or joystick', booker: 27, asked: 1, finish: 14, state: 'pending' },
];

/** Time credit that members brought from sessions before the demo begins. */
const sessions = [
  { teacher: 1, learner: 28, minutes: 90, words: 'Testing your own software', daysAgo: 45 },
  { teacher: 17, learner: 19, minutes: 60, words: 'Your story, one page at a time', daysAgo: 38 },
] as const;

async function addListings(query: Query, now: Date): Promise<void> {
  const rows = seedListings.map(({ owner, hoursAgo, ...listing }) => {
    const at = moment(new Date(now.getTime() - hoursAgo * 3_600_000).toISOString());
    const published = listing.status === 'draft' ? null : at;
    return { ...listing, owner_id: castMember(owner).id, created_at: at, published_at: published };
  });
  await query(once(from.insertInto('skill_listings').values(rows)));
}

async function addExchange(query: Query, now: Date, { of, booker, asked, finish, state }: Exchange): Promise<void> {
  const [listing] = await query(
    once(
      from
        .selectFrom('skill_listings')
        .select(['id', 'owner_id as owner', 'is_offering as isOffering', 'payment', 'price', 'minutes', 'title'])
        .where('title', '=', of),
    ),
  );
  if (!listing) throw new Error(`The demo has no listing "${of}".`);
  const { owner, isOffering, payment, price, minutes, title } = listing;
  const askedAt = new Date(now.getTime() - asked * dayMs);
  const at = moment(askedAt.toISOString());
  const paid = payment === 'credit';
  const payer = await accountOf(query, isOffering ? booker : owner, askedAt);
  const payee = await accountOf(query, isOffering ? owner : booker, askedAt);
  const done = state === 'completed' ? ('happened' as const) : null;
  const [added] = await query(
    once(
      from
        .insertInto('skill_bookings')
        .values({
          listing_id: listing.id,
          owner_id: owner,
          booker_id: booker,
          title,
          is_offering: isOffering,
          payment,
          price,
          minutes,
          finish_by: new Date(now.getTime() + finish * dayMs).toISOString().slice(0, 10),
          state,
          owner_outcome: done,
          booker_outcome: done,
          owner_agreed_at: state === 'pending' ? null : at,
          booker_agreed_at: at,
          credit: paid ? (done ? 'moved' : 'held') : 'none',
          payer_account: paid ? payer : null,
          payee_account: paid ? payee : null,
          created_at: at,
        })
        .returning('id'),
    ),
  );
  if (done) {
    await query(
      once(
        from
          .updateTable('skill_listings')
          .set((e) => ({ sessions: e('sessions', '+', 1) }))
          .where('id', '=', listing.id),
      ),
    );
  }
  if (!paid || !added) return;
  if (!done) await hold(query, payer, minutes);
  else {
    await transfer(query, {
      kind: 'session',
      from: payer,
      to: payee,
      minutes,
      words: title,
      bookingId: added.id,
      now: new Date(now.getTime() + finish * dayMs),
    });
  }
}

export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  await addListings(query, now);
  for (const { teacher, learner, minutes, words, daysAgo } of sessions) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const payer = await accountOf(query, castMember(learner).id, at);
    const payee = await accountOf(query, castMember(teacher).id, at);
    await transfer(query, { kind: 'session', from: payer, to: payee, minutes, words, now: at });
  }
  for (const exchange of exchanges) await addExchange(query, now, exchange);
};
