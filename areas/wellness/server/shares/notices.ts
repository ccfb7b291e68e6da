import { type NoticeKind, tells } from '#platform/server/notices.ts';
import { diaryShareEnded } from '../../contract/shares.ts';

export const shareNotices: readonly NoticeKind[] = [
  {
    group: 'Your wellness diary',
    kind: 'diaryShareEnded',
    when: tells(diaryShareEnded, ({ event: { userId } }) => [{ to: userId }]),
    byHouse: true,
    words: 'A share of your diary ends after five wrong codes',
    did: 'We ended a share of your diary after five wrong codes',
    why: 'You share a part of your diary with a code.',
    link: () => '/wellness-tracking/sharing',
  },
];
