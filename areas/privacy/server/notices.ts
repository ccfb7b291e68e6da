import type { NoticeKind } from '#platform/server/notices.ts';

export const notices: readonly NoticeKind[] = [
  {
    kind: 'dataExportReady',
    group: 'Your account',
    words: 'The copy of your data is ready',
    did: 'The copy of your data is ready to download',
    byHouse: true,
    why: 'You asked for it.',
    link: () => '/settings/privacy',
  },
];
