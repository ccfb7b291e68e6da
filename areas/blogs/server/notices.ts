import { type Notices, tells } from '#platform/server/notices.ts';
import { blogHeldBack } from '../contract.ts';

export const notices: Notices = {
  kinds: [
    {
      kind: 'blogHeldBack',
      when: tells(blogHeldBack, ({ event: { authorId: to, draftId: item } }) => [{ to, item }]),
      group: 'Your posts',
      words: 'A blog of yours could not be published at its time',
      did: 'A blog of yours could not be published at its time and waits among your drafts',
      byHouse: true,
      why: 'You had set a time for it.',
      link: () => '/blogs/drafts',
    },
  ],
};
