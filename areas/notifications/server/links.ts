import type { Services } from '#platform/server/area.ts';
import type { Cause } from '#platform/server/notices.ts';

export const postSubject = (postId: number) => `post:${postId}`;
export const resourceSubject = (resourceId: number) => `resource:${resourceId}`;
export const conversationSubject = (conversationId: number) => `conversation:${conversationId}`;
export const eventSubject = (eventId: number) => `event:${eventId}`;
export const gameRoomSubject = (roomId: number) => `room:${roomId}`;
export const decisionSubject = (actionId: number) => `decision:${actionId}`;
export const memberSubject = (userId: number) => `member:${userId}`;

/** Where a notice leads: to the latest thing itself, or to the list of them. */
export function linkOf(
  notices: Services['notices'],
  about: { readonly kind: string; readonly subject: string; readonly userId: number },
  causes: readonly Cause[],
): string {
  const id = Number(about.subject.slice(about.subject.indexOf(':') + 1));
  return notices.get(about.kind)?.link({ id, userId: about.userId, causes }) ?? '/notifications';
}
