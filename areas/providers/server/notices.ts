import { administratorsBut } from '#areas/people/server/public.ts';
import { type Notices, takesBack, tells } from '#platform/server/notices.ts';
import {
  providerClaimAsked,
  providerClaimDecided,
  providerEndsSoon,
  providerOwnerChanged,
  providerPaperSettled,
  providerPaperStated,
  providerTeamChanged,
} from '../contract.ts';
import { waitingPapers } from './papers/rows.ts';
import { readerNotices } from './reader-notices.ts';
import { mayDo, type Power, peopleOf } from './team/may-act.ts';

const group = 'NDIS providers';
const about = (id: number) => `listing:${id}` as const;
// Of their own, since an answer takes everything about them back.
const invitation = (id: number) => `listing-invitation:${id}` as const;
const offer = (id: number) => `listing-offer:${id}` as const;
const claim = (id: number) => `provider-claim:${id}` as const;
const waits = (id: number) => `provider-claim-waits:${id}` as const;
const papers = (id: number) => `provider-papers:${id}` as const;
const mine = () => '/ndis-providers/mine';
const team = ({ id }: { readonly id: number }) => `/ndis-providers/mine/${id}/team`;

/** What a helper hears of what was done with their place. */
const placeNews = ['role', 'removed'] as const;

/** Those who may do this for the listing whose paper or vacancy ends. */
const endsSoon = (isVacancy: boolean, power: Power) =>
  tells(providerEndsSoon, async ({ event: { id, what }, query }) =>
    (what === 'vacancy') === isVacancy
      ? (await peopleOf(query, id))
          .filter(({ role }) => mayDo(role, power))
          .map(({ userId }) => ({ to: userId, about: about(id) }))
      : [],
  );

