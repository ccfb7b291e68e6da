import type { NoticeKind, NoticeSubject } from '#platform/server/notices.ts';

const group = 'Local communities';
const thing = 'community';
const page = ({ id }: NoticeSubject) => `/local-communities/${id}`;
const rollCall = (subject: NoticeSubject) => `${page(subject)}?tab=safety`;

/** Which community it is stands on its page alone: a notice may be read over somebody's shoulder. */
export const notices: readonly NoticeKind[] = [
  {
    kind: 'rollCallStarted',
    group,
    words: 'One of your communities asks whether you are safe',
    did: 'One of your communities asks whether you are safe',
    byHouse: true,
    why: 'You are a member, and a roll-call has started.',
    thing,
    link: rollCall,
    urgent: true,
  },
  {
    kind: 'rollCallSilent',
    group,
    words: 'Somebody who chose you as their buddy has not answered a roll-call',
    did: 'Somebody who chose you as their buddy has not answered a roll-call',
    byHouse: true,
    why: 'You agreed to be their buddy.',
    thing,
    link: rollCall,
    urgent: true,
  },
  {
    kind: 'buddyAsked',
    group,
    words: 'Somebody in one of your communities asks you to be their buddy',
    did: 'Somebody in one of your communities asks you to be their buddy',
    byHouse: true,
    why: 'A buddy is told when somebody does not answer a roll-call.',
    thing,
    link: rollCall,
  },
];
