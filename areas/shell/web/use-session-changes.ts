import { useEffect } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { refreshSession, type Session, useSession } from '#platform/web/session.ts';
import { hearTabs } from '#platform/web/session-tabs.ts';
import { toast } from '#platform/web/ui/toast.ts';

const again = () => void refreshSession({ tell: false }).catch(() => undefined);

/** Somebody signed in or out in another tab, or other roles count now: this page follows. */
export function useSessionChanges(): void {
  const id = useSession().member?.id;
  useLive(
    id === undefined ? undefined : `user:${id}`,
    ({ name }) => {
      if (name === 'rolesChanged' || name === 'signInSecured') again();
    },
    { onGap: again },
  );
  useEffect(
    () =>
      hearTabs(() => {
        const say = ({ member }: Session) => {
          const title = member ? `You’re signed in as ${member.displayName}` : 'You’re signed out';
          toast({ title, description: 'You did this in another tab.' });
        };
        // Without an answer the page stays as it is; the server refuses what is not this member's any more.
        void refreshSession({ tell: false }).then(say, () => undefined);
      }),
    [],
  );
}
