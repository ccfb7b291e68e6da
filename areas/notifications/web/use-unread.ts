import { useLive } from '#platform/web/live/use-live.ts';
import { notify } from '#platform/web/preferences/held-notices.ts';
import { currentSession, refreshSession, setSession, useSession } from '#platform/web/session.ts';

/** A failed look is no news: the next event, or the next page, brings the count. */
const look = () => void refreshSession({ tell: false }).catch(() => undefined);

/** Something new arrived: said once, or kept for the next break in concentration mode. */
async function lookAndTell() {
  const before = currentSession().unread;
  const { unread } = await refreshSession({ tell: false });
  if (unread > before) notify({ title: 'You have a new notification' });
}

/** The badge: how many notices are unread, kept up to date while the page is open. For the header, once. */
export function useUnread(): number {
  const { member, unread } = useSession();
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => name === 'notificationsChanged' && void lookAndTell().catch(() => undefined),
    {
      onGap: look,
    },
  );
  return unread;
}

/** After a write that answered with the new count. */
export const setUnread = (unread: number): void => setSession({ ...currentSession(), unread });
