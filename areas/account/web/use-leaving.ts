import { navigate } from '#platform/web/router/navigate.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useSignOut } from './data.ts';

/** "Sign Out": ends the session, forgets this member on this device and shows what a guest sees. */
export function useLeaving() {
  return useSignOut({
    onDone: () => {
      navigate('/');
      toast({
        title: 'You’re signed out',
        description: 'You can still read public pages.',
        action: { label: 'Sign in again', onAction: () => navigate('/sign-in') },
      });
    },
    onFail: failed('You’re still signed in'),
  });
}
