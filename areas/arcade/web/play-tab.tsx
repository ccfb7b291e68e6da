import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
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
  const isNarrowed = filters.q !== '' || filters.game !== '';
  return (
    <Section title="Game rooms">
      <RoomFilters filters={filters} onChange={(change) => setQuery(change)} />
      <List
        list={list}
        shown={list.items.length}
        things={['game room', 'game rooms']}
        prefix="room"
        level={3}
        empty={
          <EmptyState title="No game rooms found" action={<Button onClick={onCreate}>Create Game Room</Button>}>
            <p>
              {isNarrowed || filters.status !== 'waiting'
                ? 'Try another game, another status or fewer words.'
                : 'No one is waiting for a player. Open a room, and others can join.'}
            </p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="room-cards" role="list">
          {list.items.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </ul>
      </List>
    </Section>
  );
}
