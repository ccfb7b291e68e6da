import { useState } from 'react';
import { lostBySigningOut } from '#platform/web/forget.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useSignOut } from './data.ts';

/**
 * "Sign Out": ends the session, forgets this member on this device and shows what a guest sees. Where that loses
 * something it asks before; `question` belongs into the page.
 */
export function useLeaving() {
  const [lost, setLost] = useState<readonly string[]>([]);
  const { mutate, pending } = useSignOut({
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
  const ask = async () => {
    const found = await lostBySigningOut();
    if (found.length > 0) setLost(found);
    else mutate();
  };
  return {
    pending,
    leave: () => void ask(),
    question: (
      <ConfirmDialog
        open={lost.length > 0}
        title="Sign out and delete what isn’t sent?"
        confirmLabel="Sign out and delete"
        cancelLabel="Stay signed in"
        danger
        pending={pending}
        onConfirm={() => {
          setLost([]);
          mutate();
        }}
        onCancel={() => setLost([])}
      >
        {lost.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    ),
  };
}
