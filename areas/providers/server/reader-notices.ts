import { type NoticeSubject, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import {
  providerAskAnswered,
  providerReviewDeleted,
  providerReviewed,
  providerReviewReplied,
  providersAsked,
  providerVacancyFound,
} from '../contract.ts';
import { peopleOf } from './team/may-act.ts';

const listing = (id: number) => `ndis-provider:${id}` as const;
const reviewsOf = ({ id }: NoticeSubject) => `/ndis-providers/${id}?tab=reviews`;
const group = 'NDIS providers';

/** Of reviews, requests and saved searches. */
export const readerNotices: Required<Pick<Notices, 'kinds' | 'takenBack'>> = {
  kinds: [
    {
      kind: 'providerReviewed',
      when: tells(providerReviewed, async ({ event: { id, providerId, authorId }, query }) =>
        (await peopleOf(query, providerId)).map(({ userId }) => ({
          to: userId,
          about: listing(providerId),
          by: authorId,
          item: id,
        })),
      ),
      group,
      words: 'Someone reviews your provider listing',
      did: 'reviewed your provider listing',
      why: 'You run this listing.',
      thing: 'listing',
      link: reviewsOf,
    },
    {
      // The page does not say which member has a listing, so this does not either.
      kind: 'providerReviewReplied',
      when: tells(providerReviewReplied, ({ event: { providerId, authorId } }) => [
        { to: authorId, about: listing(providerId) },
      ]),
      group,
      words: 'A provider replies to your review',
      did: 'A provider replied to your review',
      byHouse: true,
      why: 'It’s your review.',
      thing: 'provider',
      link: reviewsOf,
    },
    {
      kind: 'providersAsked',
      when: tells(providersAsked, ({ event: { id, userId, by } }) => [
        { to: userId, about: `provider-asked:${id}`, by },
      ]),
      group,
      words: 'Someone asks your listing whether you can help',
      did: 'asked your listing whether you can help',
      why: 'You run this listing.',
      thing: 'request',
      link: ({ id }) => `/ndis-providers/asked/${id}`,
    },
    {
      kind: 'providerAskAnswered',
      when: tells(providerAskAnswered, ({ event: { askId, userId } }) => [
        { to: userId, about: `provider-ask:${askId}` },
      ]),
      group,
      words: 'A provider answers what you asked',
      did: 'A provider answered what you asked',
      byHouse: true,
      why: 'It’s your request.',
      thing: 'request',
      link: ({ id }) => `/ndis-providers/asks/${id}`,
    },
    {
      kind: 'providerVacancyFound',
      when: tells(providerVacancyFound, ({ event: { userId, providerId } }) => [
        { to: userId, about: listing(providerId) },
      ]),
      group,
      words: 'A provider that your saved search finds has space',
      did: 'A provider that your saved search finds has space',
      byHouse: true,
      why: 'You saved a search.',
      thing: 'provider',
      link: ({ id }) => `/ndis-providers/${id}`,
    },
  ],
  takenBack: [
    takesBack(providerReviewDeleted, async ({ event: { id, providerId, authorId }, query }) =>
      (await peopleOf(query, providerId)).map(({ userId }) => ({
        of: userId,
        kind: 'providerReviewed',
        about: listing(providerId),
        by: authorId,
        item: id,
      })),
    ),
  ],
};
