import { type NoticeKind, type Notices, tells } from '#platform/server/notices.ts';
import { appealDecided, decisionMade, helpOffered, reportDecided } from '../contract.ts';

const group = 'Safety';

/** The house tells it, and nothing of the thing itself stands in the notice. */
const kinds: readonly NoticeKind[] = [
  {
    kind: 'reportDecided',
    when: tells(reportDecided, ({ event: { userId: to } }) => [{ to }]),
    group,
    words: 'Something that you reported is decided',
    did: 'Moderators have decided what you reported',
    byHouse: true,
    why: 'You reported it.',
    link: () => '/my-reports',
  },
  {
    kind: 'decisionAboutYou',
    when: tells(decisionMade, ({ event: { userId: to, actionId } }) => [{ to, about: `decision:${actionId}` }]),
    group,
    words: 'Moderators decide something about you',
    did: 'Moderators made a decision about you: read why, and how to appeal',
    byHouse: true,
    why: 'It is about you.',
    link: ({ id }) => `/decisions/${id}`,
  },
  {
    kind: 'appealDecided',
    when: tells(appealDecided, ({ event: { userId: to, actionId } }) => [{ to, about: `decision:${actionId}` }]),
    group,
    words: 'Your appeal is decided',
    did: 'Another moderator has looked at your appeal',
    byHouse: true,
    why: 'You appealed.',
    link: ({ id }) => `/decisions/${id}`,
  },
  {
    kind: 'helpOffered',
    when: tells(helpOffered, ({ event: { userId: to } }) => [{ to }]),
    group,
    words: 'Something that you wrote sounds as if you need help',
    did: 'You wrote about something very hard: people are there to talk, text or type with you now',
    byHouse: true,
    why: 'What you wrote sounded as if you might be in danger. You are not in trouble.',
    urgent: true,
    link: () => '/crisis-support',
  },
];

export const notices: Notices = { kinds };
