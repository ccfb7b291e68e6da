import { useEffect } from 'react';
import { currentSession, refreshSession } from '#platform/web/session.ts';
import { hearTabs } from '#platform/web/session-tabs.ts';
import { toast } from '#platform/web/ui/toast.ts';

/** Somebody signed in or out in another tab: this page becomes theirs too, and says why it changed. */
export function useOtherTabs(): void {
  useEffect(
    () =>
      hearTabs((memberId) => {
        if (memberId === currentSession().member?.id) return;
        const say = ({ member }: ReturnType<typeof currentSession>) => {
          const title = member ? `You are signed in as ${member.displayName}` : 'You are signed out';
          toast({ title, description: 'You did this in another tab.' });
        };
        // Without an answer the page stays as it is; the server refuses what is not this member's any more.
        void refreshSession().then(say, () => undefined);
      }),
    [],
  );
}