/** No notice names a business: whose it is, is said on its page to those who run it. */
export const notices: Notices = {
  kinds: [
    {
      kind: 'providerInvited',
      when: tells(providerTeamChanged, ({ event: { id, news, to, by } }) =>
        news === 'invited' ? to.map((one) => ({ to: one, about: invitation(id), by })) : [],
      ),
      group,
      words: 'Someone invites you to help to run an NDIS provider’s listing',
      did: 'invited you to help to run a listing',
      why: 'Someone who runs the listing invited you.',
      thing: 'invitation',
      link: mine,
    },
    {
      kind: 'providerOffered',
      when: tells(providerTeamChanged, ({ event: { id, news, to, by } }) =>
        news === 'offered' ? to.map((one) => ({ to: one, about: offer(id), by })) : [],
      ),
      group,
      words: 'Someone offers you the ownership of a listing you help to run',
      did: 'offered you the ownership of a listing',
      why: 'You help to run this listing.',
      thing: 'offer',
      link: team,
    },
    {
      kind: 'providerTeamNews',
      when: tells(providerTeamChanged, ({ event: { id, of, news, to, by } }) =>
        news === 'joined' || news === 'left' || (news === 'offerEnded' && by === of)
          ? to.map((one) => ({ to: one, about: about(id) }))
          : [],
      ),
      group,
      words: 'Someone joins or leaves the team of your listing, or declines it',
      did: 'There is news in the team of one of your listings',
      byHouse: true,
      why: 'You own this listing, or you invited this person.',
      thing: 'listing',
      link: team,
    },
    {
      kind: 'providerPlaceChanged',
      when: tells(providerTeamChanged, ({ event: { id, news, to } }) =>
        placeNews.some((one) => one === news) ? to.map((one) => ({ to: one, about: about(id) })) : [],
      ),
      group,
      words: 'Your role in the team of a listing changes, or ends',
      did: 'Your role in the team of a listing has changed',
      byHouse: true,
      why: 'You help to run this listing, or you did.',
      thing: 'listing',
      link: mine,
    },
    {
      kind: 'providerOwnerChanged',
      when: tells(providerOwnerChanged, ({ event: { id, from, to, by } }) =>
        (from === null && by !== null ? [] : [from, to])
          .filter((one) => one !== null && one !== by)
          .map((one) => ({ to: Number(one), about: about(id) })),
      ),
      group,
      words: 'A listing you own, or help to run, has a new owner',
      did: 'One of your listings has a new owner',
      byHouse: true,
      why: 'You own this listing, or you did.',
      thing: 'listing',
      link: team,
    },
    {
      kind: 'providerClaimDecided',
      when: tells(providerClaimDecided, ({ event: { providerId, userId, state } }) =>
        state === 'withdrawn' ? [] : [{ to: userId, about: claim(providerId) }],
      ),
      group,
      words: 'Your claim of a listing is decided',
      did: 'Your claim of a listing is decided',
      byHouse: true,
      why: 'You claimed a listing with evidence.',
      link: ({ id }) => `/ndis-providers/${id}/claim`,
    },
    {
      kind: 'providerClaimWaits',
      when: tells(providerClaimAsked, async ({ event: { id, userId }, query }) =>
        (await administratorsBut(query, userId)).map((to) => ({ to, about: waits(id) })),
      ),
      group: 'Administration',
      words: 'A claim of a provider’s listing waits for a decision',
      did: 'A claim of a provider’s listing waits for a decision',
      byHouse: true,
      role: 'admin',
      why: 'You’re an administrator.',
      link: () => '/ndis-providers/checks',
    },
    {
      kind: 'providerPaperWaits',
      when: tells(providerPaperStated, async ({ event: { providerId, by }, query }) =>
        (await administratorsBut(query, by)).map((to) => ({ to, about: papers(providerId) })),
      ),
      group: 'Administration',
      words: 'A provider states a date that waits for a check',
      did: 'A provider states a date that waits for a check',
      byHouse: true,
      role: 'admin',
      why: 'You’re an administrator.',
      link: ({ id }) => `/ndis-providers/checks/${id}`,
    },
    {
      kind: 'providerPaperChecked',
      when: tells(providerPaperSettled, async ({ event: { providerId, state }, query }) =>
        state === 'confirmed' || state === 'refused'
          ? (await peopleOf(query, providerId))
              .filter(({ role }) => mayDo(role, 'manage'))
              .map(({ userId }) => ({ to: userId, about: about(providerId) }))
          : [],
      ),
      group,
      words: 'An administrator has checked a date that your listing states',
      did: 'An administrator has checked a date that your listing states',
      byHouse: true,
      why: 'You own this listing, or you manage it.',
      thing: 'listing',
      link: ({ id }) => `/ndis-providers/mine/${id}?tab=papers`,
    },
    {
      kind: 'providerPaperEnds',
      when: endsSoon(false, 'manage'),
      group,
      words: 'A registration, insurance, audit or clearance ends in 60, 30 or 7 days',
      did: 'A registration, insurance, audit or clearance of your listing ends soon',
      byHouse: true,
      why: 'You own this listing, or you manage it.',
      thing: 'listing',
      link: ({ id }) => `/ndis-providers/mine/${id}`,
    },
    {
      kind: 'providerVacancyEnds',
      when: endsSoon(true, 'coordinate'),
      group,
      words: 'A vacancy of your listing ends soon',
      did: 'A vacancy of your listing ends soon, and you can renew it',
      byHouse: true,
      why: 'You run this listing.',
      thing: 'listing',
      link: ({ id }) => `/ndis-providers/mine/${id}?tab=vacancies`,
    },
    ...readerNotices.kinds,
  ],
  takenBack: [
    ...readerNotices.takenBack,
    takesBack(providerTeamChanged, ({ event: { id, of, news } }) => [
      ...(['joined', 'left', 'removed'].includes(news) ? [{ of, about: invitation(id) }] : []),
      ...(['offerEnded', 'left', 'removed'].includes(news) ? [{ of, about: offer(id) }] : []),
    ]),
    takesBack(providerClaimDecided, async ({ event: { id, userId }, query }) =>
      (await administratorsBut(query, userId)).map((of) => ({ of, about: waits(id) })),
    ),
    takesBack(providerPaperSettled, async ({ event: { providerId }, query }) =>
      (await waitingPapers(query, providerId)).length > 0
        ? []
        : (await administratorsBut(query, 0)).map((of) => ({ of, about: papers(providerId) })),
    ),
    takesBack(providerOwnerChanged, ({ event: { id, to } }) => (to === null ? [] : [{ of: to, about: offer(id) }])),
  ],
};
