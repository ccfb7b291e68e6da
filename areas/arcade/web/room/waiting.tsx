import { textForPeople } from '#platform/web/client/error.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { GameRoom } from '../../contract.ts';
import type { UsedMatch } from '../use-match.ts';

/** ROOM-04: one condition for each of the four texts, as long as there is no game to show. */
export function waitingText({ mayJoin, playing, status, currentPlayers, maxPlayers }: GameRoom): string {
  if (mayJoin) return 'Join the game room to start playing!';
  if (status === 'cancelled') return 'This room is closed';
  if (playing) return 'Waiting for other players to join...';
  return currentPlayers >= maxPlayers ? 'Room is full' : 'Game already in progress';
}

export function Waiting({ room, read }: { readonly room: GameRoom; readonly read: UsedMatch['read'] }) {
  const { data, error, loading, retry, refreshing } = read;
  if (loading) return <Skeleton count={1} label="Loading the game" />;
  if (error && data === undefined) {
    return (
      <ErrorState title="Couldn’t load the game" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={2} title={waitingText(room)}>
      <p>
        {room.playing
          ? 'Send someone the invite link, or wait. Waiting rooms are listed in the Arcade. We’ll tell you when someone joins.'
          : 'The host makes the first move.'}
      </p>
    </EmptyState>
  );
}
