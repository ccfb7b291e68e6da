import { type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { adReviewed, adSpendLimitReached, adTeamChanged } from '../contract.ts';

const group = 'Advertising';
// Of its own, since an answer takes everything about it back.
const invitation = (id: number) => `ad-invitation:${id}` as const;
const about = (campaignId: number) => `ad-campaign:${campaignId}` as const;

/** No notice names an advertiser or an ad: that is on its page, for those who may see it. */
export const notices: Notices = {
  kinds: [
    {
      kind: 'adMemberInvited',
      when: tells(adTeamChanged, ({ event: { id, news, to, by } }) =>
        news === 'invited' ? to.map((one) => ({ to: one, about: invitation(id), by })) : [],
      ),
      group,
      words: 'Someone invites you to help with their advertising',
      did: 'invited you to help with their advertising',
      why: 'Someone who advertises invited you.',
      thing: 'invitation',
      link: () => '/ads',
    },
    {
      kind: 'adApproved',
      when: tells(adReviewed, ({ event: { campaignId, to, review } }) =>
        review === 'approved' ? to.map((one) => ({ to: one, about: about(campaignId) })) : [],
      ),
      group,
      words: 'A moderator approves an ad of yours',
      byHouse: true,
      did: 'An ad of yours was approved',
      why: 'You help to run the campaign.',
      thing: 'campaign',
      link: () => '/ads',
    },
    {
      kind: 'adRefused',
      when: tells(adReviewed, ({ event: { campaignId, to, review } }) =>
        review === 'refused' ? to.map((one) => ({ to: one, about: about(campaignId) })) : [],
      ),
      group,
      words: 'A moderator refuses an ad of yours',
      byHouse: true,
      did: 'An ad of yours was refused: open it to see why',
      why: 'You help to run the campaign.',
      thing: 'campaign',
      link: () => '/ads',
    },
    {
      kind: 'adSpendLimitReached',
      when: tells(adSpendLimitReached, ({ event: { to } }) => to.map((one) => ({ to: one }))),
      group,
      words: 'Your ads reach the spend limit of your plan',
      byHouse: true,
      did: 'Your ads have reached this month’s spend limit and are paused',
      why: 'You help to run the campaigns.',
      link: () => '/ads',
    },
  ],
  takenBack: [
    takesBack(adTeamChanged, ({ event: { id, of, news } }) =>
      news === 'invited' || news === 'role' ? [] : [{ of, about: invitation(id) }],
    ),
  ],
};
