import type { NoticeKind } from '#platform/server/notices.ts';

const group = 'Messages';
const elsewhere = 'It is counted at Messages, and not written in your notifications.';
const link: NoticeKind['link'] = ({ id }) => `/messages/${id}`;

/** What members are told about messages while they are not here. */
export const notices: readonly NoticeKind[] = [
  {
    kind: 'messagesWaiting',
    group,
    words: 'Somebody writes to you',
    did: 'wrote to you',
    why: 'You are in this conversation.',
    elsewhere,
    link,
  },
  {
    kind: 'messageRequested',
    group,
    words: 'Somebody new wants to talk with you',
    did: 'wants to talk with you',
    why: 'New people may write to you.',
    elsewhere,
    link,
  },
];
