import type { NoticeKind } from '#platform/server/notices.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Services } from '#platform/server/services.ts';

/** The kinds of notice that can come to this member, and that they choose about. */
export const kindsFor = ({ notices }: Pick<Services, 'notices'>, { roles }: Pick<Principal, 'roles'>): NoticeKind[] =>
  [...notices.values()].filter(({ role }) => role === undefined || roles.includes(role));
