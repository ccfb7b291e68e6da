import { type NoticeKind, type Notices, tells } from '#platform/server/notices.ts';
import { appealDecided, decisionMade, helpOffered, reportDecided } from '../contract.ts';

const group = 'Safety';

/** The house tells it, and nothing of the thing itself stands in the notice. */
const kinds: readonly NoticeKind[] = [
  {
    kind: 'reportDecided',
    when: tells(reportDecided, ({ event: { userId: to } }) => [{ to }]),
    group,
    words: 'Something you reported is decided',
    did: 'Moderators have decided on your report',
    byHouse: true,
    why: 'You reported it.',
    link: () => '/my-reports',
  },
  {
    kind: 'decisionAboutYou',
    when: tells(decisionMade, ({ event: { userId: to, actionId } }) => [{ to, about: `decision:${actionId}` }]),
    group,
    words: 'Moderators make a decision about you',
    did: 'Moderators made a decision about you: read why, and how to appeal',
    byHouse: true,
    why: 'It’s about you.',
    link: ({ id }) => `/decisions/${id}`,
  },
  {
    kind: 'appealDecided',
    when: tells(appealDecided, ({ event: { userId: to, actionId } }) => [{ to, about: `decision:${actionId}` }]),
    group,
    words: 'Your appeal is decided',
    did: 'Another moderator has decided your appeal',
    byHouse: true,
    why: 'You made an appeal.',
    link: ({ id }) => `/decisions/${id}`,
  },
  {
    kind: 'helpOffered',
    when: tells(helpOffered, ({ event: { userId: to } }) => [{ to }]),
    group,
    words: 'Something you wrote sounds like you need help',
    did: 'You wrote about something very hard: you can talk, text or type with someone now',
    byHouse: true,
    why: 'What you wrote sounded like you might be in danger. You’re not in trouble.',
    urgent: true,
    link: () => '/crisis-support',
  },
];

export const notices: Notices = { kinds };
