import { type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { memberBlocked, memberFollowed, memberUnfollowed } from '../contract.ts';

/** What members are told about other members. */
export const notices: Notices = {
  kinds: [
    {
      kind: 'memberFollowed',
      when: tells(memberFollowed, ({ event: { followeeId: to, followerId: by } }) => [{ to, by }]),
      group: 'People',
      words: 'Someone follows you',
      did: 'followed you',
      why: 'Your settings tell you about new followers.',
      link: ({ userId, causes }) =>
        causes.length === 1 && causes[0] ? `/profile/${causes[0].by}` : `/profile/${userId}/followers`,
    },
  ],
  takenBack: [
    takesBack(memberUnfollowed, ({ event: { followeeId: of, followerId: by } }) => [
      { of, kind: 'memberFollowed', by },
    ]),
    // A block takes each out of the other's notices, whatever they are about.
    takesBack(memberBlocked, ({ event: { blockerId, blockedId } }) => [
      { of: blockerId, by: blockedId, read: true },
      { of: blockedId, by: blockerId, read: true },
    ]),
  ],
};
