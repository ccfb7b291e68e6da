import type { NoticeKind } from '#platform/server/notices.ts';

export const notices: readonly NoticeKind[] = [
  {
    kind: 'blogHeldBack',
    group: 'Your posts',
    words: 'A blog of yours could not be published at its time',
    did: 'A blog of yours could not be published at its time and waits among your drafts',
    byHouse: true,
    why: 'You had set a time for it.',
    link: () => '/blogs/drafts',
  },
];
