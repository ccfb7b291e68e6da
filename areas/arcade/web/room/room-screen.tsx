import { useEffect, useState } from 'react';
import { apiErrorOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn, Waiting } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { GameRoom } from '../../contract.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { useOpenInvite, useRoom } from '../data.ts';
import { RoomView } from './room-view.tsx';
import '../arcade.css';

/** The secret of a private room stands behind the #, which no server and no log ever gets. */
const inviteIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('invite') ?? '';

/** ROOM-01 to -28. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const id = idIn(params.id) ?? 0;
  return <Asked key={id} id={id} />;
}

function Asked({ id }: { readonly id: number }) {
  const [secret, setSecret] = useState(() => inviteIn(location.hash));
  const [opened, setOpened] = useState(secret === '');
  useEffect(() => {
    // The whole link, pasted where the shorter one led nowhere.
    const changed = () => setSecret(inviteIn(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const invite = useOpenInvite(id, { onDone: () => setOpened(true), onFail: () => setOpened(true) });
  const { mutate } = invite;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once
  useEffect(() => {
    if (secret && id > 0) mutate({ id, invite: secret });
  }, [secret, id]);
  const { data, error, retry, refreshing } = useRoom(id, opened);
  const missing = id === 0 || apiErrorOf(error)?.status === 404;
  if (data) return <Known room={data} />;
  if (missing) return <NotFound />;
  return (
    <Waiting words={{ title: 'Game room', crumbs: arcadeCrumbs }}>
      {error ? (
        <ErrorState title="Couldn’t load the game room" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton count={1} label="Loading the game room" />
      )}
    </Waiting>
  );
}

function Known({ room }: { readonly room: GameRoom }) {
  useTitle(room.name);
  return <RoomView room={room} />;
}

function NotFound() {
  const title = 'Game Room Not Found';
  useTitle(title);
  return (
    <>
      <PageTitle title={title} crumbs={arcadeCrumbs} />
      <EmptyState level={2} title="Room not found" action={<ButtonLink href="/arcade">Back to Arcade</ButtonLink>}>
        <p>It may be private. If so, you need the full invite link from a player.</p>
      </EmptyState>
    </>
  );
}
