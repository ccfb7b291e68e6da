import { Crown, Flag, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { GameRoom } from '../../contract.ts';
import { kindWords } from '../../pure/kinds.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { StatusChip } from '../status-chip.tsx';
import { useGame } from '../use-game.ts';
import { type UsedMatch, useMatch } from '../use-match.ts';
import { ComputerOffer } from './computer-offer.tsx';
import { GameChat } from './game-chat.tsx';
import { JoinLeave } from './join-leave.tsx';
import { Players } from './players.tsx';
import { RoomGame } from './room-game.tsx';
import { RoomInformation } from './room-information.tsx';
import { Waiting } from './waiting.tsx';

/** That the other has come is said where one waits for it; the first move is theirs who has it. */
function useBegun({ playing }: GameRoom, { match, read }: UsedMatch) {
  const { member } = useSession();
  const waited = useRef(false);
  const none = read.data === null;
  useEffect(() => {
    // Before it has been read, nobody knows whether there is a game.
    if (none && !match) waited.current = true;
    if (!match || !waited.current) return;
    waited.current = false;
    const [first, second] = match.players;
    const other = first?.id === member?.id ? second : first;
    if (playing && other)
      announce(`${other.displayName} has joined. The game begins.${first?.id === member?.id ? ' Your turn.' : ''}`);
  }, [match, none, member?.id, playing]);
}

export function RoomView({ room }: { readonly room: GameRoom }) {
  const { id, name, gameType, status, hostId, isPrivate, playing } = room;
  const { member } = useSession();
  const used = useMatch(id);
  const { game, failed, retry } = useGame(gameType);
  const [leaving, setLeaving] = useState(false);
  const { match } = used;
  const isHost = hostId === member?.id;
  useBegun(room, used);
  return (
    <>
      <PageTitle title={name} crumbs={arcadeCrumbs}>
        <div className="row">
          <StatusChip status={status} />
          {isHost && <Chip icon={Crown}>Host</Chip>}
          {isPrivate && <Chip icon={Lock}>Private</Chip>}
          <span className="soft">
            {kindWords[gameType].name} · Room {id} · {match?.clock ? 'With a clock' : 'No clock'}
          </span>
        </div>
      </PageTitle>
      <div className="game-room">
        <div className="game-room-main">
          {!match && <Waiting room={room} read={used.read} />}
          {!match && playing && status === 'waiting' && room.currentPlayers === 1 && <ComputerOffer room={room} />}
          {match && game && <RoomGame key={match.id} room={room} match={match} used={used} game={game} />}
          {match && !game && !failed && <Skeleton count={1} label="Loading the game" />}
          {match && failed && (
            <ErrorState title="Couldn’t load the board" onRetry={retry}>
              Check the connection, then try again.
            </ErrorState>
          )}
          <JoinLeave
            room={room}
            running={match !== null && match.end === null}
            leaving={leaving}
            onLeaving={setLeaving}
          />
        </div>
        <div className="game-room-side">
          <RoomInformation room={room}>
            {playing && <Button onClick={() => setLeaving(true)}>Leave Room</Button>}
            {!isHost && hostId !== null && (
              <Button
                variant="quiet"
                icon={Flag}
                onClick={() =>
                  openReport({ contentType: 'game_room', contentId: id, reportedUserId: hostId, subject: name })
                }
              >
                Report this room
              </Button>
            )}
          </RoomInformation>
          <Players room={room} />
          <GameChat room={room} />
        </div>
      </div>
    </>
  );
}
