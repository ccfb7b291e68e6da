import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { Notification } from '../contract.ts';
import { useMute, useUnmute } from './data-settings.ts';

const notDone = failed('Couldn’t save your choice');

/** Mutes the one thing that a notice is about, or lets it be heard again; the focus goes to the button that follows. */
export function MuteButton({
  notice: { id, muted },
  told,
  thing,
}: {
  readonly notice: Notification;
  readonly told: string;
  readonly thing: string;
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isMine = useRef(false);
  const isMuted = muted !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the button has become the other one
  useEffect(() => {
    if (isMine.current) anchor.current?.querySelector('button')?.focus();
    isMine.current = false;
  }, [isMuted]);
  const mute = useMute({
    onDone: () => {
      isMine.current = true;
      announce(`Muted. No more notifications about this ${thing}.`);
    },
    onFail: notDone,
  });
  const unmute = useUnmute({
    onDone: () => {
      isMine.current = true;
      announce(`You’ll get notifications about this ${thing} again.`);
    },
    onFail: notDone,
  });
  return (
    <span ref={anchor}>
      {muted ? (
        <Button variant="quiet" icon={Volume2} pending={unmute.pending} onClick={() => unmute.mutate({ id: muted.id })}>
          Unmute this {thing}
          <span className="vh">: {told}</span>
        </Button>
      ) : (
        <Menu
          variant="quiet"
          icon={VolumeX}
          label={`Mute this ${thing}`}
          name={`Mute this ${thing}: ${told}`}
          pending={mute.pending}
          items={[
            { label: 'For 1 day', onSelect: () => mute.mutate({ id, until: 'day' }) },
            { label: 'For 1 week', onSelect: () => mute.mutate({ id, until: 'week' }) },
            { label: 'Until I unmute it', onSelect: () => mute.mutate({ id, until: 'unmuted' }) },
          ]}
        />
      )}
    </span>
  );
}
