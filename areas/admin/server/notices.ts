import { type NoticeKind, type Notices, tells } from '#platform/server/notices.ts';
import { adminNews, type adminNewsKinds } from '../contract.ts';

const about = {
  group: 'Administration',
  why: 'You’re an administrator.',
  byHouse: true,
  urgent: true,
  role: 'admin',
} as const;

type Kind = (typeof adminNewsKinds)[number];

/** Said to each administrator. */
const said = (kind: Kind) => tells(adminNews, ({ event }) => (event.kind === kind ? [{ to: event.userId }] : []));

const kinds: readonly NoticeKind[] = [
  {
    ...about,
    kind: 'auditBroken',
    when: said('auditBroken'),
    words: 'The audit log was changed or cut',
    did: 'The daily check found that the audit log was changed or cut: open it to see where',
    link: () => '/admin/audit',
  },
  {
    ...about,
    kind: 'guessesAlarmed',
    when: said('guessesAlarmed'),
    words: 'Many wrong guesses at passwords or sign-in codes',
    did: 'There were many wrong guesses at passwords or sign-in codes: members can still sign in',
    link: () => '/admin/audit?action=alarm',
  },
];

export const notices: Notices = { kinds };
