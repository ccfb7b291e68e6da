import type { z } from 'zod';
import type { Query } from '#platform/server/db.ts';
import { type NoticeKind, type NoticeSubject, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { statement } from '#platform/server/statement.ts';
import { skillExchangeChanged, skillExchangeRated, skillListingPublished, skillListingWithdrawn } from '../contract.ts';
import { from } from './from.ts';

const followers = statement((v: { ownerId: number }) =>
  from.selectFrom('follows').select('follower_id as id').where('followee_id', '=', v.ownerId),
);
const followersOf = async (query: Query, ownerId: number) => (await query(followers, { ownerId })).map(({ id }) => id);

const group = 'Your skill bookings';
const exchange = (id: number) => `skill-exchange:${id}` as const;
type Changed = z.output<typeof skillExchangeChanged.payload>;

/** Both, except for the one who did it, in these states. */
const inStates =
  (...states: readonly Changed['state'][]) =>
  ({ event: { id, ownerId, bookerId, by, state } }: { readonly event: Changed }) =>
    states.includes(state)
      ? [ownerId, bookerId]
          .filter((to) => to !== null && to !== by)
          .map((to) => ({ to: to as number, about: exchange(id), ...(by && { by }) }))
      : [];
const page = ({ id }: NoticeSubject) => `/skills-marketplace/bookings/${id}`;
const usual = { group, thing: 'booking', why: 'It’s your booking.', link: page } as const;

const exchangeKinds: readonly NoticeKind[] = [
  {
    ...usual,
    kind: 'skillExchangeAsked',
    when: tells(skillExchangeChanged, inStates('pending')),
    words: 'Someone asks for a written exchange',
    did: 'asked you for a written exchange',
  },
  {
    ...usual,
    kind: 'skillExchangeAnswered',
    when: tells(skillExchangeChanged, inStates('confirmed', 'declined')),
    words: 'Your written exchange is answered, or the other person says how it went',
    did: 'answered about your written exchange',
  },
  {
    ...usual,
    kind: 'skillExchangeEnded',
    when: tells(
      skillExchangeChanged,
      inStates('cancelled', 'expired', 'completed', 'missed', 'disputed', 'unconfirmed'),
    ),
    words: 'A written exchange ends',
    did: 'Your written exchange has ended, or needs your answer',
    byHouse: true,
  },
  {
    ...usual,
    kind: 'skillExchangeRated',
    when: tells(skillExchangeRated, ({ event: { id, to, by } }) => [{ to, about: exchange(id), by }]),
    words: 'Someone rates a written exchange with you',
    did: 'rated your written exchange',
  },
];

export const notices: Notices = {
  kinds: [
    ...exchangeKinds,
    {
      kind: 'skillListingPublished',
      when: tells(skillListingPublished, async ({ event: { id, ownerId, isFirst }, query }) =>
        isFirst
          ? (await followersOf(query, ownerId)).map((to) => ({
              to,
              about: `skill-listing:${id}` as const,
              by: ownerId,
            }))
          : [],
      ),
      group: 'People',
      words: 'Someone you follow lists a skill',
      did: 'listed a skill',
      why: 'You follow the person who wrote it.',
      thing: 'skill',
      link: ({ id }) => `/skills-marketplace/${id}`,
    },
  ],
  takenBack: [
    takesBack(skillListingWithdrawn, async ({ event: { id, ownerId }, query }) =>
      (await followersOf(query, ownerId)).map((of) => ({ of, about: `skill-listing:${id}` as const })),
    ),
  ],
};
