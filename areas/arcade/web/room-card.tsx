import { Accessibility, Calendar, Eye, Lock, Users } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { GameRoom } from '../contract.ts';
import { featureWords, kindWords } from '../pure/kinds.ts';
import { GameIcon } from './game-icon.tsx';
import { StatusChip } from './status-chip.tsx';

const shownFeatures = 2;

/** ARCADE-08 to -13. */
export function RoomCard({ room, own = false }: { readonly room: GameRoom; readonly own?: boolean }) {
  const { id, name, gameType, status, currentPlayers, maxPlayers, createdAt, isPrivate, playing } = room;
  const href = `/arcade/room/${id}`;
  const level = own ? 'own-room' : 'room';
  return (
    <Card as="li" className="room-card" id={`${level}-${id}`}>
      <div className="room-card-head">
        <GameIcon kind={gameType} />
        <div>
          <h3>
            <Link href={href}>
              {name}
              <Which room={room} />
            </Link>
          </h3>
          <p className="soft">{kindWords[gameType].name}</p>
        </div>
      </div>
      <p className="row">
        <StatusChip status={status} />
        {isPrivate && <Chip icon={Lock}>Private</Chip>}
      </p>
      <ul className="room-card-facts plain-list">
        <li>
          <Icon icon={Users} />
          <span>
            <strong>
              {currentPlayers}/{maxPlayers}
            </strong>{' '}
            players
          </span>
        </li>
        <li>
          <Icon icon={Calendar} />
          <span>
            Made <Time midSentence value={createdAt} />
          </span>
        </li>
        <li>
          <Icon icon={Accessibility} />
          <Features room={room} />
        </li>
      </ul>
      <p className="room-card-ways">
        <Way room={room} href={href} />
        {!playing && (
          <ButtonLink href={href} icon={Eye} description="a game to watch">
            Watch
            <Named room={room} />
          </ButtonLink>
        )}
      </p>
    </Card>
  );
}

/** Two rooms may have one name: whoever hears a list of links needs to know which is which. */
const Which = ({ room }: { readonly room: GameRoom }) => <span className="vh"> (room {room.id})</span>;

const Named = ({ room }: { readonly room: GameRoom }) => (
  <span className="vh">
    {' '}
    {room.name} (room {room.id})
  </span>
);

function Features({ room: { accessibilityFeatures } }: { readonly room: GameRoom }) {
  const first = accessibilityFeatures.slice(0, shownFeatures).map((feature) => featureWords[feature].label);
  const more = accessibilityFeatures.length - first.length;
  if (first.length === 0) return <span>No accessibility options set</span>;
  return (
    <span>
      {first.join(', ')}
      {more > 0 && <strong> +{more} more</strong>}
    </span>
  );
}

/** ARCADE-12 and -13: joining asks in the room; who cannot join reads why. */
function Way({ room, href }: { readonly room: GameRoom; readonly href: string }) {
  const named = <Named room={room} />;
  if (room.playing || room.status === 'completed' || room.status === 'cancelled') {
    return <ButtonLink href={href}>View Game{named}</ButtonLink>;
  }
  if (room.mayJoin) {
    return (
      <ButtonLink href={`${href}?join=yes`} variant="primary" description="a game to join">
        Join Game{named}
      </ButtonLink>
    );
  }
  return (
    <Button aria-disabled="true" title={room.status === 'waiting' ? 'The room is full.' : 'The game has begun.'}>
      {room.currentPlayers >= room.maxPlayers ? 'Room full' : 'Join Game'}
      {named}
    </Button>
  );
}
