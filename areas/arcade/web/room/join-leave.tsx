import { useEffect, useRef } from 'react';
import { apiErrorOf } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GameRoom } from '../../contract.ts';
import { useJoin, useLeave } from '../data.ts';

/** What the room answered; nothing when no answer came, or none that is about the room. */
function answerOf(error: unknown): string | undefined {
  const { status = 0, problem } = apiErrorOf(error) ?? {};
  return status >= 400 && status < 500 ? problem?.detail : undefined;
}

/** ROOM-14 to -21. "Join Game" on a card leads here and joins. */
export function JoinLeave({
  room: { id, mayJoin },
  running,
  leaving,
  onLeaving,
}: {
  readonly room: GameRoom;
  readonly running: boolean;
  readonly leaving: boolean;
  readonly onLeaving: (open: boolean) => void;
}) {
  const [query, setQuery] = useQueryParams();
  // Who it is, the session alone says; the call names it as specified.
  const self = { id, userId: useSession().member?.id ?? 0 };
  const join = useJoin(id, {
    onDone: () => toast({ title: 'Joined game room!', description: 'You have successfully joined the game room.' }),
    onFail: (error) =>
      toast({
        title: 'Error',
        description: answerOf(error) ?? 'Failed to join game room.',
        variant: 'destructive',
      }),
  });
  const leave = useLeave(id, {
    onDone: () => {
      onLeaving(false);
      toast({ title: 'Left game room', description: 'You have left the game room.' });
    },
    onFail: () => {
      onLeaving(false);
      toast({ title: 'Error', description: 'Failed to leave game room.', variant: 'destructive' });
    },
  });
  const wanted = useRef(query.get('join') === 'yes');
  const { mutate } = join;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that says so joins once
  useEffect(() => {
    // Once the router has arrived here: otherwise this step would count as the way in, and the heading got no focus.
    if (query.has('join')) queueMicrotask(() => setQuery({ join: null }));
    if (!wanted.current) return;
    wanted.current = false;
    if (mayJoin) mutate(self);
  }, []);
  return (
    <>
      {mayJoin && (
        <p>
          <Button size="l" variant="primary" pending={join.pending} pendingText="Joining…" onClick={() => mutate(self)}>
            Join Game
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={leaving}
        title="Leave this room?"
        confirmLabel="Leave Room"
        danger={running}
        pending={leave.pending}
        onConfirm={() => leave.mutate(self)}
        onCancel={() => onLeaving(false)}
      >
        <p>
          {running
            ? 'The game is still going on. If you leave, you lose it. To stop for a while, use “Pause for rest”.'
            : 'You can come back while there is a free place.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
