import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { User } from '../contract.ts';
import { refreshAfterMute, useUnmute } from './data-mutes.ts';
import { sayUnmuted } from './mute-toasts.ts';
import { openMute } from './open-mute.ts';

/** On a profile, beside Block: mutes, or ends it at once. */
export function MuteButton({ user }: { readonly user: User }) {
  const { id, displayName, mutedByMe } = user;
  const unmute = useUnmute({
    onDone: (was) => {
      sayUnmuted(was);
      void refreshAfterMute();
    },
    onFail: failed(`${displayName} is still muted`),
  });
  return (
    // One button for both, so that the focus stays on it when the state changes.
    <Button
      variant="quiet"
      icon={mutedByMe ? Volume2 : VolumeX}
      data-focus-key={`mute-${id}`}
      pending={unmute.pending}
      pendingText="Unmuting…"
      onClick={() => (mutedByMe ? unmute.mutate({ id: mutedByMe.id }) : openMute({ member: { id, displayName } }))}
    >
      {mutedByMe ? 'Unmute' : 'Mute'}
      <span className="vh"> {displayName}</span>
    </Button>
  );
}
