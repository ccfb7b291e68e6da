import { type NoticeKind, type Notices, tells } from '#platform/server/notices.ts';
import { crisisNews, type crisisNewsKinds } from '../contract.ts';

const group = 'Crisis support';
const queue = () => '/crisis-support/helping';

/** For those who help. Authors get none: a notice would name them, and could be read by whoever holds their phone. */
const kinds: readonly (Omit<NoticeKind, 'when'> & { kind: (typeof crisisNewsKinds)[number] })[] = [
  {
    kind: 'supportAsked',
    group,
    words: 'Someone asks for support while you’re on duty',
    did: 'Someone has asked for support',
    why: 'You’re a supporter on duty.',
    byHouse: true,
    urgent: true,
    link: queue,
  },
  {
    kind: 'supportEscalated',
    group,
    words: 'A support request is escalated',
    did: 'A support request was escalated',
    why: 'You have the crisis duty role.',
    byHouse: true,
    urgent: true,
    link: queue,
  },
  {
    kind: 'crisisReported',
    group,
    words: 'A crisis conversation is reported',
    did: 'A crisis conversation was reported',
    why: 'You review reports of crisis support.',
    byHouse: true,
    urgent: true,
    link: () => '/crisis-support/reports',
  },
  {
    kind: 'crisisReportWaits',
    group,
    words: 'A crisis report is waiting and no one can review it',
    did: 'A crisis report is waiting and no one can review it: give the duty role to another moderator',
    why: 'You’re an administrator.',
    byHouse: true,
    urgent: true,
    link: () => '/admin/members',
  },
  {
    kind: 'crisisReportDecided',
    group,
    words: 'Your report in crisis support is decided',
    did: 'Your report in crisis support has been decided',
    why: 'You reported it.',
    byHouse: true,
    link: queue,
  },
  {
    kind: 'crisisDecision',
    group,
    words: 'A decision about your role as a supporter',
    did: 'We’ve made a decision about your role as a supporter',
    why: 'It’s about you.',
    byHouse: true,
    link: queue,
  },
  {
    kind: 'supporterApplied',
    group,
    words: 'Someone applies to be a supporter',
    did: 'Someone applied to be a supporter',
    why: 'You’re an administrator.',
    byHouse: true,
    link: () => '/crisis-support/applications',
  },
  {
    kind: 'supporterDecided',
    group,
    words: 'Your supporter application is decided',
    did: 'Your supporter application has been decided',
    why: 'You applied.',
    byHouse: true,
    link: queue,
  },
];

/** The subject is whom it is for: no notice knows which request it is about, or whose. */
export const notices: Notices = {
  kinds: kinds.map((one) => ({
    ...one,
    when: tells(crisisNews, ({ event }) => (event.kind === one.kind ? [{ to: event.userId }] : [])),
  })),
};
