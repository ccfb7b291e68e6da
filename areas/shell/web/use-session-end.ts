import { useEffect } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { clientEvents } from '#platform/web/client/request.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { currentSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/toast.ts';

/** To somebody who has just left by themselves, what was still on its way is no news. */
const leaving = 400;

/** A write was refused because the session has ended: what was typed stays, and a message offers the way back. */
export function useSessionEnd(path: string): void {
  useEffect(() => {
    const say = () =>
      toast({
        title: 'Your session has ended',
        description: 'What you typed is still here. Sign in, then send it again.',
        variant: 'destructive',
        action: { label: 'Sign in', onAction: () => navigate(signInHref(path)) },
      });
    const tell = () => setTimeout(() => currentSession().member && say(), leaving);
    clientEvents.addEventListener('session-expired', tell);
    return () => clientEvents.removeEventListener('session-expired', tell);
  }, [path]);
}
