import type { NotificationKind } from '../contract.ts';
import type { Cause } from './causes.ts';

const idIn = (subject: string) => subject.slice(subject.indexOf(':') + 1);

export const postSubject = (postId: number) => `post:${postId}`;
export const memberSubject = (userId: number) => `member:${userId}`;

/** Where a notice leads: to the latest thing itself, or to the list of them. */
export function linkOf(
  about: { kind: NotificationKind; subject: string; userId: number },
  causes: readonly Cause[],
): string {
  const latest = causes[0];
  switch (about.kind) {
    case 'memberFollowed':
      return causes.length === 1 && latest ? `/profile/${latest.by}` : `/profile/${about.userId}/followers`;
    case 'commentCreated':
      return latest ? `/post/${idIn(about.subject)}#comment-${latest.item}` : `/post/${idIn(about.subject)}`;
    default:
      return `/post/${idIn(about.subject)}`;
  }
}
