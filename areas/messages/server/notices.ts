import { type NoticeKind, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { messagesSeen, messagesWaiting } from '../contract.ts';

const group = 'Messages';
const elsewhere = 'It is counted at Messages, and not written in your notifications.';
const link: NoticeKind['link'] = ({ id }) => `/messages/${id}`;

const told = (isRequest: boolean) =>
  tells(messagesWaiting, ({ event: { userId: to, conversationId, by, seq: item, request } }) =>
    request === isRequest ? [{ to, by, item, about: `conversation:${conversationId}` }] : [],
  );

/** What members are told about messages while they are not here. */
const kinds: readonly NoticeKind[] = [
  {
    kind: 'messagesWaiting',
    when: told(false),
    group,
    words: 'Somebody writes to you',
    did: 'wrote to you',
    why: 'You are in this conversation.',
    elsewhere,
    link,
  },
  {
    kind: 'messageRequested',
    when: told(true),
    group,
    words: 'Somebody new wants to talk with you',
    did: 'wants to talk with you',
    why: 'New people may write to you.',
    elsewhere,
    link,
  },
];

export const notices: Notices = {
  kinds,
  takenBack: [
    takesBack(messagesSeen, ({ event: { userId: of, conversationId } }) => [
      { of, about: `conversation:${conversationId}` },
    ]),
  ],
};
