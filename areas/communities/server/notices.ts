import { noticesOf } from '#areas/spaces/server/public.ts';
import { type NoticeKind, type NoticeSubject, type Notices, type Told, tells } from '#platform/server/notices.ts';
import { buddyAsked, rollCallSilent, rollCallStarted } from '../contract.ts';

const group = 'Local communities';
const thing = 'community';
const page = ({ id }: NoticeSubject) => `/local-communities/${id}`;
const rollCall = (subject: NoticeSubject) => `${page(subject)}?tab=safety`;

/** Each call is news of its own: a second flood is not hidden behind the first. */
const toldOf = ({ event: { communityId, userId: to } }: { event: { communityId: number; userId: number } }): Told[] => [
  { to, about: `space:${communityId}` },
];

/** Which community it is stands on its page alone: a notice may be read over somebody's shoulder. */
const rollCalls: readonly NoticeKind[] = [
  {
    kind: 'rollCallStarted',
    when: tells(rollCallStarted, toldOf),
    group,
    words: 'One of your communities is asking if you’re safe',
    did: 'One of your communities is asking if you’re safe',
    byHouse: true,
    why: 'You’re a member, and a roll-call has started.',
    thing,
    link: rollCall,
    urgent: true,
  },
  {
    kind: 'rollCallSilent',
    when: tells(rollCallSilent, toldOf),
    group,
    words: 'Someone who chose you as their buddy hasn’t answered a roll-call',
    did: 'Someone who chose you as their buddy hasn’t answered a roll-call',
    byHouse: true,
    why: 'You agreed to be their buddy.',
    thing,
    link: rollCall,
    urgent: true,
  },
  {
    kind: 'buddyAsked',
    when: tells(buddyAsked, ({ event: { communityId, userId: to, no: item } }) => [
      { to, item, about: `space:${communityId}` },
    ]),
    group,
    words: 'Someone in one of your communities asks you to be their buddy',
    did: 'Someone in one of your communities asks you to be their buddy',
    byHouse: true,
    why: 'A buddy is told if someone doesn’t answer a roll-call.',
    thing,
    link: rollCall,
  },
];

export const notices: Notices = { kinds: [...noticesOf('community'), ...rollCalls] };
