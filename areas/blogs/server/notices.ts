import { type Notices, tells } from '#platform/server/notices.ts';
import { blogHeldBack } from '../contract.ts';

export const notices: Notices = {
  kinds: [
    {
      kind: 'blogHeldBack',
      when: tells(blogHeldBack, ({ event: { authorId: to, draftId: item } }) => [{ to, item }]),
      group: 'Your posts',
      words: 'We couldn’t publish your scheduled blog',
      did: 'We couldn’t publish your scheduled blog, so it’s back in your drafts',
      byHouse: true,
      why: 'You scheduled it.',
      link: () => '/blogs/drafts',
    },
  ],
};
