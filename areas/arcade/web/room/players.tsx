import { Crown } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { GameRoom } from '../../contract.ts';
import { useParticipants } from '../data.ts';

/** ROOM-10, ROOM-26. */
export function Players({ room: { id } }: { readonly room: GameRoom }) {
  const { member } = useSession();
  const { data, error, retry, refreshing } = useParticipants(id);
  return (
    <Section title="Players" side>
      {error && !data && (
        <ErrorState title="Couldn’t load the players" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      <ul className="list plain-list">
        {data?.map(({ id: key, userId, playerNumber, isActive, joinedAt, person, isHost, isHere }) => (
          <li key={key} className="player">
            <Avatar name={person.displayName} src={person.avatar} size="s" />
            <span>
              <Link href={`/profile/${userId}`}>{person.displayName}</Link>{' '}
              {userId === member?.id && <Chip tone="action">You</Chip>} {isHost && <Chip icon={Crown}>Host</Chip>}
              <span className="soft player-facts">
                {isActive ? `Player ${playerNumber} · Joined ` : 'Has left · Joined '}
                <Time value={joinedAt} />
                {isActive && isHere !== null && (isHere ? ' · Here now' : ' · Away')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
