import type { NoticeKind } from '#platform/server/notices.ts';

/** What members are told about other members. */
export const notices: readonly NoticeKind[] = [
  {
    kind: 'memberFollowed',
    group: 'People',
    words: 'Somebody follows you',
    did: 'followed you',
    why: 'New followers are told to you.',
    link: ({ userId, causes }) =>
      causes.length === 1 && causes[0] ? `/profile/${causes[0].by}` : `/profile/${userId}/followers`,
  },
];
