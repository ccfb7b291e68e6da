import { type NoticeKind, tells } from '#platform/server/notices.ts';
import { diaryHelped, diaryHelperAllowed } from '../../contract/helpers.ts';

const common = { group: 'Your wellness diary' };

/** Nothing of what was written: not even which day it is about. */
export const helperNotices: readonly NoticeKind[] = [
  {
    ...common,
    kind: 'diaryHelped',
    when: tells(diaryHelped, ({ event: { userId, helperId, entryId } }) => [
      { to: userId, by: helperId, item: entryId },
    ]),
    words: 'A helper adds to your diary',
    did: 'added to your diary',
    why: 'You let them write in your diary.',
    link: () => '/wellness-tracking#wellness-entries',
  },
  {
    ...common,
    kind: 'diaryHelperAllowed',
    when: tells(diaryHelperAllowed, ({ event: { userId, helperId } }) => [{ to: helperId, by: userId }]),
    words: 'Someone lets you write in their diary',
    did: 'lets you write in their diary',
    why: 'They chose you as a helper.',
    link: () => '/wellness-tracking/helpers',
  },
];
