import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { VrRoom } from '../../contract.ts';
import { useRun } from '../data.ts';

const done = {
  'close-door': 'The door is closed to new people.',
  'open-door': 'The door is open.',
  quiet: 'The quiet hour has begun.',
  'end-quiet': 'The quiet hour has ended.',
  hush: 'They can read only.',
  unhush: 'They can write again.',
  'lower-hand': 'The hand is lowered.',
  'to-entrance': 'They go to the entrance.',
  remove: 'They’re removed. You can let them back.',
  'let-back': 'They can come in again.',
} as const;

interface Someone {
  readonly id: number;
  readonly name: string;
}

/** For the host: the door, a quiet hour, and what one visitor may do. */
export function HostTools({ room }: { readonly room: VrRoom }) {
  const { spaceId: id, visitors } = room;
  const run = useRun(id, {
    onDone: (_, { act }) => {
      // The button that asked goes with what was done.
      if (act === 'remove') closeToTitle(() => setRemoving(undefined));
      if (act === 'let-back' || act === 'lower-hand') focusHeading();
      announce(done[act]);
    },
    onFail: (error) => {
      setRemoving(undefined);
      failed('Couldn’t change that')(error);
    },
  });
  const [removing, setRemoving] = useState<Someone>();
  const others = visitors.filter(({ isHost }) => !isHost);
  return (
    <Section title="Host controls" side>
      <div className="row" data-scan="">
        <Button
          pending={run.pending}
          onClick={() => run.mutate({ id, act: room.doorClosed ? 'open-door' : 'close-door' })}
        >
          {room.doorClosed ? 'Open the door' : 'Close the door to new people'}
        </Button>
        <Button pending={run.pending} onClick={() => run.mutate({ id, act: room.isQuiet ? 'end-quiet' : 'quiet' })}>
          {room.isQuiet ? 'End the quiet hour' : 'Begin a quiet hour'}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="list plain-list" role="list">
        {others.map(({ person: { id: userId, name }, isQuiet, handRaised }) => (
          <li key={userId}>
            <h3>{name}</h3>
            <div className="row" data-scan={`Host controls for ${name}`}>
              <Button
                variant="quiet"
                pending={run.pending}
                onClick={() => run.mutate({ id, act: isQuiet ? 'unhush' : 'hush', userId })}
              >
                {isQuiet ? 'Let them write' : 'Read only'}
                <span className="vh">, {name}</span>
              </Button>
              {handRaised && (
                <Button
                  variant="quiet"
                  pending={run.pending}
                  onClick={() => run.mutate({ id, act: 'lower-hand', userId })}
                >
                  Lower the hand<span className="vh"> of {name}</span>
                </Button>
              )}
              <Button
                variant="quiet"
                pending={run.pending}
                onClick={() => run.mutate({ id, act: 'to-entrance', userId })}
              >
                Move to the entrance<span className="vh">, {name}</span>
              </Button>
              <Button
                variant="danger"
                onClick={() => setRemoving({ id: userId, name })}
                description="remove someone from a room"
              >
                Remove<span className="vh"> {name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {room.removed.length > 0 && (
        <>
          <h3>Removed</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="list plain-list" role="list">
            {room.removed.map(({ id: userId, name }) => (
              <li key={userId} className="row" data-scan="">
                <span>{name}</span>
                <Button
                  variant="quiet"
                  pending={run.pending}
                  onClick={() => run.mutate({ id, act: 'let-back', userId })}
                >
                  Let back<span className="vh">, {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={`Remove ${removing.name}?`}
          confirmLabel="Remove from the room"
          pending={run.pending}
          onConfirm={() => run.mutate({ id, act: 'remove', userId: removing.id })}
          onCancel={() => setRemoving(undefined)}
        >
          <p>They leave the room, and can’t come in again until you let them back.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
