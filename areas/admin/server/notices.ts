import type { NoticeKind } from '#platform/server/notices.ts';

const about = {
  group: 'Administration',
  why: 'You are an administrator.',
  byHouse: true,
  urgent: true,
  role: 'admin',
} as const;

export const notices: readonly NoticeKind[] = [
  {
    ...about,
    kind: 'auditBroken',
    words: 'The audit log was changed or cut',
    did: 'The daily check found that the audit log was changed or cut: open it to see where',
    link: () => '/admin/audit',
  },
  {
    ...about,
    kind: 'guessesAlarmed',
    words: 'Many wrong guesses at passwords or sign-in codes',
    did: 'There were many wrong guesses at passwords or sign-in codes: members can still sign in',
    link: () => '/admin/audit?action=alarm',
  },
];
