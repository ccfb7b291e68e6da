import { own, type Surfaces } from '#platform/server/testing/surfaces.ts';

const ownSession = 'It needs a session of one’s own, and answers about its own account alone.';

export const surfaces: Surfaces = {
  reads: {
    listNotifications: { shows: true, asks: () => [{}, { query: { status: 'unread' } }] },
    countWaiting: own,
    readNotificationSettings: own,
    countUnread: own,
    readUnsubscription: {
      alike: {
        status: 404,
        why: 'The token of a mail decides, and it names kinds of notices and no members.',
        ask: () => ({ query: { token: 'forged.token' } }),
      },
    },
  },
  unanswered: {
    addNoticeBrowser: ownSession,
    removeNoticeBrowser: ownSession,
    unsubscribe: 'The token of an email decides, and it names kinds of notices and no members.',
  },
};
