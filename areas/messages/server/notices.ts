import { type NoticeKind, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { messagesSeen, messagesWaiting } from '../contract.ts';

const group = 'Messages';
const elsewhere = 'It’s counted on Messages and isn’t listed in your notifications.';
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
    words: 'Someone writes to you',
    did: 'wrote to you',
    why: 'You’re in this conversation.',
    elsewhere,
    link,
  },
  {
    kind: 'messageRequested',
    when: told(true),
    group,
    words: 'Someone new wants to talk to you',
    did: 'wants to talk to you',
    why: 'Your settings let new people write to you.',
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
