import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useMyRooms, useRooms } from './data.ts';
import { History } from './history.tsx';
import { RoomCard } from './room-card.tsx';
import { RoomFilters } from './room-filters.tsx';
import { askedOf, filtersIn } from './rooms-asked.ts';

/** ARCADE-05 to -14: rooms that are going on for me, rooms to join or watch, and what I have played. */
export function PlayTab({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <>
      <MyRooms />
      <Rooms onCreate={onCreate} />
      <History />
    </>
  );
}

function MyRooms() {
  const { items } = useMyRooms();
  const open = items.filter(({ status }) => status === 'waiting' || status === 'in_progress');
  if (open.length === 0) return null;
  return (
    <Section title="Your rooms">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="room-cards" role="list">
        {open.map((room) => (
          <RoomCard key={room.id} room={room} own />
        ))}
      </ul>
    </Section>
  );
}

function Rooms({ onCreate }: { readonly onCreate: () => void }) {
  const [query, setQuery] = useQueryParams();
  const filters = filtersIn(query);
  const list = useRooms(askedOf(filters));
  usePageFocus(list, 'room', ['room', 'rooms']);
  const { items, loading, error, retry, refreshing, hasMore, loadMore, loadingMore } = list;
  const isNarrowed = filters.q !== '' || filters.game !== '';
  return (
    <Section title="Game rooms">
      <RoomFilters filters={filters} onChange={(change) => setQuery(change)} />
      {loading && <Skeleton count={3} look="row" label="Loading game rooms" />}
      {error && !loading && (
        <ErrorState title="Couldn’t load the game rooms" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!loading && !error && items.length === 0 && (
        <EmptyState title="No game rooms found" level={3} action={<Button onClick={onCreate}>Create Game Room</Button>}>
          <p>
            {isNarrowed || filters.status !== 'waiting'
              ? 'Try another game, another status or fewer words.'
              : 'No one is waiting for a player. Open a room, and others can join.'}
          </p>
        </EmptyState>
      )}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="room-cards" role="list">
          {items.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </ul>
      )}
      {hasMore && <LoadMore shown={items.length} pending={loadingMore} onLoad={loadMore} />}
    </Section>
  );
}
