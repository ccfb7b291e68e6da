import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
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
    onFail: (error) =>
      toast({ title: 'You’re still signed in', description: textForPeople(error), variant: 'destructive' }),
  });
}
