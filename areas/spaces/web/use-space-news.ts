import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { refreshSpace } from './data.ts';
import type { SpaceLabels } from './labels.ts';

/** A request that was answered, an invitation, a new role: what is shown of it follows at once. */
export function useSpaceNews(labels: SpaceLabels): void {
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name === 'spaceStandingChanged') void refreshSpace(labels, Number(payload.spaceId));
  });
}
