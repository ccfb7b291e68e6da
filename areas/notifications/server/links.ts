import { type Cause, subjectId } from '#platform/server/notices.ts';
import type { Services } from '#platform/server/services.ts';

/** Where a notice leads: to the latest thing itself, or to the list of them. */
export function linkOf(
  notices: Services['notices'],
  about: { readonly kind: string; readonly subject: string; readonly userId: number },
  causes: readonly Cause[],
): string {
  const { kind, subject, userId } = about;
  return notices.get(kind)?.link({ id: subjectId(subject), userId, causes }) ?? '/notifications';
}
